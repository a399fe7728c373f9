# La cornice di ogni tavolo: barra, menu, cronaca, chat, connessione.

shell-title = { $name } – { $game }
shell-game-afternova = AfterNova
shell-game-novaraiders = Nova-Raiders
shell-home = Pagina iniziale
shell-rules = Regole
shell-cards = Carte
shell-save-record = Salva la registrazione
shell-replay = Rivedi la partita
shell-result = Risultato
shell-your-turn = Tocca a te
shell-close = Chiudi
shell-close-what = Chiudi: { $what }
shell-numbered = { $name }, n. { $n }
shell-rule = Regola { $rule } nel regolamento
shell-not-loaded = Non è stato possibile caricare questa pagina.
shell-reload = Ricarica

shell-connecting = Connessione…
shell-open = Connesso
shell-lost = Riconnessione…
shell-lost-note = La connessione è caduta. Si ristabilirà da sola.
shell-pending =
    { $count ->
        [one] Il tuo clic non è ancora partito.
       *[other] { $count } clic non sono ancora partiti.
    }
shell-gone = Non sei a questo tavolo
shell-closed = Questo tavolo è chiuso
shell-damaged = Questa partita non può proseguire

shell-menu = Menu
shell-this-device = Su questo dispositivo
shell-language = Lingua
shell-language-en = English
shell-language-de = Deutsch
shell-language-it = Italiano
shell-pace = Velocità delle mosse altrui
shell-pace-calm = calma
shell-pace-normal = normale
shell-pace-fast = veloce
shell-pace-instant = immediata
shell-light = Tema chiaro
shell-dark = Tema scuro
shell-motion-off = Disattiva le animazioni
shell-motion-on = Attiva le animazioni
shell-sound = Suono
shell-sound-on = Attiva il suono
shell-sound-off = Disattiva il suono
shell-text-board = Tavolo come testo
shell-decline-off = Chiedimelo anche se non posso completare nulla
shell-decline-on = Passa per me se non posso completare nulla
shell-remember-off = Nascondi le carte prese scoperte dagli altri
shell-remember-on = Mostra le carte prese scoperte dagli altri
shell-notify = Avvisami quando tocca a me
shell-skip = Vai alla situazione attuale
shell-undo-free = Annulla
shell-undo-ask = Chiedi di annullare
shell-undo-asks = Annulla…
shell-undo-asks-last = Annulla l’ultima mossa…
shell-undo-what = Annulla: { $what }
shell-undo-title =
    { $count ->
        [one] Annullare questa mossa?
       *[other] Annullare { $count } mosse?
    }
shell-undo-own = Questa mossa ha rivelato qualcosa. Sarà annullata:
shell-undo-others = Insieme alla tua mossa sarà annullato ciò che gli altri hanno fatto da allora:
shell-undo-more = e altro prima
shell-undo-needs =
    { $count ->
        [one] Si fa solo con il consenso di { $names }.
       *[other] Si fa solo con il consenso di tutti: { $names }.
    }
shell-undo-go = Annulla
shell-undo-keep = Lascia così
shell-time-left = Tempo rimasto: { $time }

shell-seats = Posti
shell-open-seat = libero
shell-away = assente
shell-stand-in = al suo posto: { $level }
shell-back = Rieccomi
shell-move-seat = Su un altro dispositivo
shell-who-plays = Chi gioca per { $name }
shell-computer = Computer, { $level }
shell-new-link = Nuovo link
shell-watch-link = Link per gli spettatori
shell-link = Il link
shell-link-copied = Copiato. Chi lo apre può entrare.
shell-leave = Lascia il tavolo
shell-leave-title = Lasciare questa partita?
shell-leave-about = Un computer ({ $level }) continua al tuo posto. Gli altri vengono avvisati.
shell-leave-alone = Qui non gioca nessun altro: un computer ({ $level }) prende il tuo posto e i computer giocano la partita fino alla fine.
shell-leave-back = Puoi ripensarci dalla pagina iniziale finché nessuno muove; i computer aspettano dieci secondi. Dopo, si rientra solo con un link per il posto, che può darti chi ospita.
shell-leave-back-alone = Per dieci secondi puoi ripensarci dalla pagina iniziale.
shell-leave-pause = Vuoi solo fare una pausa? Chiudi la pagina: il posto resta tuo e la partita è nella pagina iniziale.
shell-leave-only-pause = Solo una pausa
shell-leave-stay = Resta
shell-left = Hai lasciato { $name }. Un computer prende il tuo posto.
shell-left-undo = Torna al tavolo
shell-seats-about = Si può sostituire solo chi è assente da più tempo di quanto questo tavolo aspetti. Tutti vengono avvisati.
shell-to-rematch = Vai alla rivincita

shell-log = Cronaca
shell-quote = «{ $text }»
shell-to-moment = Rivedi questo momento
shell-moment = Prima: passo { $step } di { $steps }
shell-moment-before = Un passo prima
shell-moment-after = Un passo dopo
shell-moment-back = Torna alla partita
shell-chat = Chat
shell-fold = Nascondi cronaca e chat
shell-unfold = Mostra cronaca e chat
shell-quiet = Nessuno ha ancora detto nulla.
shell-no-talk = A questo tavolo non c’è chat.
shell-whispered = a { $names }
shell-say = Scrivi qualcosa
shell-say-to = A chi
shell-to-all = A tutti
shell-say-phrase = Scegli una frase…
shell-send = Invia

shell-choices =
    { $count ->
        [0] Ora non devi decidere nulla
        [one] Una scelta
       *[other] { $count } scelte
    }
shell-find-choice = Cerca una scelta
shell-no-choice = Nessuna

shell-zoom-key = Premi Z per vedere da vicino.
shell-zoom-pin = Z lo tiene aperto
shell-zoom-close = Esc o un clic lo chiude
shell-zoom-tap = Tocca per chiudere

shell-since = Dal tuo ultimo turno
shell-since-nothing = Non è successo nulla.

shell-first-game = La tua prima partita
shell-aim-afternova = Con le icone delle tue Zampesperte raccogli sui Pianeti, senza aiuto o con un accordo; con i Frammenti paghi i tuoi Progetti. Si finisce quando qualcuno completa il sesto; vince chi ha più punti.
shell-aim-novaraiders = Parti, raccogli le Schegge e scaricale alla tua base prima che la Stella inghiotta tutto. Vince chi ha più punti.
shell-now-afternova = Scegli un Pianeta per vedere che cosa serve per raccogliervi, senza aiuto o con altri, oppure vai al Mercato a prendere carte.
shell-now-novaraiders = Se nessuna nave è in viaggio, lanciane una; poi scegli un’azione su una delle tue carte. Si illumina ciò che puoi scegliere.
shell-first-now = Adesso:
shell-first-wait = Prima giocano gli altri. La riga in alto ti dice quando tocca a te o quando qualcuno ti offre un accordo.
shell-first-look = Ferma il puntatore su qualcosa per sapere che cos’è.
shell-first-look-touch = Tieni premuto qualcosa per sapere che cos’è.
shell-first-read = Ho capito

shell-curtain = Passa il dispositivo a { $name }
shell-curtain-hint = Tutti gli altri: non guardate!
shell-curtain-open = Sono { $name }

shell-undo-asked =
    { $count ->
        [one] { $name } chiede di annullare una mossa.
       *[other] { $name } chiede di annullare { $count } mosse.
    }
shell-undo-waiting =
    { $count ->
        [one] Una persona deve ancora accettare l’annullamento.
       *[other] { $count } persone devono ancora accettare l’annullamento.
    }
shell-undo-yes = Accetta
shell-undo-no = No

## Qualsiasi gioco, come testo

shell-position = Il tavolo
shell-over = La partita è finita.
shell-waits-for = La partita aspetta { $names }.
shell-round = Giro { $round }
