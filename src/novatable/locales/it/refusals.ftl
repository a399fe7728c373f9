### Perché qualcosa è rifiutato: una frase per ogni codice. Che cosa va negli spazi lo dice il file inglese.

## AfterNova: Raccolta e accordi

refused-planet = { $planet } non è scoperto. Scegli un Pianeta scoperto.
refused-lacks = Per { $planet } mancano ancora: { $icons }.
refused-promise-lacks = Per la tua promessa mancano ancora: { $icons }.
refused-too-many = Per { $planet } si promettono icone di troppo: { $icons }.
refused-helper-bot = Possono aiutare solo gli altri giocatori; la parte di Bot si indica separatamente.
refused-helper-nobody = Possono aiutare solo gli altri giocatori; { $seat } qui non c’è.
refused-alone = Un accordo richiede qualcuno che prometta icone; senza aiuto raccogli e basta.
refused-nobody-receives = Dei Frammenti del Pianeta nessuno riceve: { $fragments }.
refused-shared-too-much = Si distribuisce più di quanto c’è sul Pianeta. Di troppo: { $fragments }.
refused-receiver = Solo chi partecipa all’accordo riceve Frammenti.
refused-given-to-oneself = Un Frammento si può dare solo a qualcun altro.
refused-given-outside = I Frammenti in Stiva passano solo tra chi partecipa all’accordo.
refused-holds-less = { $seat } dovrebbe dare { $n2 ->
    [one] { $n2 } Frammento
   *[other] { $n2 } Frammenti
  } di colore { $colour ->
    [black] nero
    [white] bianco
    [green] verde
    [purple] viola
   *[orange] arancione
  } e ne ha solo { $n }.
refused-unfair = A questo tavolo chiunque partecipi a un accordo riceve almeno un Frammento; { $seat } non ne riceve.
refused-unfair-open = A questo tavolo chiunque partecipi a un accordo riceve almeno un Frammento; il posto libero non ne riceve.
refused-idle = Chi aiuta promette almeno un’icona; { $seat } non ne promette.
refused-idle-open = Chi aiuta promette almeno un’icona; il posto libero non ne promette.
refused-open-place = Una proposta indica tutti quelli che aiutano; un posto libero va in un appello.
refused-not-your-deal = Proponi solo accordi a cui partecipi.
refused-declined = Proprio questa proposta è stata rifiutata in questo turno. Cambia le condizioni.
refused-proposed = Proprio questa proposta è già aperta.
refused-called = Proprio questo appello è già aperto.
refused-proposals-made = { $n ->
    [one] In questo turno hai già fatto la tua proposta.
   *[other] In questo turno hai già fatto le tue { $n } proposte.
  }
refused-no-paw-named = Chi aiuta gioca almeno una Zampesperta: indica le Zampesperte per la tua promessa.
refused-calls = Solo chi è di turno può lanciare un appello.
refused-call-place = Un appello lascia libero un posto per chi aiuta, con almeno un’icona.
refused-call-answered = Hai già risposto a questo appello: si risponde una volta sola.
refused-call-withdrawn = Solo chi è di turno può ritirare un appello.
refused-proposal-gone = La proposta { $n } non c’è più.
refused-not-asked = La proposta { $n } non attende la tua risposta.
refused-not-agreed = Non hai accettato la proposta { $n }.
refused-show-nothing = Indica le carte da mostrare e a chi mostrarle.
refused-show-twice = Indica ogni carta e ogni persona una volta sola.
refused-show-whom = Le carte si mostrano ad altri, non a { $seat }.
refused-shown = { $seat } ha già visto { $card } in questo turno.
refused-no-paw = { $card } non è una Zampesperta della tua mano.
refused-paw-twice = Indica ogni Zampesperta una volta sola.
refused-upgrades = Migliorie attive di tipo { $upgrade }: ne hai { $n }, non { $n2 }.
refused-paw-unneeded = { $card } non serve; tieni la carta in mano.
refused-return-unplayed = { $card } non è tra le Zampesperte che giochi, quindi non può tornare.
refused-returns = { $n ->
    [one] Solo una di queste Zampesperte può tornare da te, non { $n2 }.
   *[other] { $n } di queste Zampesperte possono tornare da te, non { $n2 }.
  }
refused-jettison-none = Ora non hai Frammenti da gettare fuori bordo.
refused-jettison = { $n ->
    [one] Getta fuori bordo { $n } Frammento dalla tua Stiva.
   *[other] Getta fuori bordo { $n } Frammenti dalla tua Stiva.
  }
refused-bot-game = Bot partecipa solo alle partite in due.
refused-bot-empty = La parte di Bot non ha icone: toglila.
refused-bot-too-many = Bot porterebbe più icone di quante ne richieda il Pianeta.
refused-bot-alone = Almeno un’icona deve venire da una persona.
refused-bot-price = Bot prende un Frammento per ogni icona: { $n }.
refused-bot-not-there = Bot prende solo Frammenti che sono sul Pianeta.
refused-bot-covered = Bot prende solo colori non coperti sui suoi Progetti.
refused-bot = Bot segue la sua procedura e non decide nulla.

## AfterNova: Mercato e Progetti

refused-not-in-market = { $card } non è tra le carte scoperte del Mercato.
refused-draw = Solo nella prima edizione si pescano carte da un mazzo.
refused-deck-empty = { $row ->
    [paws] Mazzo e scarti delle Zampesperte sono vuoti.
   *[blueprints] Mazzo e scarti dei Progetti sono vuoti.
  }
refused-no-sweep = Nella prima edizione non si rinnova, se non con uno Scanner.
refused-sweep-last = Dopo un rinnovo deve restarti almeno una carta da prendere.
refused-market-over = Non c’è nulla da prendere, quindi l’azione Mercato è finita.
refused-row-empty = { $row ->
    [paws] Non restano Zampesperte da scoprire.
   *[blueprints] Non restano Progetti da scoprire.
  }
refused-market-draw = Nel Mercato ci sono carte: comincia prendendone o pescandone una.
refused-market-sweep = Nel Mercato ci sono carte: comincia prendendone una o rinnovando una fila.
refused-not-in-hand = { $card } non è nella tua mano.
refused-no-blueprint = { $card } non è un Progetto della tua mano.
refused-storage-lacks = Per questo pagamento nella tua Stiva mancano Frammenti { $colour ->
    [black] neri
    [white] bianchi
    [green] verdi
    [purple] viola
   *[orange] arancioni
  }.
refused-costs = { $card } costa { $fragments }.
refused-costs-prism = { $card } costa { $fragments }; di questi { $n ->
    [one] { $n } può essere di qualsiasi altro colore.
   *[other] { $n } possono essere di qualsiasi altro colore.
  }
refused-seventh = Nessuno completa più di { $n } Progetti.
refused-completions = { $n ->
    [one] A questo tavolo si completa al massimo un Progetto per turno.
   *[other] A questo tavolo si completano al massimo { $n } Progetti per turno.
  }
refused-nothing-to-complete = Per completare ci vogliono una carta in mano e almeno { $n } Frammenti in Stiva.
refused-passed = Hai già passato.
refused-window = In questo momento non tocca a te completare Progetti.
refused-pass = Un turno non si può saltare: raccogli o vai al Mercato.

## Di chi è il turno, e che cosa viene prima

refused-over = La partita è finita.
refused-turn = È il turno di { $seat }.
refused-first-turn = Prima raccogli su un Pianeta o vai al Mercato.
refused-first-market = Non ora: stai prendendo carte dal Mercato.
refused-first-discard = Prima scarta carte fino al limite della mano.
refused-moment-turn = Non ora: chi è di turno deve prima raccogliere o andare al Mercato.
refused-moment-market = Non ora: chi è di turno sta prendendo carte dal Mercato.
refused-moment-discard = Non ora: chi è di turno deve prima scartare carte fino al limite della mano.
refused-moment-overflow = Non ora: prima vanno gettati fuori bordo i Frammenti di troppo.
refused-moment-window = Non ora: si stanno completando Progetti.
refused-moment-over = Non ora: la partita è finita.
refused-moment-leaving = Non ora: prima { $seat } decide quante Schegge lasciare indietro.
refused-moment-running = Non ora: prima { $seat } decide se la nave orbita ancora.
refused-moment-unloading = Non ora: prima { $seat } scarica.
refused-moment-restowing = Non ora: prima { $seat } rimette a posto le Schegge.
refused-moment-placing = Non ora: prima { $seat } mette una Scheggia.
refused-moment-hrl = Non ora: prima { $seat } esegue la carta H.R.L.
refused-moment-directives = Non ora: prima ognuno sceglie la propria Direttiva.
refused-moment-none = Non ora: in questo momento non è previsto.
refused-moment-ended = Non ora: il turno è finito, si possono solo scartare carte.
refused-moment-playing = Non ora: chi è di turno sta giocando carte.
refused-decides = Lo decide { $seat }.
refused-hrl = H.R.L. segue le sue carte e non decide nulla.
refused-no-seat = Il posto { $name } non c’è; i posti vanno da 0 a { $n }.
refused-no-action = Questa non è un’azione.

## Nova-Raiders: movimenti

refused-no-ship-out = Non hai navi sul tabellone: prima lanciane una.
refused-no-own-ship = Nessuna tua nave è sull’{ $space }.
refused-orbit = Dall’{ $space2 } all’{ $space } non ci sono { $numbers } spazi lungo l’anello.
refused-orbit-short = Dall’{ $space2 } all’{ $space } non ci sono da 1 a 3 spazi lungo l’anello.
refused-reach = La carta non permette di andare dall’{ $space2 } all’{ $space }.
refused-occupied = C’è già una nave sull’{ $space }. Un movimento finisce su uno spazio senza navi.
refused-jump = Non è un Portale: { $space }. Un Salto comincia da un Portale.
refused-no-gate = Non è un Portale di un anello rimasto: { $space }.
refused-gate-taken = Questo Portale non è libero, c’è una nave o una Scheggia: { $gate }.
refused-leave = { $n ->
    [one] La nave ha { $n } Scheggia da lasciare indietro, non { $n2 }.
   *[other] La nave ha { $n } Schegge da lasciare indietro, non { $n2 }.
  }
refused-dock-empty = Nel tuo Molo non c’è nessuna nave.
refused-not-your-gate = Non è un tuo Portale di un anello rimasto: { $space }.
refused-hop = Lo spazio sull’{ $space } non è adiacente a quello sull’{ $space2 }.
refused-hop-covered = La Stella ha coperto l’{ $space }.
refused-gateway = È un Portale: { $space }. Il Varco comincia da uno spazio comune.
refused-asteroid = Non è un Asteroide libero di un anello rimasto: { $space }.

## Nova-Raiders: attacchi

refused-not-next-to = Non sono vicini sullo stesso anello: { $space } e { $space2 }.
refused-no-opponent = Nessuna nave avversaria è sull’{ $space }.
refused-bare = La nave sull’{ $space } non ha Schegge. Si dirotta solo una Pila.
refused-no-landing = Sull’anello non c’è uno spazio libero in cui spingere la nave.
refused-ram = Non è un Portale: { $space }. L’Ariete comincia da un Portale.
refused-ram-innermost = Dall’anello più interno non c’è un Portale verso l’interno.
refused-ram-nobody = Sul prossimo Portale verso l’interno non c’è una Pila avversaria: { $space }.
refused-breach = Non è un Portale: { $space }. La Breccia comincia da un Portale.
refused-breach-own = C’è una tua nave sull’{ $gate }.
refused-breach-nobody = Sull’{ $gate } non c’è nessuno da spingere: non indicare una direzione.
refused-breach-direction = C’è una nave sull’{ $gate }: indica in che direzione spingerla.
refused-hrl-hijack = { $hrl }: dirotta una Pila di colore { $ship ->
    [red] rosso
    [blue] blu
    [brown] marrone
   *[white] bianco
  } sui { $n } anelli più interni, da un lato possibile.
refused-hrl-acquire = { $hrl }: muovi la nave indicata su uno spazio del suo anello con Schegge e senza navi.
refused-hrl-orbit = { $hrl }: muovi la nave indicata su uno spazio del suo anello senza navi e senza Schegge.

## Nova-Raiders: carte, Schegge e Stive

refused-wrong-action = { $card } non si può giocare come { $use }.
refused-wrong-special = { $card } non è una carta per l’azione { $special }.
refused-no-link = Tra due azioni base ci vuole una Catena o una carta Speciale.
refused-no-symbol = Per l’azione ci vuole { $shard ->
    [yellow] una Scheggia gialla
    [black] una Scheggia nera
   *[red] una Scheggia rossa
  } in una delle tue Stive.
refused-special-first = Senza la sua azione una carta Speciale non può essere la prima della fila.
refused-linked = Una Catena segue un’azione: gioca prima un’azione.
refused-unload = Non è uno dei tuoi Portali: { $space }.
refused-no-shards = La nave sull’{ $space } non ha Schegge.
refused-academy-empty = Nel mazzo dell’Accademia non ci sono più carte da prendere alla cieca.
refused-not-in-academy = { $card } non è tra le carte scoperte dell’Accademia.
refused-no-bay = { $bay } non c’è; le Stive vanno da 0 a { $n }.
refused-restow = Rimetti una delle Schegge tolte: { $shards }.
refused-bay-empty = { $bay } non ha Schegge con cui ricomporla.
refused-directive-kept = Hai già scelto la tua Direttiva.
refused-directive-not-dealt = { $directive } non è tra le tue Direttive.

## Il tavolo: posti, link, chat, ciò che si annulla

refused-lesson-watch = Prima guarda: stanno giocando gli altri.
refused-lesson-read = Prima continua a leggere: in questo passo non c’è niente da giocare.
refused-lesson-other = Forse è una buona mossa, ma in questo passo si tratta d’altro.
refused-lesson-over = Questo tentativo è finito: ricomincia.
refused-lesson-page = La lezione non è a quel passo.
refused-not-begun = La partita non è ancora cominciata.
refused-begun = La partita è già cominciata.
refused-not-yours = Questo posto ({ $seat }) non è tuo.
refused-stale = La partita è andata avanti: guarda di nuovo.
refused-stand-in = Al tuo posto gioca un computer: prima torna in gioco.
refused-foresee = L’esito di quest’azione si conosce solo giocandola.
refused-undo-nothing = Non hai nulla da annullare.
refused-undo-more = Così si annullerebbero { $n } mosse, non { $n2 }: guarda di nuovo.
refused-undo-bot = Un bot può annullare solo la propria ultima mossa, finché nulla è stato rivelato.
refused-undo-asked = Si sta già chiedendo di annullare qualcosa.
refused-undo-late = Il tempo per quella decisione è scaduto: non si può più annullare.
refused-undo-not-asked = Nessuno ti chiede di annullare qualcosa.
refused-no-chat = A questo tavolo non c’è chat.
refused-phrases = A questo tavolo si possono dire solo queste frasi: { $names }
refused-no-call = Nessun appello { $n } aspetta una tua risposta.
refused-no-whispers = A questo tavolo tutti sentono ciò che si dice.
refused-hearers = I posti vanno da 0 a { $n }.
refused-playing-yourself = A questo posto giochi già tu.
refused-time-is-up = Il tempo per questa decisione è scaduto: la prende il computer.
refused-spectators = Qui puoi solo guardare.
refused-host = Può farlo solo chi ospita.
refused-not-free = Il posto ({ $seat }) non è libero.
refused-held = Il posto ({ $seat }) è occupato: chi ci siede deve cederlo o restare assente per { $n } secondi.
refused-held-for-good = Il posto ({ $seat }) è occupato: solo chi ci siede può cederlo.
refused-second-hand = Chi gioca qui, o ospita il tavolo, non può prendere una seconda mano già distribuita.
refused-bot-hand = Un bot arriva prima della distribuzione, o al tuo posto: altrimenti ne vedresti la mano.
refused-not-left = Non hai appena lasciato questo posto: { $seat }.
refused-moved-since = Da quando hai lasciato il posto qualcuno ha giocato: chiedi a chi ospita un link per il posto.
refused-all-taken = Tutti i posti sono occupati.
refused-one-seat = Hai già un posto qui: lascia gli altri a chi arriva.
refused-name-empty = Un nome deve avere almeno un carattere visibile.
refused-text-length = Sono possibili da 1 a { $n } caratteri, non { $n2 }.
refused-text-control = I caratteri di controllo non sono possibili.
refused-name-accents = Troppi accenti su una sola lettera.
refused-name-alphabets = Una parola di un nome può avere lettere di un solo alfabeto.
refused-still-open = Posti ancora liberi: { $seats }.
refused-link-seat = Un link di questo tipo ({ $name }) è per un posto preciso: indica quale.
refused-link = Questo link non vale, o non vale più.
refused-link-device = Questo link per un altro dispositivo non vale, o non vale più: fattene mostrare là uno nuovo.
refused-link-join = Per questo tavolo ci vuole un invito, e questo non vale, o non vale più.
refused-seat-link = Questo link a un posto non vale, o non vale più.
refused-seat-link-used = Questo link a un posto non vale più.
refused-rematch-who = La rivincita può chiederla solo chi siede al tavolo.
refused-rematch-when = La rivincita viene dopo la fine della partita.
refused-record-seat = Prima della fine, ciò che si sa da un posto lo riceve solo chi lo occupa.
refused-record-who = La registrazione la riceve solo chi siede al tavolo.
refused-replay-open = Tutto si scopre a partita finita.
refused-replay-seat = Prima della fine vedi la partita dal tuo posto, non da quello di { $seat }.
refused-slower-here = Troppe richieste in poco tempo: aspetta un momento.
refused-pages = Hai troppe pagine aperte su questo tavolo: chiudine una.
refused-log-full = Il registro di questo tavolo è pieno: ha { $n } voci.
refused-token = Questo dispositivo non è riconosciuto. Ricarica la pagina.
refused-token-or-link = Ci vuole un posto, o un link per guardare.
refused-token-ended = Questo dispositivo non è più riconosciuto. Ricarica la pagina.
refused-no-message = Il server non ha capito.
refused-no-table = Questo tavolo non esiste, o non puoi vederlo.
refused-store-away = L’archivio non risponde: non è cambiato nulla; riprova tra poco.
refused-nested = È annidato troppo in profondità per poterlo leggere.
refused-failed = Qualcosa è andato storto sul server; ciò che era confermato è al sicuro.
refused-unfinished = Il server non è riuscito a finire.
refused-request = Il server non ha capito la richiesta.
refused-impossible = Così non è possibile.
refused-not-saved = Non è stato possibile salvare, perciò non è successo nulla.
refused-not-read = Il tavolo al momento non si può leggere.
refused-log-damaged = Questo tavolo è sospeso: il suo registro è danneggiato dopo la voce { $n }.
refused-entry-lost = Questo tavolo è sospeso: la voce { $n } non si può ricostruire.
refused-log-lost = Il registro di questo tavolo non si può ricostruire.
refused-rules-gone = Le regole con cui si giocava qui non fanno più parte di questo server.
refused-closed-unplayed = Il tavolo è stato chiuso prima che cominciasse una partita.
refused-muted = Il gestore di questo server ti ha tolto la parola: non puoi dire nulla.
refused-closed-operator = Il gestore ha chiuso questo tavolo.
refused-closed-abandoned = Questo tavolo è stato chiuso perché da molto tempo nessuno lo usava.
refused-closed-rules = Questo tavolo è chiuso: le regole con cui si giocava non fanno più parte di questo server.

## Che cosa non può essere: preparazione, set di carte, registrazioni

refused-no-game = Il gioco { $name } non esiste. Possibili: { $names }.
refused-no-budget = Un computer riflette per secondi (0.2s) o passi (200), non { $name }.
refused-no-level = { $name } non ha un computer { $name2 }. Possibili: { $names }.
refused-no-option = L’opzione { $name } non esiste. Possibili: { $names }.
refused-option-switch = { $option }: può essere True o False, non { $name }.
refused-option-switch-or-none = { $option }: può essere True, False o None, non { $name }.
refused-option-one-of = { $option }: può essere { $values }, non { $name }.
refused-option-one-of-or-none = { $option }: può essere { $values } o None, non { $name }.
refused-option-whole = { $option }: può essere un numero intero da { $low } a { $high }, non { $name }.
refused-option-whole-or-none = { $option }: può essere un numero intero da { $low } a { $high } o None, non { $name }.
refused-option-wholes = { $option }: sono possibili { $count } numeri interi da { $low } a { $high }, non { $name }.
refused-option-wholes-or-none = { $option }: sono possibili { $count } numeri interi da { $low } a { $high } o None, non { $name }.
refused-option-seat = { $option }: sono possibili i posti da 0 a { $high }, non { $name }.
refused-option-seat-or-none = { $option }: sono possibili i posti da 0 a { $high } o None, non { $name }.
refused-option-hand-limit = { $option }: almeno { $low }, quante carte riceve l’ultimo giocatore; non { $n }.
refused-option-dealt = { $option }: in { $n } giocatori al massimo { $high }, perché non ci sono altre carte; non { $n2 }.
refused-players-first-edition = La prima edizione è per { $low }–{ $high } giocatori, non { $name }.
refused-players-second-edition = La seconda edizione è per { $low }–{ $high } giocatori, non { $name }.
refused-players = Nova-Raiders è per { $low }–{ $high } giocatori, non { $name }.
refused-no-cards = Il set di carte { $name } non esiste. Possibili: { $names }.
refused-bad-cards = Questo set di carte contiene errori.
refused-cards-not-shipped = Il set di carte { $name } non fa parte del programma, quindi dev’essere nella registrazione.
refused-cards-changed = Nel frattempo il set di carte { $name } è cambiato.
refused-rules-old = { $name } con la versione { $n } delle regole non si gioca più.
refused-rules-new = Per { $name } con la versione { $n } delle regole serve un Novatable più recente.
refused-position = Questa non è una posizione di { $name }.
refused-record-empty = Riga 1: una registrazione comincia con un’intestazione.
refused-record-format = Riga 1: non è una registrazione di Novatable nel formato { $n }.
refused-record-set-up = Riga 1: la preparazione non è leggibile.
refused-record-start = Riga 1: «start» deve essere una posizione.
refused-record-json = Riga { $n }: non è JSON.
refused-record-object = Riga { $n }: non è un oggetto JSON.
refused-record-line = Riga { $n }: non è né un’azione né la riga finale dopo { $n2 } azioni.
refused-record-closed = Riga { $n }: dopo la riga finale non può esserci altro.
refused-record-options = Nella preparazione mancano le opzioni { $names }.
refused-record-seed = Il seme non corrisponde alla promessa.
refused-record-action = L’azione { $n } non è possibile.
refused-record-digest = Dopo l’azione { $n } la situazione non è quella indicata dall’impronta.
refused-record-closing = L’impronta della riga finale non è quella della partita dopo l’ultima azione.
refused-record-long = Una registrazione può avere al massimo { $n } caratteri.
refused-coach-seat = Il coach aiuta solo al proprio posto.
refused-coach-off = A un tavolo con altre persone non c’è il coach, se non è stato concordato.
refused-coach-when = Chiedi al coach quando tocca a te decidere.
refused-review-not-over = Una partita si analizza solo quando è finita.
refused-review-not-done = Questa partita non ha ancora un’analisi completa.
refused-review-no-game = Le partite di { $name } non si possono analizzare.
refused-review-quality = La qualità deve essere una tra { $values }.
refused-record-actions = Una registrazione può avere al massimo { $n } azioni.
refused-record-seats = La registrazione è di una partita in { $n }, non in { $n2 }.
refused-moments = Al massimo { $n } passi alla volta.
refused-no-rules = Per { $name } non ci sono regole da leggere.
refused-no-rules-in = Non ci sono regole in { $name }. Possibili: { $names }.
refused-no-rules-here = Le pagine delle regole non sono installate qui.
refused-not-drawn = I disegni da stampare qui non sono stati generati: make web
refused-not-printed = Per { $name } non c’è niente da stampare.
refused-no-printing = Per stampare qui mancano dei pacchetti: pip install 'novatable[print]'
refused-alerts-off = Su questo server gli avvisi sono disattivati.
refused-alerts-address = Questo non è un indirizzo della forma https://HOST/PERCORSO.
refused-alerts-hosts = Gli avvisi vanno solo a: { $names }.

## Perché una pagina si chiude

refused-page-failed = Errore del server. Ciò che era confermato è al sicuro.
refused-page-restart = Il server si sta riavviando: riprova tra un momento.
refused-page-token = Questo dispositivo non è più riconosciuto. Ricarica la pagina.
refused-page-hello = La pagina non si è presentata. Ricaricala.
refused-page-greeting = Il server non ha capito.
refused-page-table = Questo tavolo non esiste, o non puoi (più) vederlo.
refused-page-unreadable = Troppi messaggi che il server non capisce.
refused-page-watch = Questo link per guardare non vale più.
refused-page-left = Non hai più un posto a questo tavolo.
refused-page-removed = Questo tavolo è stato rimosso.
refused-page-changed = Questo tavolo è stato modificato: ricollegati tra poco.
