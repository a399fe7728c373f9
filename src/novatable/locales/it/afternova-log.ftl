### AfterNova in parole: che cosa è successo, che cosa si può fare, che cosa si attende, e il tavolo in testo.
### In ogni messaggio con $you: yes è chi legge; no è qualcun altro, il cui nome è in $seat.

## Carte con ciò che vi è scritto

an-card-paw = { $card } ({ $icons })
an-card-blueprint = { $card } ({ $cost }, { $points })
an-card-blueprint-upgrade = { $card } ({ $cost }, { $points }, { $upgrade })

## Parti degli accordi

an-terms = { $planet }: { $clauses }
an-brings = { $you ->
    [yes] tu porti { $icons }
   *[no] { $seat } porta { $icons }
  }
an-brings-nothing = { $you ->
    [yes] tu non porti nulla
   *[no] { $seat } non porta nulla
  }
an-bot-brings = Bot porta { $icons } in cambio di { $colours }
an-gets = { $you ->
    [yes] tu ricevi { $fragments }
   *[no] { $seat } riceve { $fragments }
  }
an-gets-nothing = { $you ->
    [yes] tu non ricevi nulla
   *[no] { $seat } non riceve nulla
  }
an-gives = { $you ->
    [yes] tu dai a { $receiver } { $fragments } dalla Stiva
   *[no] { $seat } dà a { $receiver } { $fragments } dalla Stiva
  }
an-plays = { $you ->
    [yes] tu giochi { $paws }
   *[no] { $seat } gioca { $paws }
  }
an-plays-with = { $you ->
    [yes] tu giochi { $paws } con { $upgrades }
   *[no] { $seat } gioca { $paws } con { $upgrades }
  }
an-plays-upgrades = { $you ->
    [yes] tu usi { $upgrades }
   *[no] { $seat } usa { $upgrades }
  }
an-plays-nothing = { $you ->
    [yes] tu non giochi Zampesperte
   *[no] { $seat } non gioca Zampesperte
  }

## Che cosa è successo

an-log-turn-began = { $you ->
    [yes] Turno { $turn }, giro { $round }: tocca a te.
   *[no] Turno { $turn }, giro { $round }: tocca a { $seat }.
  }
an-log-called = { $you ->
    [yes] Chiedi aiuto a tutti ({ $offer }): { $terms }.
   *[no] { $seat } chiede aiuto a tutti ({ $offer }): { $terms }.
  }
an-log-proposed = { $you ->
    [yes] Proponi ({ $offer }): { $terms }.
   *[no] { $seat } propone ({ $offer }): { $terms }.
  }
an-log-proposed-call = { $you ->
    [yes] Rispondi all’appello { $call } e proponi ({ $offer }): { $terms }.
   *[no] { $seat } risponde all’appello { $call } e propone ({ $offer }): { $terms }.
  }
an-log-agreed = { $you ->
    [yes] Accetti la proposta { $offer }.
   *[no] { $seat } accetta la proposta { $offer }.
  }
an-log-offer-ended = { $how ->
    [declined] { $you ->
        [yes] Rifiuti la proposta { $offer }.
       *[no] { $seat } rifiuta la proposta { $offer }.
      }
    [withdrawn] { $you ->
        [yes] Ritiri la proposta { $offer }.
       *[no] { $seat } ritira la proposta { $offer }.
      }
    [extract] { $you ->
        [yes] La proposta { $offer } decade, perché tu raccogli.
       *[no] La proposta { $offer } decade, perché { $seat } raccoglie.
      }
   *[market] { $you ->
        [yes] La proposta { $offer } decade, perché tu vai al Mercato.
       *[no] La proposta { $offer } decade, perché { $seat } va al Mercato.
      }
  }
an-log-showed = { $you ->
    [yes] Mostri a { $to } { $cards }.
   *[no] { $seat } mostra a { $to } { $cards }.
  }
an-log-showed-hidden = { $n ->
    [one] { $seat } mostra a { $to } { $n } carta.
   *[other] { $seat } mostra a { $to } { $n } carte.
  }
an-log-extracted = { $you ->
    [yes] Raccogli su { $planet } senza aiuto: { $clauses }.
   *[no] { $seat } raccoglie su { $planet } senza aiuto: { $clauses }.
  }
an-log-extracted-with = { $you ->
    [yes] Raccogli su { $planet } con { $others }: { $clauses }.
   *[no] { $seat } raccoglie su { $planet } con { $others }: { $clauses }.
  }
an-log-overflow-chosen = { $you ->
    [yes] Hai scelto che cosa gettare fuori bordo.
   *[no] { $seat } ha scelto che cosa gettare fuori bordo.
  }
an-log-jettisoned = { $you ->
    [yes] Getti fuori bordo { $fragments }.
   *[no] { $seat } getta fuori bordo { $fragments }.
  }
an-log-planet-laid = { $planet } prende il posto di { $old }, con { $fragments }.
an-log-planet-filled = { $planet } viene riempito con { $fragments }.
an-log-paws-returned = { $you ->
    [yes] Riprendi { $paws } grazie a Lealtà.
   *[no] { $seat } riprende { $paws } grazie a Lealtà.
  }
an-log-siphoned = { $you ->
    [yes] Con il Sifone peschi { $fragment } dal sacchetto.
   *[no] { $seat } pesca con il Sifone { $fragment } dal sacchetto.
  }
an-log-took = { $you ->
    [yes] Prendi { $card }.
   *[no] { $seat } prende { $card }.
  }
an-log-drew = { $you ->
    [yes] Peschi dal mazzo { $card }.
   *[no] { $seat } pesca dal mazzo { $card }.
  }
an-log-drew-hidden = { $row ->
    [paws] { $seat } pesca una Zampesperta dal mazzo.
   *[blueprints] { $seat } pesca un Progetto dal mazzo.
  }
an-log-swept = { $row ->
    [paws] { $you ->
        [yes] Rinnovi le Zampesperte: scartate { $cards }.
       *[no] { $seat } rinnova le Zampesperte: scartate { $cards }.
      }
   *[blueprints] { $you ->
        [yes] Rinnovi i Progetti: scartati { $cards }.
       *[no] { $seat } rinnova i Progetti: scartati { $cards }.
      }
  }
an-log-swept-free = { $row ->
    [paws] { $you ->
        [yes] Rinnovi gratis le Zampesperte con lo Scanner: scartate { $cards }.
       *[no] { $seat } rinnova gratis le Zampesperte con lo Scanner: scartate { $cards }.
      }
   *[blueprints] { $you ->
        [yes] Rinnovi gratis i Progetti con lo Scanner: scartati { $cards }.
       *[no] { $seat } rinnova gratis i Progetti con lo Scanner: scartati { $cards }.
      }
  }
an-log-row-filled = Novità al Mercato: { $cards }.
an-log-card-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $seat } scarta { $card }.
  }
an-log-market-ended = { $you ->
    [yes] Lasci il Mercato.
   *[no] { $seat } lascia il Mercato.
  }
an-log-reshuffled = { $pile ->
    [paws] { $n ->
        [one] { $n } Zampesperta scartata forma un nuovo mazzo.
       *[other] { $n } Zampesperte scartate formano un nuovo mazzo.
      }
    [blueprints] { $n ->
        [one] { $n } Progetto scartato forma un nuovo mazzo.
       *[other] { $n } Progetti scartati formano un nuovo mazzo.
      }
    [planets] { $n ->
        [one] { $n } Pianeta scartato forma un nuovo mazzo.
       *[other] { $n } Pianeti scartati formano un nuovo mazzo.
      }
   *[bag] { $n ->
        [one] { $n } Frammento scartato torna nel sacchetto.
       *[other] { $n } Frammenti scartati tornano nel sacchetto.
      }
  }
an-log-window-opened = Ora possono completare Progetti: { $seats }.
an-log-completed = { $you ->
    [yes] Completi { $blueprint }.
   *[no] { $seat } completa { $blueprint }.
  }
an-log-completed-paying = { $you ->
    [yes] Completi { $blueprint } e paghi { $paid }.
   *[no] { $seat } completa { $blueprint } e paga { $paid }.
  }
an-log-passed = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
  }
an-log-bot-drew = Bot pesca { $fragment }.
an-log-bot-drew-nothing = Bot non pesca nulla.
an-log-bot-placed = Bot mette { $fragment } su { $blueprint }.
an-log-bot-placed-stored = Bot mette { $fragment } dalla sua Stiva su { $blueprint }.
an-log-bot-stored = Bot mette { $fragment } nella Stiva.
an-log-bot-scored = Bot completa { $blueprint }; si scartano { $fragments }.
an-log-bot-scored-unseen = Bot scarta { $fragments } e ottiene un Progetto coperto.
an-log-bot-scored-unseen-nothing = Bot scarta { $fragments } ma non ci sono più Progetti da ottenere.
an-log-bot-laid = Bot scopre { $blueprint }.
an-log-game-ended = { $reason ->
    [sixth_blueprint] La partita è finita, perché qualcuno ha completato l’ultimo Progetto: { $winners }.
   *[round_limit] La partita è finita, perché si è giocato l’ultimo giro: { $winners }.
  } Punti: { $scores }. Obiettivi segreti: { $objectives }. Carte in mano: { $hands }.
an-log-game-ended-unseen = Progetti che Bot aveva ottenuto coperti: { $blueprints }.
an-wins = { $you ->
    [yes] vinci tu
   *[no] vince { $seat }
  }
an-of-seat = { $seat } { $what }

## Che cosa si può fare

an-do-extract = Raccogli su { $planet }: { $clauses }
an-do-propose = Proponi { $terms }; per questo { $pledge }
an-do-call = Chiedi aiuto a tutti: { $terms }
an-do-agree = Accetta la proposta { $offer }: { $pledge }
an-do-decline = Rifiuta la proposta { $offer }
an-do-withdraw = Ritira la proposta { $offer }
an-do-show = Mostra a { $to } { $cards }
an-do-take = Prendi { $card }
an-do-draw = { $row ->
    [paws] Pesca una Zampesperta dal mazzo
   *[blueprints] Pesca un Progetto dal mazzo
  }
an-do-sweep = { $row ->
    [paws] Rinnova le Zampesperte
   *[blueprints] Rinnova i Progetti
  }
an-do-market = Vai al Mercato, dove non resta nulla da prendere
an-do-discard = Scarta { $card }
an-do-jettison = Getta fuori bordo { $fragments }
an-do-complete = Completa { $blueprint }
an-do-complete-paying = Completa { $blueprint } e paga { $paid }
an-do-pass = Passa
an-pledge = gioca { $paws }
an-pledge-with = gioca { $paws } con { $upgrades }
an-pledge-upgrades = usa { $upgrades }
an-pledge-nothing = non giocare Zampesperte
an-pledge-back = { $pledge } e riprendi { $paws }

## Che cosa si attende

an-wait-turn = { $you ->
    [yes] Tocca a te: raccogli su un Pianeta o vai al Mercato.
   *[no] { $seat } sta scegliendo: Raccolta o Mercato.
  }
an-wait-answer = { $n ->
    [one] { $seat } ti propone un accordo: accetta, rifiuta o fai una controproposta.
   *[other] { $n } proposte attendono la tua risposta: accetta, rifiuta o fai una controproposta.
  }
an-wait-answer-unable = { $n ->
    [one] { $seat } ti propone un accordo per cui non hai le carte: rifiuta o fai una controproposta.
   *[other] Non hai le carte per nessuna delle { $n } proposte: rifiuta o fai una controproposta.
  }
an-wait-answers = { $you ->
    [yes] Manca la risposta di { $asked }. Non devi aspettare: raccogli senza aiuto o vai al Mercato.
   *[no] Si negozia: manca la risposta di { $asked }.
  }
an-wait-market = { $you ->
    [yes] { $n ->
        [one] Mercato: prendi ancora { $n } carta.
       *[other] Mercato: prendi ancora { $n } carte.
      }
   *[no] { $n ->
        [one] { $seat } è al Mercato: ancora { $n } carta da prendere.
       *[other] { $seat } è al Mercato: ancora { $n } carte da prendere.
      }
  }
an-wait-discard = { $you ->
    [yes] Al massimo { $limit } carte in mano: scarta { $n ->
        [one] { $n } carta
       *[other] { $n } carte
      }.
   *[no] { $seat } scarta fino a restare con { $limit } carte.
  }
an-wait-overflow = { $n ->
    [one] La tua Stiva è piena: scegli { $n } Frammento da gettare fuori bordo.
   *[other] La tua Stiva è piena: scegli { $n } Frammenti da gettare fuori bordo.
  }
an-wait-overflow-others = In attesa di { $seats }: i Frammenti di troppo vanno gettati fuori bordo.
an-wait-window = Completa Progetti o passa.
an-wait-window-final = Ultima occasione: completa Progetti o passa.
an-wait-window-others = In attesa di { $seats }: si possono completare Progetti.
an-wait-window-idle = Fine del turno: non hai nulla da completare.
an-wait-over = La partita è finita: { $winners }.

## Il tavolo in testo

an-board-now = Adesso
an-board-turn = Turno { $turn }, giro { $round }.
an-board-order = Ordine di turno: { $seats }.
an-board-planets = Pianeti
an-board-planet = { $planet }: richiede { $needs }; contiene { $fragments }.
an-board-planet-empty = { $planet }: richiede { $needs }; senza Frammenti.
an-board-market = Mercato
an-board-market-paws = Zampesperte: { $cards }.
an-board-market-blueprints = Progetti: { $cards }.
an-board-supply = Riserva
an-board-decks = Nei mazzi: Zampesperte { $paws }, Progetti { $blueprints }, Pianeti { $planets }. Frammenti nel sacchetto: { $bag }.
an-board-discards = Frammenti scartati: { $fragments }.
an-board-discarded-paws = Zampesperte scartate: { $cards }.
an-board-discarded-blueprints = Progetti scartati: { $cards }.
an-board-you = Tu
an-board-storage = Stiva: { $fragments } ({ $n } su { $capacity }).
an-board-completed = Progetti completati: { $cards }.
an-board-upgrades = Migliorie attive: { $upgrades }.
an-board-upgrade = { $n ->
    [one] { $upgrade }
   *[other] { $n } × { $upgrade }
  }
an-board-hand = Mano ({ $n } su { $limit }): { $cards }.
an-board-hand-others = { $n ->
    [one] Mano: { $n } carta.
   *[other] Mano: { $n } carte.
  }
an-board-known = Carte note della mano: { $cards }.
an-board-objective = Obiettivo segreto: { $colours }.
an-board-missing = Per { $blueprint } mancano ancora: { $fragments }.
an-board-ready = { $blueprint } si può pagare.
an-board-bot-row = { $blueprint }: coperti: { $covered }; non coperti: { $open }.
an-board-bot-storage = Stiva: { $fragments }.
an-board-bot-scored = Ottenuti: { $cards }.
an-board-bot-unseen = { $n ->
    [one] { $n } Progetto ottenuto coperto.
   *[other] { $n } Progetti ottenuti coperti.
  }
an-board-offers = Proposte
an-board-offer = Proposta { $offer } di { $seat }: { $terms }. Accettata da: { $agreed }. In attesa: { $asked }.
an-board-call = Appello { $offer }: { $terms }.
an-board-shown = Mostrata in questo turno: { $card }, da { $seat } a { $to }.
an-board-shown-hidden = Mostrata in questo turno: una carta, da { $seat } a { $to }.
an-board-final = Qualcuno ha completato l’ultimo Progetto: questa è l’ultima occasione.
