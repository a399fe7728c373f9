### Nova-Raiders in parole: che cosa è successo, che cosa si può fare, che cosa si attende, e il tabellone in testo.
### In ogni messaggio con $you: yes è chi legge; no è qualcun altro, il cui nome è in $seat.
### $mine: yes se la nave è di chi la muove, you se è di chi legge, no se è di $owner.

## Carte, spazi, Schegge

nr-card-basic = { $first } / { $second }
nr-card-special = { $card } ({ $symbol })
nr-directive = { $directive } ({ $points })
nr-directive-goal = { $directive } ({ $points }). { $goal }
nr-gate = anello { $ring } (Portale { $colour ->
    [red] rosso
    [blue] blu
    [brown] marrone
   *[white] bianco
  })
nr-space = anello { $ring } ({ $step } dopo il Portale { $colour ->
    [red] rosso
    [blue] blu
    [brown] marrone
   *[white] bianco
  })
nr-shard = { $shard ->
    [yellow] una Scheggia gialla
    [black] una Scheggia nera
   *[red] una Scheggia rossa
  }
nr-shards = { $n ->
    [one] { $n } Scheggia ({ $shards })
   *[other] { $n } Schegge ({ $shards })
  }

## Che cosa è successo

nr-log-directive-kept = { $you ->
    [yes] Tieni { $directive }.
   *[no] { $seat } tiene una Direttiva.
  }
nr-log-turn-began = { $you ->
    [yes] Turno { $turn }, giro { $round }: tocca a te.
   *[no] Turno { $turn }, giro { $round }: tocca a { $seat }.
  }
nr-log-launched = { $you ->
    [yes] Lanci una nave sull’{ $to }.
   *[no] { $seat } lancia una nave sull’{ $to }.
  }
nr-log-played = { $you ->
    [yes] Giochi { $card } { $use ->
        [chain] come Catena
        [orbit] come Orbita
        [jump] come Salto
        [unload] per scaricare
        [hijack] per dirottare
        [upgrade] come Upgrade
       *[special] per la sua azione
      }.
   *[no] { $seat } gioca { $card } { $use ->
        [chain] come Catena
        [orbit] come Orbita
        [jump] come Salto
        [unload] per scaricare
        [hijack] per dirottare
        [upgrade] come Upgrade
       *[special] per la sua azione
      }.
  }
nr-log-moved = { $you ->
    [yes] Muovi { $mine ->
        [yes] una nave
       *[no] la nave di { $owner }
      } dall’{ $from } all’{ $to }{ $more }.
   *[no] { $seat } muove { $mine ->
        [yes] una nave
        [you] la tua nave
       *[no] la nave di { $owner }
      } dall’{ $from } all’{ $to }{ $more }.
  }
nr-log-pushed = { $you ->
    [yes] Spingi { $mine ->
        [yes] una nave
       *[no] la nave di { $owner }
      } dall’{ $from } all’{ $to }{ $more }.
   *[no] { $seat } spinge { $mine ->
        [yes] una nave
        [you] la tua nave
       *[no] la nave di { $owner }
      } dall’{ $from } all’{ $to }{ $more }.
  }
nr-log-pushed-star = { $you ->
    [yes] Spingi { $mine ->
        [yes] una nave
       *[no] la nave di { $owner }
      } dall’{ $from } nella Stella{ $lost }{ $more }.
   *[no] { $seat } spinge { $mine ->
        [yes] una nave
        [you] la tua nave
       *[no] la nave di { $owner }
      } dall’{ $from } nella Stella{ $lost }{ $more }.
  }
nr-lost = {" "}con { $shards }
nr-left = ; la nave lascia indietro { $shards }
nr-taken = , su { $shards }
nr-log-stowed = { $you ->
    [yes] Metti { $shard } nella Stiva { $bay }.
   *[no] { $seat } mette { $shard } nella Stiva { $bay }.
  }
nr-log-docked = { $you ->
    [yes] La tua nave torna al Molo.
   *[no] La nave di { $seat } torna al Molo.
  }
nr-log-lifted = { $you ->
    [yes] Togli { $shards } (Stiva { $bays }).
   *[no] { $seat } toglie { $shards } (Stiva { $bays }).
  }
nr-log-restowed = { $you ->
    [yes] Rimetti { $shard } sulla Stiva { $bay }.
   *[no] { $seat } rimette { $shard } sulla Stiva { $bay }.
  }
nr-log-took = { $you ->
    [yes] Prendi { $card } dall’Accademia.
   *[no] { $seat } prende { $card } dall’Accademia.
  }
nr-log-took-refill = { $you ->
    [yes] Prendi { $card } dall’Accademia; al suo posto arriva { $refill }.
   *[no] { $seat } prende { $card } dall’Accademia; al suo posto arriva { $refill }.
  }
nr-log-took-unseen = { $you ->
    [yes] Prendi alla cieca { $card } dall’Accademia; ora scoperte: { $row }.
   *[no] { $seat } prende alla cieca una carta Speciale dall’Accademia; ora scoperte: { $row }.
  }
nr-log-time-advanced = { $why ->
    [timekeeper] Con il Cronometrista il Tracciato del Tempo avanza allo spazio { $time }
    [idle] Poiché da molto tempo era fermo, il Tracciato del Tempo avanza allo spazio { $time }
    [no_shards] Poiché sul tabellone non ci sono Schegge, il Tracciato del Tempo avanza allo spazio { $time }
   *[unload] Il Tracciato del Tempo avanza allo spazio { $time }
  }: { $event }.
nr-log-shard-drawn = { $you ->
    [yes] Peschi { $shard } dal sacchetto.
   *[no] { $seat } pesca { $shard } dal sacchetto.
  }
nr-log-shard-placed = { $you ->
    [yes] Metti { $shard } sull’{ $to }.
   *[no] { $seat } mette { $shard } sull’{ $to }.
  }
nr-log-spawn-skipped = { $why ->
    [no_shard] { $you ->
        [yes] Non metti Schegge, perché il sacchetto è vuoto.
       *[no] { $seat } non mette Schegge, perché il sacchetto è vuoto.
      }
   *[no_asteroid] { $you ->
        [yes] Non metti Schegge, perché nessun Asteroide è libero.
       *[no] { $seat } non mette Schegge, perché nessun Asteroide è libero.
      }
  }
nr-log-star-expanded = La Stella si espande sull’anello { $ring }.
nr-log-star-expanded-shards = La Stella si espande sull’anello { $ring } e inghiotte { $shards }.
nr-log-ship-destroyed = { $you ->
    [yes] La tua nave sull’{ $space } è distrutta.
   *[no] La nave di { $seat } sull’{ $space } è distrutta.
  }
nr-log-ship-destroyed-shards = { $you ->
    [yes] La tua nave sull’{ $space } è distrutta con { $shards }.
   *[no] La nave di { $seat } sull’{ $space } è distrutta con { $shards }.
  }
nr-log-hrl-fled = Una nave di H.R.L. fugge dall’{ $from } all’{ $to }.
nr-log-hrl-fled-dock = Una nave di H.R.L. fugge dall’{ $from } al suo Molo.
nr-log-turn-ended = { $you ->
    [yes] Termini il turno.
   *[no] { $seat } termina il turno.
  }
nr-log-card-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $seat } scarta { $card }.
  }
nr-log-drew = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $seat } pesca { $cards }.
  }
nr-log-drew-hidden = { $n ->
    [one] { $seat } pesca { $n } carta.
   *[other] { $seat } pesca { $n } carte.
  }
nr-log-reshuffled = { $you ->
    [yes] { $n ->
        [one] Mescoli { $n } carta usata per formare un nuovo mazzo.
       *[other] Mescoli { $n } carte usate per formare un nuovo mazzo.
      }
   *[no] { $n ->
        [one] { $seat } mescola { $n } carta usata per formare un nuovo mazzo.
       *[other] { $seat } mescola { $n } carte usate per formare un nuovo mazzo.
      }
  }
nr-log-hrl-turned = { $you ->
    [yes] La carta di H.R.L. è { $card }: la esegui tu.
   *[no] La carta di H.R.L. è { $card }: la esegue { $seat }.
  }
nr-log-hrl-turned-nothing = La carta di H.R.L. è { $card }: nulla si muove.
nr-log-game-ended = { $reason ->
    [supernova] La partita è finita, perché la Stella diventa Supernova: { $winners }.
    [no_ships] La partita è finita, perché nessuno ha più navi: { $winners }.
   *[no_shards] La partita è finita, perché non restano Schegge né sul tabellone né nel sacchetto: { $winners }.
  } Punti: { $scores }. Carte in mano: { $hands }.
nr-log-game-ended-directives = Direttive: { $directives }.
nr-wins = { $you ->
    [yes] vinci tu
   *[no] vince { $seat }
  }
nr-of-seat = { $seat } { $what }

## Che cosa si può fare. Ogni scelta che gioca una carta finisce con la carta.

nr-do-with = { $choice }, con { $card }
nr-do-keep = Tieni { $directive }
nr-do-launch = Lancia una nave sull’{ $to }
nr-do-chain = Gioca { $card } come Catena
nr-do-end-turn = Termina il turno
nr-do-discard = Scarta { $card }
nr-do-draw = Non scartare altro e pesca
nr-do-orbit = Orbita dall’{ $from } all’{ $to }
nr-do-jump = Salta dall’{ $from } all’{ $to }
nr-do-unload = Scarica la Pila sull’{ $from }
nr-do-hijack = Dirotta la nave sull’{ $victim }, dall’{ $from }
nr-do-upgrade = Prendi { $take } dall’Accademia
nr-do-upgrade-unseen = Prendi alla cieca una carta Speciale dall’Accademia
nr-do-leave = { $n ->
    [0] Non lasciare nulla indietro
    [one] Lascia indietro { $n } Scheggia
   *[other] Lascia indietro { $n } Schegge
  }
nr-do-run = Orbita all’{ $to }
nr-do-run-stay = Resta
nr-do-stow = Metti la Scheggia nella Stiva { $bay }
nr-do-restow = Rimetti ora { $shard }
nr-do-place = Metti la Scheggia sull’{ $to }
nr-do-hrl-move = Muovi la nave di H.R.L. dall’{ $from } all’{ $to }
nr-do-hrl-hijack = Dirotta la Pila sull’{ $victim } con la nave di H.R.L. sull’{ $from }
nr-do-hrl-hijack-side = Dirotta la Pila sull’{ $victim } con la nave di H.R.L. sull’{ $from }, accostata all’{ $side }

## Che cosa si attende

nr-wait-directives = Scegli una delle tue Direttive: resta segreta.
nr-wait-directives-others = In attesa di { $seats }: si scelgono le Direttive.
nr-wait-turn = { $you ->
    [yes] Tocca a te: gioca una carta, lancia una nave o termina il turno.
   *[no] { $seat } sta scegliendo: giocare una carta, lanciare una nave o terminare il turno.
  }
nr-wait-turn-docked = { $you ->
    [yes] Tocca a te: tutte le tue navi sono al Molo. Lanciane una.
   *[no] { $seat } sta scegliendo: lanciare una nave o terminare il turno.
  }
nr-wait-turn-linked = { $you ->
    [yes] La fila è collegata: gioca un’altra azione, lancia una nave o termina il turno.
   *[no] { $seat } può giocare un’altra azione.
  }
nr-wait-turn-unlinked = { $you ->
    [yes] Metti una carta come Catena e gioca un’altra azione, lancia una nave o termina il turno.
   *[no] { $seat } può giocare una Catena, lanciare una nave o terminare il turno.
  }
nr-wait-turn-done = { $you ->
    [yes] Niente più carte: lancia una nave o termina il turno.
   *[no] { $seat } non ha più carte: lanciare una nave o terminare il turno.
  }
nr-wait-turn-slipping = { $you ->
    [yes] Scia: le tue prossime Orbite non richiedono Catene.
   *[no] { $seat } è in Scia e può orbitare senza Catene.
  }
nr-wait-discard = { $you ->
    [yes] Non hai giocato carte: scarta ciò che vuoi, poi pesca.
   *[no] { $seat } non ha giocato carte e può scartare prima di pescare.
  }
nr-wait-leave = { $you ->
    [yes] Scegli quante Schegge restano sull’{ $from }.
   *[no] { $seat } sceglie quante Schegge lasciare indietro.
  }
nr-wait-run = { $you ->
    [yes] Mordi e fuggi: orbita da 1 a 3 spazi con la stessa nave, o resta.
   *[no] { $seat } sceglie dove fuggire.
  }
nr-wait-unload = { $you ->
    [yes] Scegli una Stiva per la Scheggia in cima ({ $shard }).
   *[no] { $seat } sceglie una Stiva per la Scheggia in cima ({ $shard }).
  }
nr-wait-restow = { $you ->
    [yes] Scegli la Scheggia che va sulla Stiva { $bay }.
   *[no] { $seat } sceglie la Scheggia che va sulla Stiva { $bay }.
  }
nr-wait-place = { $you ->
    [yes] Metti { $shard } su un Asteroide libero.
   *[no] { $seat } mette { $shard } su un Asteroide.
  }
nr-wait-hrl = { $you ->
    [yes] H.R.L. gioca { $card }: scegli che cosa fa la sua nave.
   *[no] { $seat } esegue la carta { $card } di H.R.L.
  }
nr-wait-other = { $you ->
    [yes] Decidi tu.
   *[no] Decide { $seat }.
  }
nr-wait-over = La partita è finita: { $winners }.

## Il tabellone in testo

nr-board-now = Adesso
nr-board-turn = Turno { $turn }, giro { $round }.
nr-board-order = Ordine di turno: { $seats }.
nr-board-track = Il Tracciato del Tempo è allo spazio { $time } di { $spaces }. In arrivo: { $events }.
nr-board-track-start = Il Tracciato del Tempo non è ancora partito ({ $spaces } spazi). In arrivo: { $events }.
nr-board-track-space = { $time } { $event }
nr-board-bag = { $n ->
    [one] { $n } Scheggia nel sacchetto.
   *[other] { $n } Schegge nel sacchetto.
  }
nr-board-lost = Fuori gioco: { $shards }.
nr-board-board = Tabellone
nr-board-ring = Anello { $ring }: { $things }.
nr-board-ring-empty = Anello { $ring }: nulla.
nr-board-ring-covered = L’anello { $ring } è inghiottito dalla Stella.
nr-board-ship = { $you ->
    [yes] la tua nave sull’{ $space }
   *[no] la nave di { $seat } sull’{ $space }
  }
nr-board-stack = { $you ->
    [yes] la tua Pila sull’{ $space } con { $shards }
   *[no] la Pila di { $seat } sull’{ $space } con { $shards }
  }
nr-board-pile = { $shards } sull’{ $space }
nr-board-asteroids = Asteroidi liberi: { $spaces }.
nr-board-row = Fila
nr-board-row-card = { $card } { $use ->
    [chain] come Catena
    [orbit] come Orbita
    [jump] come Salto
    [unload] per scaricare
    [hijack] per dirottare
    [upgrade] come Upgrade
   *[special] per la sua azione
  }
nr-board-linked = La fila è collegata: si può giocare un’azione base.
nr-board-unlinked = La fila non è collegata: prima ci vuole una Catena.
nr-board-academy = Accademia
nr-board-academy-row = Scoperte: { $cards }. { $n } nel mazzo.
nr-board-you = Tu
nr-board-colour = Navi: { $colour ->
    [red] rosse
    [blue] blu
    [brown] marroni
   *[white] bianche
  }, { $docked } al Molo.
nr-board-bay = Stiva { $bay }: { $shards }.
nr-board-bay-empty = La Stiva { $bay } è vuota.
nr-board-hand = Mano: { $cards }.
nr-board-hand-others = { $n ->
    [one] Mano: { $n } carta.
   *[other] Mano: { $n } carte.
  }
nr-board-piles = Mazzo: { $draw }. Scarti: { $discard }.
nr-board-specials = Carte Speciali possedute: { $cards }.
nr-board-specials-unseen = { $n ->
    [one] { $n } carta Speciale presa alla cieca.
   *[other] { $n } carte Speciali prese alla cieca.
  }
nr-board-directive = Direttiva: { $directive }
nr-board-dealt = Una Direttiva da scegliere: { $directive }
nr-board-deeds = Dirottamenti: { $hijacks }. Navi avversarie distrutte: { $destroyed }.
nr-board-hrl-deck = Carte nel suo mazzo: { $n }. Usate: { $cards }.
nr-board-hrl-hold = Al suo Molo: { $shards }.
