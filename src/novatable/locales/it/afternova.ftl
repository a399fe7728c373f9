### Il tavolo di AfterNova: le sue parti, i pulsanti e il tavolo degli accordi.
### Che cosa succede e che cosa si attende è in afternova-log.ftl; carte, colori e abilità sono in cards.ftl.

an-you = Tu
an-you-small = tu
an-bot = Bot
an-anyone = Chi vuole
an-round = giro { $round }
an-n-of = { $n } su { $of }
an-cancel = Annulla

## Intorno al tavolo

an-blueprints-done = Progetti: { $n } su { $of }
an-about-player = Informazioni su { $name }
an-away = assente
an-computer = computer, { $level }
an-known-in-hand = Carte note di questa mano
an-storage = Stiva
an-hand-size = Carte in mano
an-storage-of = Stiva: { $n } su { $capacity }
an-upgrades = Migliorie attive
an-no-upgrades = Nessuna
an-hand-of = Mano: { $n } su { $limit }
an-shown-to-others = { $n ->
    [one] Una carta è stata mostrata a qualcun altro in questo turno.
   *[other] { $n } carte sono state mostrate ad altri in questo turno.
  }
an-nothing-known = Non se ne sa nulla.
an-completed = Progetti completati
an-completed-of = Progetti completati: { $n } su { $of }
an-none-yet = Ancora nessuno
an-log-and-chat = Cronaca e chat
an-prompt = Che cosa attende la partita
an-bag = Sacchetto { $n }
an-watching = Stai guardando: le carte in mano restano coperte.

## Bot

an-bot-storage = Stiva di Bot
an-bot-scored = Progetti ottenuti da Bot
an-bot-takes = Porta icone qualsiasi e prende un Frammento per ciascuna.
an-bot-accepts = Prenderebbe
an-bot-order = Prende, in quest’ordine
an-bot-owed = { $n ->
    [one] A Bot spetta ancora { $n } Frammento
   *[other] A Bot spettano ancora { $n } Frammenti
  }
an-bot-overpaid = { $n ->
    [one] Bot riceve { $n } Frammento di troppo
   *[other] Bot riceve { $n } Frammenti di troppo
  }
an-wait-bot = Tocca a Bot: segue la sua procedura, passo dopo passo.
an-pace = Velocità: { $pace }
an-earlier = Un posto prima
an-gem-back-to = { $colour }: dallo a chi è di turno

## Pianeti e Mercato

an-planets = Pianeti
an-extract-alone = Raccogli senza aiuto
an-extract-with-bot = Raccogli con Bot
an-make-deal = Fai un accordo
an-offer-help = Offri aiuto
an-alone-short = Senza aiuto
an-deal-short = Accordo
an-help-short = Aiuta
an-hint-planet = Scegli un Pianeta per aprire il tavolo degli accordi
an-market = Mercato
an-market-take = Mercato: prendi { $n }
an-market-declare = Mercato: nulla da prendere
an-market-now = { $n ->
    [one] Prendi { $n } carta dal Mercato.
   *[other] Prendi { $n } carte dal Mercato, una dopo l’altra.
  }
an-market-not = Lascia il Mercato
an-serves = Ti avvicina a uno dei tuoi Progetti
an-pays = Hai tutti i Frammenti che costa
an-pays-part = Hai { $have } dei { $of } Frammenti che costa
an-paws = Zampesperte
an-blueprints = Progetti
an-left = ancora { $n }
an-sweep = Rinnova
an-free = gratis
an-sweep-free = Carte nuove per tutta la fila, questa volta gratis
an-sweep-cost = Carte nuove per tutta la fila; prendi una carta in meno
an-draw-paws = Pesca una Zampesperta dal mazzo
an-draw-blueprints = Pesca un Progetto dal mazzo
an-piles = Mazzi e scarti
an-piles-left = Nei mazzi: Zampesperte { $paws }, Progetti { $blueprints }, Pianeti { $planets }. Frammenti nel sacchetto: { $bag }.
an-discarded-fragments = Frammenti scartati
an-discarded-paws = Zampesperte scartate: { $n }
an-discarded-blueprints = Progetti scartati: { $n }
an-discarded-planets = Pianeti scartati: { $n }

## La mia nave e la mia mano

an-points = Punti
an-points-hint = Punti sui Progetti completati; i Frammenti e l’obiettivo segreto contano alla fine
an-objective = Obiettivo segreto
an-objective-short = Obiettivo
an-hold = tieni premuto
an-your-hand = La tua mano
an-hand-whose = Mano di { $name }
an-discard-hint = Scegli una carta da scartare
an-paw-hint = Le Zampesperte si giocano in una Raccolta: scegli un Pianeta
an-show-cards = Mostra carte
an-show-title = Mostra carte
an-show-hint = Le carte le vede solo chi scegli; gli altri sanno soltanto quante ne hai mostrate, e a chi.
an-show-to = A chi?
an-show-all = A tutti
an-show-go = { $n ->
    [one] Mostra { $n } carta
   *[other] Mostra { $n } carte
  }
an-complete = Completa
an-complete-card = Completa { $card }
an-complete-card-now = Completa { $card }, adesso
an-complete-nothing = Nulla da completare
an-pass = Passa
an-pay-how = Come vuoi pagare?
an-pay-left = restano
an-jettison-title = { $n ->
    [one] La Stiva è piena: getta { $n } Frammento fuori bordo
   *[other] La Stiva è piena: getta { $n } Frammenti fuori bordo
  }
an-jettison-go = Getta fuori bordo { $n } su { $of }
an-still-completable = Potresti ancora completare { $cards }.

## Il tavolo degli accordi

an-deal-table = Tavolo degli accordi
an-your-draft = Tavolo degli accordi, la tua bozza
an-no-draft = Ancora nessuna bozza
an-tab-draft = Bozza
an-watched = Proposta di { $name }
an-draft-counters = Controproposta per { $name }
an-draft-answers = Risposta all’appello di { $name }
an-drafts = Bozze
an-draft-of = Bozza: { $about }
an-new-draft = Un’altra bozza
an-nothing-binds = Nulla è vincolante finché non accettano tutti
an-choose-planet = Scegli un Pianeta per preparare un accordo.
an-choose-planet-help = Scegli un Pianeta per offrire aiuto a { $name }.
an-how-bring = Indica chi porta quali icone: le tue Zampesperte sono già scelte, gli altri scelgono le loro quando accettano.
an-how-get = Assegna ogni Frammento a chi deve averlo; anche quelli in Stiva possono cambiare mano.
an-how-offer = Proponilo a chi hai scelto, oppure chiedi a tutti e scegli tra chi ci sta.
an-lacks = Mancano ancora: { $icons }
an-lacks-n = { $n ->
    [one] manca { $n }
   *[other] mancano { $n }
  }
an-extra = { $icons } di troppo
an-idle = { $name } non porta ancora icone
an-idle-you = Non porti ancora icone
an-all-given = tutti i Frammenti assegnati
an-checking = Verifica in corso
an-not-possible = Così non è possibile
an-complete-deal = Non manca nulla
an-live-waits = Proposto; in attesa di { $names }
an-live-asked = Chiesto; in attesa di { $names }
an-live-offered = Proposto
an-live-nobody = Nessuno ci sta
an-live-answered = Hanno risposto tutti
an-live-unchanged = Cambia le condizioni, poi proponile
an-live-declined = { $you ->
    [yes] Hai detto di no
   *[no] Ha detto di no: { $name }
  }
an-live-withdrew = { $you ->
    [yes] Ti ritiri
   *[no] Si ritira: { $name }
  }
an-offered-change = La proposta è sul tavolo. Cambia qualcosa per proporre altro, oppure aspetta le risposte.
an-answered-change = Hanno risposto tutti. Cambia qualcosa per chiedere altro.
an-called-change = Hai chiesto a tutti. Cambia qualcosa per chiedere altro, oppure aspetta le risposte.
an-called = Chiesto a tutti:
an-offered-to = Proposto a { $names }
an-met = coperto
an-asked-short = richiesto
an-gem-goes = { $you ->
    [yes] Frammento { $colour }, va a te
   *[no] Frammento { $colour }, destinatario: { $name }
  }
an-gem-hint = Tocca o trascina un Frammento, dal Pianeta o da una Stiva, verso chi deve riceverlo.
an-no-fragments = Qui non ci sono Frammenti
an-goes-to = { $colour }: a chi va?
an-nobody-else = Non partecipa ancora nessun altro
an-bring-in = Coinvolgi
an-anyone-hint = Chi vuole risponde; scegli tu tra loro.
an-cards-in-hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
  }
an-active = Chi è di turno
an-send-off = Lascia fuori { $name }
an-lane-more = Altro sulla parte di { $name }
an-lane-more-you = Altro sulla tua parte
an-less = Meno { $skill }
an-more = Più { $skill }
an-picks-cards = sceglie le carte quando accetta
an-lane-gets = Riceve
an-lane-gives = Dà
an-ends-up = Alla fine ha
an-gem-from-planet = { $colour } del Pianeta
an-gem-from = { $you ->
    [yes] { $colour } (da te): annulla
   *[no] { $colour } (da: { $name }): annulla
  }
an-gem-stored = { $colour } nella Stiva: cedilo
an-take-back = { $you ->
    [yes] { $colour } (a te): annulla
   *[no] { $colour } (a: { $name }): annulla
  }
an-wish = Chiedi un Frammento della Stiva
an-can-complete = { $you ->
    [yes] { $n ->
        [one] Puoi completare { $cards }
       *[other] Puoi completarne uno: { $cards }
      }
   *[no] { $n ->
        [one] Potrebbe completare { $cards }
       *[other] Potrebbe completarne uno: { $cards }
      }
  }
an-over-by = { $n ->
    [one] { $n } Frammento di troppo: va fuori bordo
   *[other] { $n } Frammenti di troppo: vanno fuori bordo
  }
an-my-cards = Zampesperte e Migliorie che uso
an-no-paws = Nessuna Zampesperta in mano
an-comes-back = Torna grazie a Lealtà
an-comes-back-card = { $card } torna grazie a Lealtà
an-start-over = Ricomincia
an-ask-everyone = Chiedi a tutti
an-offer-to = Proponi a { $names }

## Come portare avanti una bozza

an-ways = Come trovare
an-ways-other = Come proseguire
an-way-play = Gioca anche { $card }
an-way-use = Usa { $upgrade }
an-way-ask = Chiedi a { $name } 1 { $skill }
an-way-bring = Coinvolgi { $name }
an-way-bot = { $n ->
    [one] Fai portare { $n } icona a Bot
   *[other] Fai portare { $n } icone a Bot
  }
an-way-instead = Chiedi a { $name } invece che a { $other }
an-way-less = { $name } porta 1 { $skill } in meno
an-way-less-you = Porta 1 { $skill } in meno
an-way-room = Dai a { $name } quello { $colour }
an-way-more = Dai a { $name } uno in più: { $colour }
an-way-spare = puoi farne a meno
an-way-over = la tua Stiva traboccherebbe
an-way-known = ha { $card }
an-from-hand = dalla tua mano

## Proposte

an-offers = Proposte
an-ledger = Accordi finora
an-proposals-left = { $n ->
    [0] Nessuna proposta rimasta in questo turno
    [one] Ancora { $n } proposta in questo turno
   *[other] Ancora { $n } proposte in questo turno
  }
an-no-offers = Ancora nessuna proposta in questo turno. Le proposte compaiono qui, con le risposte di tutti.
an-see-offers = Proposte
an-called-on = { $name } chiede aiuto a tutti: partecipa o rifiuta.
an-calling-gives = Chi aiuta riceve
an-answer-briefly = Rispondi
an-answer-offers = { $n ->
    [one] Rispondi alla proposta
   *[other] Rispondi a { $n } proposte
  }
an-your-offer = La tua proposta
an-offer-of = Proposta di { $name }
an-counter-of = Controproposta di { $name }
an-taker-of = { $name } ci sta
an-your-call = Il tuo appello a tutti
an-call-of = { $name } chiede a tutti
an-answers = Risposte
an-offers-something = Propone
an-nobody-willing = Nessuno ci sta. Chiedi qualcos’altro, o chiedi direttamente a qualcuno.
an-nobody-for-nothing = Nessuno ci sta: non ci guadagna nulla. Offri un Frammento, o chiedi direttamente a qualcuno.
an-ended-declined = { $you ->
    [yes] Finita: hai detto di no.
   *[no] Finita. Ha detto di no: { $name }.
  }
an-ended-withdrawn = { $you ->
    [yes] Finita: l’hai ritirata.
   *[no] Finita. Ritirata da: { $name }.
  }
an-look = Guarda
an-about-offer = { $what }: { $offer }, { $planet }, n. { $n }
an-propose-own = Proponi altro
an-for = per
an-gives-short = dà
an-your-answer = La tua risposta
an-thinking = Ci pensa
an-agreed = D’accordo
an-declined = Ha detto no
an-withdrew = Si ritira
an-agree = Accetta
an-agree-title = Accetta la proposta di { $name }
an-agree-with = { $n ->
    [one] Accetta con { $n } Zampesperta
   *[other] Accetta con { $n } Zampesperte
  }
an-you-bring = La tua parte:
an-counter = Controproposta
an-decline = Rifiuta
an-withdraw = Ritira
an-withdraw-call = Ritira l’appello
an-change = Modifica
an-answer-call = Ci sto
an-decline-all = Rifiuta tutto in questo turno
an-decline-all-stop = In questo turno rifiuti tutto: smetti
an-helped = { $n ->
    [one] { $n } accordo
   *[other] { $n } accordi
  }, { $fragments ->
    [one] { $fragments } Frammento
   *[other] { $fragments } Frammenti
  }
an-paws-played = { $n ->
    [one] { $n } Zampesperta
   *[other] { $n } Zampesperte
  }
an-no-deals = Ancora nessun accordo.

## Quello che si dice e le novità mentre si tratta

an-phrase-need = Chi può portare { $icons }?
an-phrase-want = Che cosa vuoi in cambio?
an-phrase-more = Uno in più e ci sto.
an-phrase-much = È troppo.
an-phrase-think = Ci sto pensando.
an-phrase-deal = Affare fatto!
an-news-said = { $name }: { $text }
an-news-called = { $name } chiede aiuto a tutti.
an-news-offer = { $name } fa una proposta.
an-news-counter = { $name } fa una controproposta.
an-news-taker = { $name } ci sta.
an-news-agreed = { $name } accetta.
an-news-deal = { $name } accetta: l’accordo è fatto.
an-news-no = { $name } dice di no all’appello.
an-news-declined = { $name } dice di no.
an-news-nos = { $n } dicono di no: { $names }.
an-news-withdrew = { $name } si ritira.
an-news-call-ended = { $name } ha ritirato l’appello.
