### Il terminale: `novatable play`, `demo`, `replay` e `cards list`. Che cosa accade, che cosa si può fare e che cosa viene
### rifiutato lo dicono i messaggi degli schermi. I comandi si scrivono in inglese in ogni lingua.

## Il tavolo

term-title = { $you ->
    [yes] Turno { $turn }, giro { $round }: tocca a te
   *[no] Turno { $turn }, giro { $round }: tocca a { $name }
  }
term-hand = { $you ->
    [yes] La tua mano
   *[no] Mano di { $name }
  }
term-points = { $n } pt
term-unseen = { $n } alla cieca
term-player = { $name }:
term-quote = { $name }: «{ $text }»
term-refused = Non è possibile: { $why } ({ $rule })
term-keyboard = { $name }, prendi la tastiera e premi Invio.
term-seed = Il seme era { $seed }.
term-speak = Nei turni degli altri { $speak ->
    [turns] ti si chiede a ogni turno
    [calls] ti si chiede solo per gli appelli
   *[never] non ti si chiede mai
  }.

## Comandi dei due giochi

term-help-numbers = fai ciò che sta accanto al numero; more elenca gli altri modi
term-help-look = di nuovo il tavolo
term-help-log = che cosa è appena successo
term-help-quit = lascia la partita
term-help-rules = una regola per numero; le regole che contengono una parola
term-help-speak = quando ti si chiede nei turni degli altri: sempre, per gli appelli, mai

## Intorno a una partita

term-demo = Una partita di { $game } tra computer. Per rivederla: { $command }
term-seated = Al tavolo: { $players }. Scrivi help per i comandi, quit per uscire.
term-unfinished = La partita si interrompe qui.
term-no-input = L’input è finito: la partita si interrompe qui.
term-record = La registrazione è in { $file }: si guarda con { $command }
term-record-ends = La registrazione finisce qui; la partita non è conclusa.
term-replay = { $n } di { $of }: Invio, un numero o q >
term-verified = Verificato:
term-verified-game = { $file }, una partita di { $game }
term-verify-seed = seme
term-verify-seed-right = corrisponde all’impronta
term-verify-seed-position = non verificato: la partita è iniziata da una posizione
term-verify-actions = azioni
term-verify-actions-right = tutte e { $n } sono possibili secondo le regole
term-verify-digests = impronte delle azioni
term-verify-digests-right = { $n } di { $of }, tutte giuste
term-verify-digests-none = assenti
term-verify-closing = impronta finale
term-verify-closing-right = giusta
term-verify-closing-none = assente: la registrazione è incompleta

## AfterNova

term-an-title-final = { $title }, ultima occasione
term-an-planets = Pianeti (sacchetto { $bag }, scartati { $discarded })
term-an-in-reach = alla portata
term-an-lacks = mancano
term-an-market = Mercato (mazzi: { $paws } Zampesperte, { $blueprints } Progetti)
term-an-hand-objective = { $hand } (obiettivo segreto: { $colours })
term-an-players = Al tavolo (Stiva, mano, Progetti, punti su di essi)
term-an-bot-row = nella fila di Bot:
term-an-paw = { $card }, { $species }.
term-an-objective = Obiettivo
term-an-take = 1-{ $n } prendi quella carta
term-an-discard = 1-{ $n } scarta quella carta
term-an-listen = Tocca a { $name }: Invio per ascoltare, oppure deal, agree, show (help)
term-an-free-sweeps = { $waiting } Rinnovi gratuiti: { $n }.
term-an-help = { $waiting } (help)
term-an-confirm = . Invio per farlo, no per rinunciare
term-an-confirm-paws = . Invio per farlo; with ... per altre Zampesperte; no per rinunciare
term-an-ask-planet = Quale Pianeta? ({ $planets })
term-an-ask-helpers = Chi aiuta? ({ $names }; più nomi con la virgola)
term-an-ask-more-helpers = Chi altro aiuta? ({ $names }; Invio: nessuno)
term-an-ask-bring = { $you ->
    [yes] Che cosa porti di { $icons }?
   *[no] Che cosa porta { $seat } di { $icons }?
  }
term-an-ask-get = { $you ->
    [yes] Che cosa ricevi di { $fragments }?
   *[no] Che cosa riceve { $seat } di { $fragments }?
  }
term-an-ask-bot = Che cosa porta Bot?
term-an-ask-bot-fragments = { $n ->
    [one] Quale Frammento del Pianeta riceve Bot?
   *[other] Quali { $n } Frammenti del Pianeta riceve Bot, e in quale ordine?
  }
term-an-ask-stored = Frammenti in Stiva che cambiano mano? (per esempio { $example }; Invio: { $usual })

term-an-help-take = prendi una carta dal Mercato; basta sempre l’inizio di un nome
term-an-help-sweep = rinnova una fila del Mercato, al prezzo di una carta; prima edizione: draw paws, dal mazzo
term-an-help-extract = raccogli sul Pianeta A senza aiuto, con meno Zampesperte possibile; per sceglierle: extract A with swoop, tock
term-an-help-deal = proponi un accordo, una domanda alla volta (anche: propose)
term-an-help-line = lo stesso in una riga; ciò che non è assegnato a nessuno spetta a chi è di turno
term-an-help-letters = Frammenti: K nero, W bianco, G verde, P viola, O arancione; abilità: pil, ing, sic, est
term-an-help-call = chiedi a chiunque voglia; call da solo fa le domande una alla volta
term-an-help-agree = accetta la proposta 3, o rispondi all’appello 3; per scegliere le Zampesperte: agree 3 with tock
term-an-help-counter = proponi la 3 con queste modifiche; counter 3 da solo le chiede
term-an-help-decline = rifiuta una proposta; ritira il tuo sì, o il tuo appello
term-an-help-show = fai vedere carte della tua mano; to all le mostra a tutti
term-an-help-complete = completa un Progetto; con un Prisma: complete pocket paying KKW
term-an-help-pass = non completare altro per ora
term-an-help-discard = scarta le carte, o getta fuori bordo i Frammenti, che hai di troppo
term-an-help-look = guarda da vicino un giocatore o una carta
term-an-help-with = le Migliorie si indicano come le Zampesperte; back indica quelle che tornano con Lealtà

term-an-cards-paws = Zampesperte
term-an-cards-paw = Zampesperta
term-an-cards-species = specie
term-an-cards-icons = icone
term-an-cards-blueprints = Progetti
term-an-cards-blueprint = Progetto
term-an-cards-cost = costo
term-an-cards-points = punti
term-an-cards-upgrade = Miglioria
term-an-cards-planets = Pianeti
term-an-cards-planet = Pianeta
term-an-cards-requires = richiede
term-an-cards-spaces = spazi
term-an-cards-starships = Astronavi
term-an-cards-starship = Astronave
term-an-cards-objective = obiettivo
term-an-cards-summary = set di carte { $name } per AfterNova, { $paws } Zampesperte, { $blueprints } Progetti, { $planets } Pianeti, { $starships } Astronavi; SHA-256 { $hash }

## Nova-Raiders

# Come si chiama uno spazio nelle frasi: anello, base e passo, per esempio 3b2.
term-nr-space = anello { $code }
term-nr-colour = { $colour ->
    [red] rosso
    [blue] blu
    [brown] marrone
   *[white] bianco
  }
term-nr-directives = Ognuno tiene una di due Direttive
term-nr-time = Tempo { $time }/{ $spaces }
term-nr-next = poi: { $event }
term-nr-covered = l’anello { $ring } scompare tra { $n }
term-nr-supernova = Supernova tra { $n }
term-nr-idle = stallo { $n }/{ $of }
term-nr-linked = collegata
term-nr-unlinked = prima occorre una Catena
term-nr-academy = { $n ->
    [one] Accademia (mazzo { $deck }; sacchetto { $n } Scheggia)
   *[other] Accademia (mazzo { $deck }; sacchetto { $n } Schegge)
  }
term-nr-column-dock = Molo
term-nr-column-bays = Stive
term-nr-column-points = punti
term-nr-column-cards = carte
term-nr-column-specials = Speciali
# Al massimo sette caratteri.
term-nr-ring = anel. { $ring }
term-nr-star = Stella
term-nr-legend = { $colour ->
    [red] 3{ $base } è il Portale rosso dell’anello 3, 3{ $base }2 lo spazio 2 dopo; * un Asteroide; { $ship }3 una nave rossa di altezza 3; Y B R Schegge gialle, nere, rosse
    [blue] 3{ $base } è il Portale blu dell’anello 3, 3{ $base }2 lo spazio 2 dopo; * un Asteroide; { $ship }3 una nave blu di altezza 3; Y B R Schegge gialle, nere, rosse
    [brown] 3{ $base } è il Portale marrone dell’anello 3, 3{ $base }2 lo spazio 2 dopo; * un Asteroide; { $ship }3 una nave marrone di altezza 3; Y B R Schegge gialle, nere, rosse
   *[white] 3{ $base } è il Portale bianco dell’anello 3, 3{ $base }2 lo spazio 2 dopo; * un Asteroide; { $ship }3 una nave bianca di altezza 3; Y B R Schegge gialle, nere, rosse
  }
term-nr-help = { $waiting } (help)
term-nr-more = { $n ->
    [one] more: { $n } altro modo, lo stesso con un’altra carta
   *[other] more: altri { $n } modi, lo stesso con altre carte
  }
term-nr-as = come { $letter }
term-nr-unseen = alla cieca
term-nr-tops = le Schegge in cima
term-nr-push = { $push ->
    [clockwise] in senso orario
   *[counter_clockwise] in senso antiorario
  }
term-nr-from = da { $code }
term-nr-bay-points = da { $now } a { $then } punti
term-nr-which = Quale di queste?
term-nr-use-launch = lancia
term-nr-use-link = Catena
term-nr-use-discard = scarta
term-nr-use-draw = pesca
term-nr-use-end = fine
term-nr-use-keep = tieni
term-nr-use-leave = lascia
term-nr-use-stow = metti
term-nr-use-put = rimetti
term-nr-use-place = metti
term-nr-look-special = { $cards }: { $does }
term-nr-look-player = { $name } sul tabellone: { $ships }.
term-nr-look-discards = Scarti: { $cards }.
term-nr-look-space = { $code } è { $space }.
term-nr-look-asteroid = { $code } è { $space }, un Asteroide.
term-nr-look-there = Lì: { $thing }.
term-nr-look-around = Accanto a { $beside } sul suo anello; adiacente a { $adjacent } sugli anelli vicini.

term-nr-help-orbit = vai in quello spazio; se possono farlo più navi o carte, ti si chiede quale
term-nr-help-with = lo stesso con nave e carta; le carte si indicano con lettera o nome
term-nr-help-jump = ogni azione con il suo nome e l’arrivo; così anche gateway, long burn, breach
term-nr-help-hijack = la vittima; con un’altra nave: hijack 3b2 3b1. Così anche plunder, hit and run
term-nr-help-unload = la Pila da scaricare; poi stow 2 mette la Scheggia in cima nella Stiva 2
term-nr-help-upgrade = prendi una carta Speciale dall’Accademia
term-nr-help-tractor = una nave avversaria, e dove va
term-nr-help-stevedore = scambia le Schegge in cima, o ricomponi la Stiva 2; poi put yellow, ...
term-nr-help-launch = una nave dal Molo al tuo Portale dell’anello 3
term-nr-help-link = gioca una carta come Catena, o una Speciale senza la sua azione
term-nr-help-leave = quante delle Schegge più basse restano indietro
term-nr-help-place = una nuova Scheggia pescata
term-nr-help-hrl = esegui la carta di H.R.L.
term-nr-help-end = termina il turno; se non hai giocato carte: discard b, draw
term-nr-help-look = guarda da vicino uno spazio, un giocatore, una carta o una Direttiva
term-nr-help-spaces = 3b è il Portale blu dell’anello 3, 3b2 lo spazio 2 dopo; r rosso, b blu, n marrone, w bianco

term-nr-cards-basics = Mazzo base
term-nr-cards-action = azione
term-nr-cards-or = oppure
term-nr-cards-specials = Carte Speciali
term-nr-cards-special = Speciale
term-nr-cards-symbol = simbolo
term-nr-cards-does = azione
term-nr-cards-directives = Direttive
term-nr-cards-directive = Direttiva
term-nr-cards-points = punti
term-nr-cards-for = per
term-nr-cards-hrl = H.R.L.
term-nr-cards-hrl-card = carta
term-nr-cards-board = Tabellone con { $n } basi
term-nr-cards-ring = anello
term-nr-cards-spaces = spazi
term-nr-cards-asteroid = Asteroide
term-nr-cards-after = { $n } dopo ogni Portale
term-nr-cards-shards = Schegge
term-nr-cards-track = Tracciato del Tempo: { $events }.
term-nr-cards-summary = set di carte { $name } per Nova-Raiders, { $basics } carte base, { $specials } Speciali, { $directives } Direttive, { $hrl } carte H.R.L., { $boards } tabelloni; SHA-256 { $hash }

## Ogni altro gioco

term-plain-turn = Turno { $turn }
term-plain-waiting = In attesa di { $seats }
term-plain-over = La partita è finita. Ha vinto: { $winners }
term-plain-cards = set di carte { $name }

## Che cosa non si capisce

unclear-unknown = { $what ->
    [command] Non c’è un comando «{ $typed }»
    [player] Nessuno al tavolo si chiama «{ $typed }»
    [player-card] Nessun giocatore e nessuna carta si chiama «{ $typed }»
    [thing] Nessun giocatore, carta, Direttiva o spazio si chiama «{ $typed }»
    [planet] Non c’è un Pianeta «{ $typed }»
    [colour] Non c’è un colore «{ $typed }»
    [skill] Non c’è un’abilità «{ $typed }»
    [deck] Nessun mazzo si chiama «{ $typed }»
    [row] Nessuna fila si chiama «{ $typed }»
    [card-market] Nessuna carta del Mercato si chiama «{ $typed }»
    [card-hand] Nessuna carta della tua mano si chiama «{ $typed }»
    [card-academy] Nessuna carta dell’Accademia si chiama «{ $typed }»
    [blueprint-hand] Nessun Progetto della tua mano si chiama «{ $typed }»
    [pledged] Nessuna delle tue Zampesperte o Migliorie si chiama «{ $typed }»
    [played] Nessuna delle Zampesperte giocate si chiama «{ $typed }»
    [base] Non c’è una base «{ $typed }»
    [shard] Non c’è una Scheggia «{ $typed }»
    [bay] Non c’è una Stiva «{ $typed }»
    [direction] Non c’è una direzione «{ $typed }»
    [directive] Nessuna delle tue Direttive si chiama «{ $typed }»
    [count] «{ $typed }» non è un numero di Schegge
   *[number] Qui nulla ha il numero «{ $typed }»
  }. Si può scegliere tra: { $names }.
unclear-unknown-none = { $what ->
    [card-hand] Nessuna carta della tua mano si chiama «{ $typed }»: non ne hai.
    [blueprint-hand] Nessun Progetto della tua mano si chiama «{ $typed }»: non ne hai.
    [pledged] Nessuna delle tue Zampesperte o Migliorie si chiama «{ $typed }»: non ne hai.
    [played] Nessuna delle Zampesperte giocate si chiama «{ $typed }»: non ce ne sono.
   *[other] «{ $typed }» non c’è: non c’è nulla.
  }
unclear-many = «{ $typed }» può voler dire { $names }.
unclear-number = Ora il { $typed } non c’è; scrivi un numero da 1 a { $n }, o help.
unclear-number-none = Ora il { $typed } non c’è; scrivi un comando, o help.
unclear-speak = speak turns, calls, never: per ora { $speak }.
unclear-rules = Indica una regola, da { $first } a { $last }, o una parola da cercare.
unclear-rules-many = «{ $typed }» è in molte regole: { $rules }. Indicane una, o più parole.
unclear-rules-missing = Le regole non sono installate qui; si trovano nel progetto, in docs/rules.
unclear-spectator = Può farlo solo chi siede al tavolo.
unclear-counted = «{ $typed }» non si capisce: di’ quanti e di che cosa, per esempio 2 nero o 1 pil.
unclear-clause = «{ $typed }»: di’ con brings, gets o gives chi porta, riceve o dà che cosa.
unclear-subject = { $verb ->
    [bring] Chi porta { $typed }? Metti un nome prima di brings.
    [get] Chi riceve { $typed }? Metti un nome prima di gets.
   *[give] Chi dà { $typed }? Metti un nome prima di gives.
  }
unclear-extract = Senza aiuto, o solo con Bot, raccogli con extract; con altri fai un accordo.
unclear-helper = Un accordo richiede qualcuno che aiuti.
unclear-dropped = Non si propone nulla.
unclear-proposal = Non c’è una proposta { $typed } sul tavolo.
unclear-which-proposal = Quale proposta? Sul tavolo: { $names }.
unclear-no-proposal = Quale proposta? Sul tavolo non ce ne sono.
unclear-space = «{ $typed }» non è uno spazio: indica anello, base e passo, per esempio 3b2 o 3b.
unclear-ring = Non c’è un anello { $typed }: gli anelli vanno da 1 a { $n }.
unclear-step = { $typed } non c’è: l’ultimo spazio di quella base è { $last }.
unclear-spaces = Sono { $n } spazi, e qui se ne possono indicare { $most }.
unclear-here = «{ $typed }» qui non si capisce; gli spazi sono anello, base e passo, per esempio 3b2.
unclear-say-more = Possono essere { $n } azioni: aggiungi qualcosa, per esempio nave, spazio o carta.
unclear-no-card = Nessuna delle tue carte è per { $use }.
unclear-missing = { $field ->
    [card] Di’ anche quale carta; per gli esempi vedi help.
    [ship] Di’ anche quale nave; per gli esempi vedi help.
    [side] Di’ anche da quale lato; per gli esempi vedi help.
    [to] Di’ anche dove; per gli esempi vedi help.
    [victim] Di’ anche chi; per gli esempi vedi help.
    [take] Di’ anche quale carta Speciale; per gli esempi vedi help.
    [bay] Di’ anche quale Stiva; per gli esempi vedi help.
    [count] Di’ anche quante; per gli esempi vedi help.
    [shard] Di’ anche quale Scheggia; per gli esempi vedi help.
   *[directive] Di’ anche quale Direttiva; per gli esempi vedi help.
  }
unclear-not-a-number = «{ $typed }» non si capisce: scrivi il numero di un’azione.
unclear-look = «{ $typed }» qui non si può guardare.
