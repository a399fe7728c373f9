### Le pagine intorno ai tavoli: inizio, nuovo tavolo, sala d’attesa.

## Cornice

frame-skip = Vai al contenuto
frame-pages = Pagine
frame-play = Gioca
frame-learn = Impara
frame-rulebook = Regole
frame-cards = Carte
frame-language = Lingua
frame-sound = Suono
frame-to-light = Passa al tema chiaro
frame-to-dark = Passa al tema scuro
frame-guest = Ospite
frame-change-name = (cambia il tuo nome)
frame-connected = Connessione attiva
frame-not-connected = Nessuna connessione
frame-light-theme = Tema chiaro
frame-dark-theme = Tema scuro
frame-reduced-motion = Animazioni ridotte
frame-no-account = Nessun account: il tuo posto resta salvato su questo dispositivo
seat-free = posto libero

## Il mio nome

name-title = Il tuo nome
name-label = Con quale nome ti vedranno gli altri?
name-about = Vale per i tavoli a cui ti siederai d’ora in poi.
name-keep = Salva
name-cancel = Annulla

## Inizio

home-title = Novatable: AfterNova e Nova-Raiders
home-afternova-players = da 2 a 6 giocatori
home-afternova-length = 45 minuti
home-afternova-about = Ingaggia Zampesperte, tratta per i Pianeti, costruisci l’Astronave migliore.
home-novaraiders-players = da 2 a 4 giocatori
home-novaraiders-length = 60 minuti
home-novaraiders-about = Concatena le carte, corri sugli anelli, saccheggia la Stella prima che esploda.
home-play-now = Gioca subito
home-learn = Impara in cinque minuti
home-create = Crea un tavolo
home-mine = Le mie partite in corso
home-waits = 
    { $count ->
        [one] 1 ti aspetta
       *[other] { $count } ti aspettano
    }
home-mine-none = Ancora nessuna. Una partita contro il computer comincia con un clic su «Gioca subito».
home-played = Partite concluse
home-state-played = { $game }, { $when }
home-open-tables = Tavoli aperti
home-looking =
    { $count ->
        [one] 1 persona cerca una partita
       *[other] { $count } persone cercano una partita
    }
home-open-none = In questo momento nessuno cerca giocatori. Crea un tavolo pubblico, o manda un link agli amici.
home-with = Con { $names }
home-record = Apri una registrazione
home-record-about = Una partita salvata in un file: da rivedere o da continuare
home-device = Gioca su un altro dispositivo
device-title = Gioca su un altro dispositivo
device-about = Apri questo link sull’altro dispositivo, o inquadra il codice con la sua fotocamera: anche lì troverai tutte le tue partite. Non mostrare il link a nessun altro.
device-qr = Codice QR del link
device-link = Link per l’altro dispositivo
device-once = Vale una volta sola, per { $minutes } minuti.
device-here-title = Anche questo dispositivo è tuo?
device-here-about = Un altro tuo dispositivo ha mostrato questo link. Puoi usarli entrambi, o spostarti qui: allora l’altro viene scollegato.
device-here-kept = Il nome usato qui finora, { $name }, resta salvato: per vedere tutti i tuoi nomi, premi su quello attuale in alto.
device-here-add = Usa entrambi
device-here-move = Spostati qui
session-unknown = Al momento questo server non riconosce { $name }. Il tuo accesso resta salvato su questo dispositivo: riprova più tardi o continua come nuovo ospite.
session-again = Riprova
session-anew = Continua come nuovo ospite
session-kept = Altri nomi salvati su questo dispositivo
session-be = Continua come { $name }
home-by-link = Entra con un link
home-paste = Incolla il link che hai ricevuto
home-no-link = Questo non è un link a un tavolo.
home-follow = Vai
home-your-turn = Tocca a te
home-continue = Continua
home-enter = Apri
home-join = Entra
home-state-you = { $game }, giro { $round }: decidi tu
home-state-other = { $game }, giro { $round }: { $name } sta scegliendo
home-state-others = { $game }, giro { $round }: { $count } giocatori stanno scegliendo
home-state-left = { $game }, { $when }
home-waiting-seats =
    { $free ->
        [one] { $game }: un posto è ancora libero
       *[other] { $game }: { $free } posti sono ancora liberi
    }
home-waiting-start = { $game }: si può cominciare
home-open =
    { $free ->
        [one] { $game }, un posto libero
       *[other] { $game }, { $free } posti liberi
    }
home-open-computers =
    { $computers ->
        [one] { home-open }, con un computer
       *[other] { home-open }, con { $computers } computer
    }
ago-now = poco fa
ago-minutes =
    { $count ->
        [one] un minuto fa
       *[other] { $count } minuti fa
    }
ago-hours =
    { $count ->
        [one] un’ora fa
       *[other] { $count } ore fa
    }
ago-days =
    { $count ->
        [one] ieri
       *[other] { $count } giorni fa
    }

unknown-title = Qui non c’è nulla
unknown-about = Forse l’indirizzo è stato copiato solo in parte.
unknown-home = Vai alla pagina iniziale

## Un nuovo tavolo

create-title = Crea un tavolo
create-game = Gioco
create-seats = Posti
create-players = Numero di giocatori
create-seat = Posto { $number }
create-two-afternova = In due, Bot gioca come terzo equipaggio.
create-two-novaraiders = In due, H.R.L. vola come terza flotta.
create-me = Io
create-me-short = Io
create-me-number = { $name } (giocatore { $number } su questo dispositivo)
create-do = Apri il tavolo
create-open = Posto libero
create-open-short = Libero
create-open-seat = Chiunque abbia il tuo link
create-computer = Computer
create-computer-short = Computer
create-computer-seat = Giocato dal computer
create-level = Forza del computer al posto { $number }
create-pass-and-play = Più giocatori su questo dispositivo: lo si passa, e una schermata copre le carte tra un turno e l’altro.
create-no-me = Uno dei posti dev’essere tuo.
create-who = Chi può entrare
create-private = Solo con il mio link
create-listed = Tutti
create-private-about = Solo chi ha il tuo link trova questo tavolo.
create-listed-about = Il tavolo appare nella pagina iniziale e chiunque può prendere un posto libero.
create-name-usual = Tavolo di { $name }
create-name = Nome del tavolo
create-rules = Regole
create-more-rules = Altre opzioni
create-numbers = Valori per sperimentare
create-cards = Set di carte
create-cards-standard = Standard
create-manners = Tempo, chat e assenze
create-decision = Tempo per una decisione
create-decision-about = Quando scade, decide il computer finché non torni.
create-away = Attesa di chi è assente
create-away-about = Poi gioca il computer finché la persona non torna.
create-talk = Chat
create-talk-free = Libera
create-talk-phrases = Solo frasi predefinite
create-talk-off = Nessuna
create-whispers = Sussurri
create-whispers-about = Si può scrivere anche solo ad alcuni.
create-reasons = Il computer spiega le sue mosse
create-reasons-about = Un breve motivo per ogni decisione. Può rivelare qualcosa delle sue carte.
create-coach = Tutti possono chiedere al coach
create-coach-about = Che cosa farebbe il computer al posto tuo. Se giochi solo contro il computer, puoi chiederlo sempre.
create-memory = Le carte viste restano visibili
create-memory-about = Le carte che gli altri hanno preso scoperte o mostrato restano in vista. Altrimenti bisogna ricordarsele.
create-then-wait =
    { $open ->
        [one] Un posto è libero: ora ricevi un link da condividere.
       *[other] { $open } posti sono liberi: ora ricevi un link da condividere.
    }
create-then-start = Tutti i posti sono occupati: la partita comincia subito.
create-start = Comincia la partita
create-no-game = Qui non c’è questo gioco.
time-unlimited = Quanto serve
time-forever = Per sempre
time-seconds = { $count } secondi
time-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
time-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }

## Varianti: che cosa significa ciascuna

option-quoted = «{ $option }»
option-chance = Decide il caso
option-no-limit = senza limite
option-first = Chi comincia
option-first-about = Altrimenti comincia chi ha vinto la partita precedente, o decide il caso.
option-edition = Edizione
option-edition-second = Seconda
option-edition-first = Prima (2019)
option-edition-about = La prima edizione distribuisce meno Zampesperte, ha un altro Mercato e non prevede Bot: da tre giocatori in su.
option-fair-deals = Solo accordi equi
option-fair-deals-about = Chi partecipa a un accordo deve ricevere almeno un Frammento.
option-offers-per-turn = Proposte per turno
option-offers-per-turn-0 = di chi è di turno
option-offers-per-turn-1 = di ogni altro giocatore
option-offers-per-turn-about = Quante proposte si possono fare in un turno.
option-sweeps-keep-one = Dopo ogni rinnovo resta una carta da prendere
option-sweeps-keep-one-about = Una fila del Mercato si può rinnovare solo se poi si può ancora prendere una carta.
option-completions-per-turn = Progetti completati in un turno
option-completions-per-turn-about = Quanti Progetti ognuno può completare alla fine di un turno.
option-tie-break = A pari punti vince
option-tie-break-turn-order = chi viene dopo nell’ordine
option-tie-break-last-turn = chi ha giocato per ultimo
option-tie-break-about = I regolamenti nelle diverse lingue risolvono i pareggi in modo diverso.
option-round-limit = Ultimo giro
option-round-limit-about = La partita finisce dopo questo giro, anche se nessuno ha completato abbastanza Progetti.
option-directives = Direttive
option-directives-about = Ognuno tiene un obiettivo segreto che dà punti alla fine.
option-hijack-bare-ships = Anche le navi senza Schegge si possono dirottare
option-hijack-bare-ships-about = Vengono spinte via anche se non c’è nulla da prendere.
option-idle-rounds = Giri senza progressi
option-idle-rounds-about = Se il Tracciato del Tempo resta fermo per questo numero di giri, avanza da solo.
option-hrl-pace = H.R.L. muove
option-hrl-pace-each-turn = dopo ogni turno
option-hrl-pace-each-round = una volta per giro
option-hrl-pace-about = Conta solo nelle partite in due.
option-special-set-points = Tre carte Speciali uguali
option-special-set-points-6 = 6 punti
option-special-set-points-10 = 10 punti
option-special-set-points-about = Il regolamento dice 6 nell’elenco e 10 in una nota.
option-number-about = Da { $from } a { $to }; { $usual } secondo le regole.
option-paws-dealt = Zampesperte distribuite
option-hand-limit = Limite della mano
option-storage = Spazi nella Stiva
option-blueprints-to-end = Progetti che chiudono la partita
option-market-takes = Carte prese al Mercato
option-market-row = Carte in una fila del Mercato
option-planets = Pianeti in tavola
option-fragments-per-colour = Frammenti di ogni colore
option-bot-row = Progetti nella fila di Bot
option-bot-storage = Frammenti in Stiva con cui Bot ottiene un Progetto
option-fragment-points = Punti per un Frammento in Stiva
option-objective-points = Punti per un’icona dell’obiettivo segreto
option-ships = Navi di ogni giocatore
option-shards-per-type = Schegge di ogni tipo
option-academy-row = Carte scoperte dell’Accademia
option-directives-dealt = Direttive distribuite a ognuno
option-hand-size = Carte di una mano piena
option-hrl-rings = Anelli in cui H.R.L. dirotta
option-bay-set-points = Punti per tre Schegge diverse in una Stiva
option-bay-pair-points = Punti per due Schegge diverse in una Stiva
option-bay-single-points = Punti per una Scheggia sola in una Stiva
option-special-pair-points = Punti per due Speciali uguali
option-special-single-points = Punti per una Speciale sola

## La sala d’attesa

waiting-title = { $game } per { $players } giocatori. La partita non è ancora cominciata.
waiting-seats = Al tavolo
waiting-open = Posto libero
waiting-open-about = per chi arriva
waiting-you = sei tu
waiting-here = è qui
waiting-away = è assente
waiting-host = ospita
waiting-bot = bot esterno
waiting-computer = Computer, { $level }
waiting-mind = Chi siede al posto { $number }?
waiting-nobody = Lascia libero
waiting-take = Siediti qui
waiting-leave = Alzati
waiting-free = Libera il posto
waiting-still-open =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
waiting-fill = Completa con i computer e comincia
waiting-start = Comincia
waiting-for-others = In attesa di altri giocatori.
waiting-for-host = Ci sono tutti. Chi ospita fa cominciare la partita.
waiting-invite = Invita gli amici
waiting-qr = Codice QR del link
waiting-link = Link per giocare
waiting-link-about = Chi lo apre può prendere un posto libero. Non serve un account.
waiting-listed-about = Il tavolo appare anche nella pagina iniziale.
waiting-link-elsewhere = Il link è stato creato su un altro dispositivo. Se ne crei uno nuovo, quello non vale più.
waiting-new-link = Crea un nuovo link
waiting-watch = Link per guardare
waiting-new-watch = Crea un link per spettatori
waiting-copy = Copia
waiting-copied = Copiato
waiting-share = Condividi

## Un invito

invite-title = { $host } ti invita a una partita di { $game }
invite-title-nobody = Hai ricevuto un invito a giocare a { $game }
invite-page = Un invito a { $game }
invite-for = { $players } giocatori
invite-seat = Prendi il posto di { $name }.
invite-sit = Siediti
invite-begun = La partita è cominciata senza di te. Chiedi un link per guardarla.
share-waiting =
    Un tavolo di { $game } ti aspetta: { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }, circa { $length }, senza account.
invite-full = Tutti i posti sono occupati.

## Il risultato

result-you-win = Hai vinto!
result-wins = Vince { $name }
result-shared = Vittoria condivisa: { $names }
result-bot = Bot
result-hrl = H.R.L.
result-reason-sixth-blueprint = Qualcuno ha completato il suo ultimo Progetto.
result-reason-round-limit = È stato giocato l’ultimo giro.
result-reason-supernova = La Stella è esplosa.
result-reason-no-shards = Non ci sono più Schegge.
result-reason-no-ships = Non resta più nessuna nave.
result-tie-turn-order = { $names } sono a pari punti: { $points }. Vince chi viene dopo nell’ordine di turno.
result-tie-last-turn = { $names } sono a pari punti: { $points }. Vince chi ha giocato per ultimo.
result-tie-bot = { $names } sono a pari punti: { $points }. In caso di parità Bot non vince mai.
result-tie-shards = { $names } sono a pari punti: { $points }. Vince chi ha più Schegge nelle Stive.
result-tie-ships = { $names } sono a pari punti ({ $points }) e hanno altrettante Schegge nelle Stive. Vince chi ha più navi rimaste.
result-tie-shared = { $names } sono pari per punti ({ $points }), Schegge nelle Stive e navi rimaste: vittoria condivisa.
result-me = tu
result-player = Giocatore
result-total = Totale
result-part-blueprints = Progetti
result-part-storage = Stiva
result-part-objective = Obiettivo
result-part-fragments-on-blueprints = Icone coperte
result-part-bays = Stive
result-part-specials = Carte Speciali
result-part-directive = Direttiva
result-objective = Obiettivo segreto:
result-directive = Direttiva: { $name } ({ $points }{ "\u00A0" }punti)
result-graph = Punti nel corso dei turni
result-graph-about = Punti nel corso dei turni. Alla fine: { $scores }.
result-graph-turns = { $count } turni
result-rematch = Rivincita
result-shuffle-kept = Mescolatura regolare, verificata: era decisa prima della prima carta
result-shuffle-broken = La mescolatura non è quella promessa prima della partita
result-shuffle-about = Prima che si distribuisse la prima carta, tutti hanno visto un’impronta del seme da cui dipende ogni mescolatura. Ora il seme è pubblico e il tuo browser ha ricalcolato l’impronta.
result-commitment = Promesso prima della partita
result-seed = Seme della mescolatura
result-computed = Impronta del seme, calcolata qui

## Replay

replay-title = Replay: { $name }
replay-none = Qui non c’è nessun replay
replay-none-about = Può rivedere la partita solo chi sedeva al tavolo, o chi ha un link per guardare.
replay-controls = Replay
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-turn-forward = Un turno avanti
replay-last = Alla fine
replay-scrub = Passo
replay-step = Passo { $step } di { $of }, giro { $round }
replay-eyes = Punto di vista
replay-as-spectator = Uno spettatore
replay-all-open = Tutto scoperto
replay-hands = Tutte le mani
replay-hand-of = Mano di { $name }
replay-sit = Siediti qui
replay-share = Link a questo momento
replay-to-table = Al tavolo

## Carte

cards-title = Carte di { $game }
cards-heading = Carte
cards-search = Cerca per nome, abilità, colore…
cards-kind = Tipo di carta
cards-filter = Solo con
cards-any = Qualsiasi
cards-all = Tutte
cards-paw = Zampesperte
cards-blueprint = Progetti
cards-planet = Pianeti
cards-starship = Astronavi
cards-basic = Carte base
cards-special = Carte Speciali
cards-directive = Direttive
cards-hrl = Carte H.R.L.
cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cards-none = Nessuna carta trovata.

## Il regolamento

rulebook-title = Regole di { $game }
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-found =
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
rulebook-options = Opzioni
rulebook-options-about = Le sceglie chi apre il tavolo.
rulebook-ruling = Interpretazione:
rulebook-none = Nessuna regola trovata.
rulebook-link = { $rule }, link a questa regola
rulebook-afternova-about = Una stella è esplosa e i suoi Pianeti sono pieni di Frammenti. Ingaggi Zampesperte per le loro abilità, raccogli sui Pianeti senza aiuto o con un accordo, e con i Frammenti completi Progetti che danno punti.
rulebook-afternova-turn = Nel tuo turno raccogli su un Pianeta o vai al Mercato. Chi ti aiuta nella Raccolta riceve ciò che avete concordato. Dopo ogni turno tutti possono completare Progetti.
rulebook-afternova-end = Il 6° Progetto di un giocatore chiude la partita. Danno punti i Progetti, i Frammenti nella Stiva e un obiettivo segreto; vince chi ne ha di più.
rulebook-novaraiders-about = Su cinque anelli intorno alla Stella morente ci sono Schegge. Le tue tre navi le raccolgono, le rubano agli altri e le portano a casa attraverso i Portali, nelle tue Stive.
rulebook-novaraiders-turn = Nel tuo turno giochi le carte una alla volta e fai ciò che dicono. Tra due azioni ci vuole un collegamento: una carta messa di traverso o una carta Speciale.
rulebook-novaraiders-end = Ogni volta che si scarica, il tempo avanza; la Stella cresce e alla fine esplode. Danno punti le Stive, le carte Speciali e una Direttiva segreta.
rulebook-paw = Una Zampesperta: due abilità
rulebook-blueprint = Un Progetto: punti, costo, Miglioria
rulebook-planet = Un Pianeta: che cosa chiede, che cosa dà
rulebook-starship = Un’Astronave con la sua Stiva
rulebook-chain = Una fila di carte: un’azione, una carta messa di traverso come Catena, una seconda azione, una carta Speciale che fa da collegamento da sé.
example-back = Figura precedente
example-forward = Figura successiva
example-picture = Figura { $number }
example-planet-gone = La Raccolta è fatta: il Pianeta non c’è più.
example-brings = porta
example-gets = riceve
example-red = Rosso
example-blue = Blu
example-brown = Marrone
example-deal = Esempio: due equipaggi per un Pianeta
example-deal-1 = Ada è di turno e vuole { $planet }. Le sue Zampesperte coprono solo una parte di ciò che chiede.
example-deal-2 = Ben offre una Zampesperta e chiede i due Frammenti viola. Insieme le loro icone raggiungono il requisito.
example-deal-3 = Ada accetta. Entrambi scartano le Zampesperte giocate; Ben mette nella Stiva i Frammenti viola, Ada gli altri.
example-pay = Esempio: un Frammento della Stiva come paga
example-pay-1 = Ad Ada manca un’icona di pilotaggio per { $planet }. Vorrebbe tutti e quattro i Frammenti, ma nella Stiva ne ha già uno verde.
example-pay-2 = Offre quello verde a chi aggiunge un’icona di pilotaggio. Ben accetta.
example-pay-3 = Il Frammento verde non c’è più, così entrano tutti e quattro e nulla va perso. Conta quanto è piena la Stiva quando tutto si è mosso.
example-count = Esempio: il conteggio
example-count-1 = Ada ha completato il suo 6° Progetto. I punti sui suoi Progetti: 29.
example-count-2 = Due Frammenti restano nella Stiva: altri 2.
example-count-3 = Il suo obiettivo segreto è nero e bianco. Sui suoi Progetti ci sono 2 icone nere e 4 bianche: altri 6.
example-count-4 = In tutto fanno 37.
example-gate = Esempio: su un Portale altrui
example-gate-1 = Una Pila rossa sull’anello 3 sta per fare Orbita 2.
example-gate-2 = Finisce su un Portale blu. Può farlo: per un’Orbita un Portale è uno spazio come gli altri.
example-over = Esempio: sopra una Scheggia, su un’altra
example-over-1 = Una nave blu sull’anello più esterno sta per fare Orbita 3. Davanti ha una Scheggia nera e una gialla.
example-over-2 = Passa sopra la Scheggia nera, che resta dov’è, e finisce su quella gialla, che ora è la più bassa della sua Pila.
example-hijack = Esempio: un Dirottamento in tre figure
example-hijack-1 = La Pila rossa è alta 3. Accanto, sull’anello, c’è una Pila blu con una Scheggia gialla in fondo.
example-hijack-2 = Il Rosso dirotta: il Blu è spinto via di 3 spazi, quanto è alto il Rosso, e lascia la sua Scheggia più bassa.
example-hijack-3 = Il Rosso si sposta sulla Scheggia gialla, che va in fondo alla sua Pila. Ora il Rosso è alto 4.
example-cover = Prova: con quali Zampesperte si raccoglie su Nektarr?
example-cover-try = Tocca le Zampesperte per giocarle. Le regole rispondono subito; non va bene neppure giocarne più del necessario.
example-cover-yes = Con queste Zampesperte si raccoglie, e nessuna è di troppo.
example-flight = Prova: dove può andare la nave rossa?
example-flight-try = Scegli come giocare la carta, poi indica uno spazio del tabellone.
example-flight-yes = La nave ci può andare.
example-flight-use = Come giocare la carta
example-bay = Prova: quanto vale una Stiva?
example-bay-holds = La Stiva, dal basso: { $shards }
example-bay-worth =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
example-bay-try = Metti Schegge in cima o toglile. Le vicine che contano insieme sono disegnate insieme.
example-bay-remove = Togline una
example-bay-empty = Svuota
