### Nova-Raiders: il tavolo. Ciò che sta accanto al tabellone, domande e pulsanti.

nr-table-title = Nova-Raiders
nr-table-round = Giro { $round }, { $players ->
    [2] due giocatori
    [3] tre giocatori
   *[other] quattro giocatori
  }
nr-table-round-only = Giro { $round }
nr-table-prompt = Che cosa attende la partita
nr-table-you = Tu
nr-table-in-bays = nelle Stive
nr-table-points-in-bays = { $n ->
    [one] { $n } punto nelle Stive
   *[other] { $n } punti nelle Stive
  }
nr-table-hand = La tua mano
nr-table-hand-empty = La tua mano è vuota.
nr-table-hand-of = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
  }
nr-table-draw-of = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
  }
nr-table-discard-of = { $n ->
    [one] { $n } carta scartata
   *[other] { $n } carte scartate
  }
nr-table-specials = Carte Speciali
nr-table-unseen-of = { $n ->
    [one] { $n } carta Speciale presa alla cieca
   *[other] { $n } carte Speciali prese alla cieca
  }
nr-table-thinking = sta scegliendo
nr-table-plays = gioca
nr-table-next = a seguire
nr-table-computer = computer
nr-table-stand-in = al suo posto un computer
nr-table-away = assente
nr-table-directive = Direttiva
nr-table-academy = Accademia spaziale
nr-table-deck = mazzo { $n }
nr-table-unseen = La prima carta alla cieca: la fila si rinnova
nr-table-players = Giocatori
nr-table-log = Cronaca
nr-table-talk = Cronaca e chat
nr-table-chat = Chat
nr-table-chat-new = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
  }
nr-table-close = Chiudi
nr-table-bag = { $n ->
    [one] { $n } Scheggia nel sacchetto
   *[other] { $n } Schegge nel sacchetto
  }
nr-table-overview = Tutto il tabellone

## La fila

nr-table-row = Questo turno
nr-table-row-of = Turno di { $name }
nr-table-row-count = { $played ->
    [0] { $planned ->
        [0] nessuna carta giocata
        [one] una carta prevista
       *[other] { $planned } carte previste
      }
    [one] { $planned ->
        [0] una carta giocata
        [one] una carta giocata, una prevista
       *[other] una carta giocata, { $planned } previste
      }
   *[other] { $planned ->
        [0] { $played } carte giocate
        [one] { $played } carte giocate, una prevista
       *[other] { $played } carte giocate, { $planned } previste
      }
  }
nr-table-row-empty = Tocca una metà di una carta per giocarla. Le carte si collegano con Catene o Speciali.
nr-table-tag-link = Catena
nr-table-tag-chosen = scelta
nr-table-tag-new = nuova

## Domande

nr-table-ask-nothing = Ora non si può fare
nr-table-ask-ship = Quale nave?
nr-table-ask-place = { $third ->
    [yes] { $shard ->
        [yellow] Terza Scheggia: dove va quella gialla?
        [red] Terza Scheggia: dove va quella rossa?
       *[black] Terza Scheggia: dove va quella nera?
      }
   *[no] { $shard ->
        [yellow] Dove va la Scheggia gialla?
        [red] Dove va la Scheggia rossa?
       *[black] Dove va la Scheggia nera?
      }
  }
nr-table-ask-to = { $use ->
    [run] Dove fugge la nave?
   *[other] Dove va la nave?
  }
nr-table-ask-victim = { $use ->
    [shove] Chi viene spinto?
   *[other] La Pila di chi?
  }
nr-table-ask-side = Da quale lato?
nr-table-ask-push = In quale direzione viene spinta la nave che si trova lì?
nr-table-ask-take = Quale carta Speciale?
nr-table-ask-bay = Quali Stive?
nr-table-ask-sure = { $ways ->
    [one] Conferma o annulla
   *[other] Conferma o scegli altro
  }
nr-table-pick-to = { $touch ->
    [yes] Tocca uno spazio illuminato
   *[no] Scegli uno spazio illuminato
  }
nr-table-pick-ship = { $touch ->
    [yes] Tocca una nave illuminata
   *[no] Scegli una nave illuminata
  }
nr-table-pick-victim = { $touch ->
    [yes] Tocca una Pila illuminata
   *[no] Scegli una Pila illuminata
  }
nr-table-pick-take = { $touch ->
    [yes] Tocca una carta
   *[no] Scegli una carta
  }

nr-table-hint-link = Prima una Catena; toccane un’altra per cambiarla
nr-table-hint-orbit = { $n ->
    [one] Esattamente uno spazio, nel verso che vuoi
   *[other] Esattamente { $n } spazi, nel verso che vuoi
  }
nr-table-hint-jump = Da un Portale a qualsiasi altro Portale libero
nr-table-hint-unload = Una Pila su un tuo Portale; il Tracciato del Tempo avanza
nr-table-hint-hijack = Una Pila accanto viene spinta via di quanto è alta la tua nave e lascia la Scheggia più bassa
nr-table-hint-upgrade = Una carta scoperta, o alla cieca la prima del mazzo
nr-table-hint-chain = La carta collega ciò che la precede con ciò che segue
nr-table-hint-launch = Dal tuo Molo a un tuo Portale libero, su qualsiasi anello
nr-table-hint-run = Da uno a tre spazi, nel verso che vuoi, o nessuno
nr-table-hint-place = Su un Asteroide libero a tua scelta
nr-table-hint-hrl-move = Dove la carta lascia una scelta, decidi tu
nr-table-hint-hrl-hijack = Dove la carta lascia una scelta, decidi tu

nr-table-yes-orbit = Orbita qui
nr-table-yes-jump = Salta qui
nr-table-yes-unload = Scarica
nr-table-yes-hijack = Dirotta
nr-table-yes-upgrade = Prendila
nr-table-yes-chain = Gioca come Catena
nr-table-yes-launch = Lancia qui
nr-table-yes-run = Fuggi qui
nr-table-yes-place = Mettila qui
nr-table-yes-hrl = Esegui
nr-table-yes-hrl-move = Esegui
nr-table-yes-hrl-hijack = Esegui

nr-table-cancel = Annulla
nr-table-skip = Mostra subito
nr-table-undo = Torna indietro
nr-table-launch = Lancia una nave
nr-table-end = Termina il turno
nr-table-draw = Pesca
nr-table-discard = Scarta
nr-table-stay = Resta lì
nr-table-push-clockwise = In senso orario
nr-table-push-counter-clockwise = In senso antiorario
nr-table-bay = Stiva { $n }
nr-table-bay-tops = Solo le Schegge in cima

## Lasciare indietro Schegge

nr-table-leave = Lascia Schegge
nr-table-leaving = { $n ->
    [0] Non resta indietro nulla
    [one] Resta indietro { $n } Scheggia
   *[other] Restano indietro { $n } Schegge
  }
nr-table-leave-title = Che cosa resta indietro?
nr-table-leave-hint = Le Schegge più basse, fino alla linea di taglio.
nr-table-leave-yes = { $n ->
    [one] Lascia { $n } Scheggia
   *[other] Lascia { $n } Schegge
  }
nr-table-leave-none = Porta via tutto

## Scaricare e Stive

nr-table-unload-title = { $shard ->
    [yellow] Quale Stiva riceve la Scheggia gialla?
    [red] Quale Stiva riceve la Scheggia rossa?
   *[black] Quale Stiva riceve la Scheggia nera?
  }
nr-table-unload-hint = Dall’alto, una alla volta, su una qualsiasi delle tue Stive; poi la nave va al Molo.
nr-table-your-stack = La tua Pila
nr-table-becomes = { $then ->
    [one] { $now } → { $then } punto
   *[other] { $now } → { $then } punti
  }
nr-table-stow = Metti nella Stiva { $n }
nr-table-restow-title = Quale Scheggia va sulla Stiva { $n }?
nr-table-restow-hint = { $n ->
    [one] C’è una Scheggia da rimettere.
   *[other] Ci sono { $n } Schegge da rimettere, una dopo l’altra.
  }
nr-table-coming-blank = Poi il Tracciato del Tempo va a { $time }: non succede nulla.
nr-table-coming-spawn = Poi il Tracciato del Tempo va a { $time }: ognuno mette una nuova Scheggia.
nr-table-coming-expansion = Poi il Tracciato del Tempo va a { $time }: la Stella inghiotte l’anello { $ring } (ora: { $ships ->
    [0] nessuna nave
    [one] { $ships } nave
   *[other] { $ships } navi
  } e { $shards ->
    [0] nessuna Scheggia
    [one] { $shards } Scheggia
   *[other] { $shards } Schegge
  }).
nr-table-coming-supernova = Poi il Tracciato del Tempo va a { $time }: la Supernova chiude la partita.

## Direttive

nr-table-keep-title = Tieni una di queste Direttive
nr-table-keep-hint = Quella che tieni resta segreta fino alla fine. { $n ->
    [2] L’altra si scarta.
   *[other] Le altre si scartano.
  }
nr-table-keep = Tieni { $name }

## H.R.L.

nr-table-hrl-none = La prima carta si scopre dopo un turno.
nr-table-hrl-title = H.R.L. agisce, tu decidi
nr-table-hrl-sub = Dove la carta lascia una scelta, decidi tu.
nr-table-hrl-must = Se si può eseguire, va eseguita
nr-table-hrl-orbit = La nave va su uno spazio libero qualsiasi del suo anello.
nr-table-hrl-acquire = La nave va su uno spazio con Schegge del suo anello e le raccoglie.
nr-table-hrl-hijack = Una nave sullo stesso anello si accosta alla Pila, da un lato o dall’altro, e la dirotta.
nr-table-hrl-deck = { $n ->
    [one] { $n } carta rimasta nel mazzo
   *[other] { $n } carte rimaste nel mazzo
  }
nr-table-hrl-ships = { $n ->
    [one] Può farlo una nave di H.R.L.
   *[other] Possono farlo { $n } navi di H.R.L.
  }
nr-table-hrl-push-clockwise = { $you ->
    [yes] La tua nave viene spinta in senso orario
   *[no] La nave di { $name } viene spinta in senso orario
  }
nr-table-hrl-push-counter-clockwise = { $you ->
    [yes] La tua nave viene spinta in senso antiorario
   *[no] La nave di { $name } viene spinta in senso antiorario
  }
nr-table-hrl-from = { $stays ->
    [yes] dalla nave accanto, sull’anello { $ring }
   *[no] dalla nave sull’anello { $ring }, che prima si accosta
  }

## Che cosa succederebbe

nr-table-lands = Arriva qui:
nr-table-takes-nothing = { $height ->
    [1] niente da prendere
   *[other] niente da prendere, Pila alta { $height }
  }
nr-table-takes-height = prende { $n ->
    [one] { $n } Scheggia
   *[other] { $n } Schegge
  }, Pila alta { $height }
nr-table-then = Poi { $use }
nr-table-pushed = { $you ->
    [yes] La tua nave viene spinta di { $n } { $n ->
        [one] spazio
       *[other] spazi
      }
   *[no] La nave di { $name } viene spinta di { $n } { $n ->
        [one] spazio
       *[other] spazi
      }
  }
nr-table-falls = { $you ->
    [yes] La tua nave cade nella Stella
   *[no] La nave di { $name } cade nella Stella
  }

## Da vicino

nr-closer-not-now = (Ora non è possibile.)
nr-closer-basic = Carta base: gioca una metà, oppure mettila di traverso come Catena
nr-closer-special = Carta Speciale, vale sempre anche come Catena
nr-closer-needs = La sua azione richiede
nr-closer-symbol = { $shard ->
    [yellow] Una Scheggia gialla in una delle tue Stive, anche in fondo. Non si consuma.
    [red] Una Scheggia rossa in una delle tue Stive, anche in fondo. Non si consuma.
   *[black] Una Scheggia nera in una delle tue Stive, anche in fondo. Non si consuma.
  }
nr-closer-special-scores = Alla fine le Speciali danno punti per simbolo: { $one } per una, { $two } per due, { $three } per tre uguali.
nr-closer-directive = La tua Direttiva segreta
nr-closer-directive-secret = La vedi solo tu. Alla fine viene rivelata e valutata.
nr-closer-hrl = H.R.L., la terza flotta nelle partite in due
nr-closer-hrl-about = Dopo un turno una carta muove le sue navi; dove lascia una scelta, decide chi la esegue. H.R.L. non fa punti.
nr-closer-pile-hand = A fine turno si pesca fino ad avere { $n } carte. Le vede solo chi le ha in mano.
nr-closer-pile-deck = Il mazzo da cui si pesca. Quando è vuoto, si mescolano gli scarti e si ricomincia.
nr-closer-pile-discard = Le carte giocate. Tutti possono guardarle.
nr-closer-scoring = In una Stiva tre Schegge diverse di fila valgono { $three }, due diverse { $two }, una sola { $one }.
nr-closer-more-points = Le carte Speciali e la tua Direttiva si aggiungono alla fine.
nr-closer-group = { $count ->
    [1] una sola Scheggia
    [2] due diverse
   *[other] tre diverse
  }
nr-closer-dock-own = { $ships ->
    [0] Il tuo Molo, vuoto
    [one] Il tuo Molo, { $ships } nave
   *[other] Il tuo Molo, { $ships } navi
  }
nr-closer-dock = Qui le navi aspettano il lancio, e qui tornano dopo aver scaricato.
nr-closer-academy = Con un Upgrade prendi in mano una di queste carte Speciali.
nr-closer-bag = Da qui si pescano le nuove Schegge.
nr-closer-blank = Qui non succede nulla.
nr-closer-spawn = Ognuno pesca una Scheggia dal sacchetto e la mette su un Asteroide libero.
nr-closer-expansion = La Stella inghiotte l’anello più interno rimasto, con tutte le navi e le Schegge che ci sono.
nr-closer-supernova = La partita finisce subito e si contano i punti.
nr-closer-track = Il segnalino avanza ogni volta che qualcuno scarica.
nr-closer-track-when = { $where ->
    [past] È già passato.
    [now] Il segnalino è qui.
   *[ahead] { $n ->
        [one] Il prossimo passo porta qui.
       *[other] Mancano ancora { $n } passi.
      }
  }
nr-closer-stack = Una nave sulle Schegge che trasporta. Più è alta, più lontano spinge le altre.
nr-closer-ship = Una nave senza Schegge. Raccoglie quelle che trova dove arriva.
nr-closer-pile = Una nave che si ferma qui le raccoglie tutte.
nr-closer-gate = { $you ->
    [yes] Il tuo Portale: da qui lanci le navi, salti da un Portale all’altro e qui scarichi.
   *[no] Portale di { $name }: qui si lanciano le navi, si salta da un Portale all’altro e si scarica sui propri.
  }
nr-closer-asteroid = Asteroide: qui si mettono le nuove Schegge.
nr-closer-base = Base stellare: un Molo e tre Stive.
nr-closer-star = La Stella
nr-closer-star-about = { $n ->
    [0] Non ha ancora inghiottito nessun anello.
    [one] Ha inghiottito un anello.
   *[other] Ha inghiottito { $n } anelli.
  }
nr-table-bays = Le tue Stive
nr-table-directive-of = Direttiva: { $name }
nr-table-discard-card = Scarta { $card }
