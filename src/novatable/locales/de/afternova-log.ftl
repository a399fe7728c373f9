### AfterNova in Worten: was geschehen ist, was möglich ist, worauf das Spiel wartet, und der Spielplan als Text.
### In jeder Nachricht mit $you: yes ist, wer liest; no ist jemand anders, dessen Name in $seat steht.

## Karten mit dem, was darauf steht

an-card-paw = { $card } ({ $icons })
an-card-blueprint = { $card } ({ $cost }, { $points })
an-card-blueprint-upgrade = { $card } ({ $cost }, { $points }, { $upgrade })

## Teile von Deals

an-terms = { $planet }: { $clauses }
an-brings = { $you ->
    [yes] du bringst { $icons } mit
   *[no] { $seat } bringt { $icons } mit
  }
an-brings-nothing = { $you ->
    [yes] du bringst nichts mit
   *[no] { $seat } bringt nichts mit
  }
an-bot-brings = Bot bringt { $icons } mit und nimmt dafür { $colours }
an-gets = { $you ->
    [yes] du bekommst { $fragments }
   *[no] { $seat } bekommt { $fragments }
  }
an-gets-nothing = { $you ->
    [yes] du bekommst nichts
   *[no] { $seat } bekommt nichts
  }
an-gives = { $you ->
    [yes] du gibst { $receiver } { $fragments } aus dem Lagerraum
   *[no] { $seat } gibt { $receiver } { $fragments } aus dem Lagerraum
  }
an-plays = { $you ->
    [yes] du spielst { $paws }
   *[no] { $seat } spielt { $paws }
  }
an-plays-with = { $you ->
    [yes] du spielst { $paws } mit { $upgrades }
   *[no] { $seat } spielt { $paws } mit { $upgrades }
  }
an-plays-upgrades = { $you ->
    [yes] du nutzt { $upgrades }
   *[no] { $seat } nutzt { $upgrades }
  }
an-plays-nothing = { $you ->
    [yes] du spielst keine Mietpfote
   *[no] { $seat } spielt keine Mietpfote
  }

## Was geschehen ist

an-log-turn-began = { $you ->
    [yes] Zug { $turn }, Runde { $round }: Du bist am Zug.
   *[no] Zug { $turn }, Runde { $round }: { $seat } ist am Zug.
  }
an-log-called = { $you ->
    [yes] Du bittest alle um Hilfe ({ $offer }) bei { $terms }.
   *[no] { $seat } bittet alle um Hilfe ({ $offer }) bei { $terms }.
  }
an-log-proposed = { $you ->
    [yes] Du machst ein Angebot ({ $offer }) zu { $terms }.
   *[no] { $seat } macht ein Angebot ({ $offer }) zu { $terms }.
  }
an-log-proposed-call = { $you ->
    [yes] Du folgst Aufruf { $call } mit einem Angebot ({ $offer }) zu { $terms }.
   *[no] { $seat } folgt Aufruf { $call } mit einem Angebot ({ $offer }) zu { $terms }.
  }
an-log-agreed = { $you ->
    [yes] Du stimmst Angebot { $offer } zu.
   *[no] { $seat } stimmt Angebot { $offer } zu.
  }
an-log-offer-ended = { $how ->
    [declined] { $you ->
        [yes] Du lehnst Angebot { $offer } ab.
       *[no] { $seat } lehnt Angebot { $offer } ab.
      }
    [withdrawn] { $you ->
        [yes] Du ziehst Angebot { $offer } zurück.
       *[no] { $seat } zieht Angebot { $offer } zurück.
      }
    [extract] { $you ->
        [yes] Angebot { $offer } verfällt, denn du baust ab.
       *[no] Angebot { $offer } verfällt, denn { $seat } baut ab.
      }
   *[market] { $you ->
        [yes] Angebot { $offer } verfällt, denn du gehst zum Markt.
       *[no] Angebot { $offer } verfällt, denn { $seat } geht zum Markt.
      }
  }
an-log-showed = { $you ->
    [yes] Du zeigst { $to } { $cards }.
   *[no] { $seat } zeigt { $to } { $cards }.
  }
an-log-showed-hidden = { $n ->
    [one] { $seat } zeigt { $to } { $n } Karte.
   *[other] { $seat } zeigt { $to } { $n } Karten.
  }
an-log-extracted = { $you ->
    [yes] Du baust { $planet } allein ab: { $clauses }.
   *[no] { $seat } baut { $planet } allein ab: { $clauses }.
  }
an-log-extracted-with = { $you ->
    [yes] Du baust { $planet } mit { $others } ab: { $clauses }.
   *[no] { $seat } baut { $planet } mit { $others } ab: { $clauses }.
  }
an-log-overflow-chosen = { $you ->
    [yes] Du hast gewählt, was über Bord geht.
   *[no] { $seat } hat gewählt, was über Bord geht.
  }
an-log-jettisoned = { $you ->
    [yes] Du wirfst { $fragments } über Bord.
   *[no] { $seat } wirft { $fragments } über Bord.
  }
an-log-planet-laid = { $planet } ersetzt { $old }; darauf: { $fragments }.
an-log-planet-filled = { $planet } wird aufgefüllt: { $fragments }.
an-log-paws-returned = { $you ->
    [yes] Du nimmst { $paws } dank Treue zurück.
   *[no] { $seat } nimmt { $paws } dank Treue zurück.
  }
an-log-siphoned = { $you ->
    [yes] Du holst dir mit dem Siphon { $fragment } aus dem Beutel.
   *[no] { $seat } holt sich mit dem Siphon { $fragment } aus dem Beutel.
  }
an-log-took = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $seat } nimmt { $card }.
  }
an-log-drew = { $you ->
    [yes] Du ziehst { $card } vom Nachziehstapel.
   *[no] { $seat } zieht { $card } vom Nachziehstapel.
  }
an-log-drew-hidden = { $row ->
    [paws] { $seat } zieht eine Mietpfote vom Nachziehstapel.
   *[blueprints] { $seat } zieht eine Blaupause vom Nachziehstapel.
  }
an-log-swept = { $row ->
    [paws] { $you ->
        [yes] Du tauschst die Mietpfoten aus; abgelegt: { $cards }.
       *[no] { $seat } tauscht die Mietpfoten aus; abgelegt: { $cards }.
      }
   *[blueprints] { $you ->
        [yes] Du tauschst die Blaupausen aus; abgelegt: { $cards }.
       *[no] { $seat } tauscht die Blaupausen aus; abgelegt: { $cards }.
      }
  }
an-log-swept-free = { $row ->
    [paws] { $you ->
        [yes] Du tauschst mit dem Scanner kostenlos die Mietpfoten aus; abgelegt: { $cards }.
       *[no] { $seat } tauscht mit dem Scanner kostenlos die Mietpfoten aus; abgelegt: { $cards }.
      }
   *[blueprints] { $you ->
        [yes] Du tauschst mit dem Scanner kostenlos die Blaupausen aus; abgelegt: { $cards }.
       *[no] { $seat } tauscht mit dem Scanner kostenlos die Blaupausen aus; abgelegt: { $cards }.
      }
  }
an-log-row-filled = Neu am Markt: { $cards }.
an-log-card-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
  }
an-log-market-ended = { $you ->
    [yes] Du verlässt den Markt.
   *[no] { $seat } verlässt den Markt.
  }
an-log-reshuffled = { $pile ->
    [paws] { $n ->
        [one] { $n } abgelegte Mietpfote wird zum neuen Nachziehstapel.
       *[other] { $n } abgelegte Mietpfoten werden zum neuen Nachziehstapel.
      }
    [blueprints] { $n ->
        [one] { $n } abgelegte Blaupause wird zum neuen Nachziehstapel.
       *[other] { $n } abgelegte Blaupausen werden zum neuen Nachziehstapel.
      }
    [planets] { $n ->
        [one] { $n } abgelegter Planet wird zum neuen Nachziehstapel.
       *[other] { $n } abgelegte Planeten werden zum neuen Nachziehstapel.
      }
   *[bag] { $n ->
        [one] { $n } abgelegtes Fragment kommt zurück in den Beutel.
       *[other] { $n } abgelegte Fragmente kommen zurück in den Beutel.
      }
  }
an-log-window-opened = Ende des Zuges. Blaupausen vervollständigen dürfen: { $seats }.
an-log-completed = { $you ->
    [yes] Du vervollständigst { $blueprint }.
   *[no] { $seat } vervollständigt { $blueprint }.
  }
an-log-completed-paying = { $you ->
    [yes] Du vervollständigst { $blueprint } und zahlst { $paid }.
   *[no] { $seat } vervollständigt { $blueprint } und zahlt { $paid }.
  }
an-log-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
  }
an-log-bot-drew = Bot zieht { $fragment }.
an-log-bot-drew-nothing = Bot zieht nichts.
an-log-bot-placed = Bot legt { $fragment } auf { $blueprint }.
an-log-bot-placed-stored = Bot legt { $fragment } aus seinem Lagerraum auf { $blueprint }.
an-log-bot-stored = Bot lagert { $fragment } ein.
an-log-bot-scored = Bot vervollständigt { $blueprint }; { $fragments } werden abgelegt.
an-log-bot-scored-unseen = Bot legt { $fragments } ab und wertet verdeckt eine Blaupause.
an-log-bot-scored-unseen-nothing = Bot legt { $fragments } ab, aber zum Werten ist keine Blaupause mehr da.
an-log-bot-laid = Bot legt { $blueprint } aus.
an-log-game-ended = { $reason ->
    [sixth_blueprint] Das Spiel ist zu Ende, denn jemand hat die letzte Blaupause vervollständigt: { $winners }.
   *[round_limit] Das Spiel ist zu Ende, denn die letzte Runde ist gespielt: { $winners }.
  } Punkte: { $scores }. Geheime Ziele: { $objectives }. Handkarten: { $hands }.
an-log-game-ended-unseen = Bot hatte verdeckt gewertet: { $blueprints }.
an-wins = { $you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
  }
an-of-seat = { $seat } { $what }

## Was möglich ist

an-do-extract = { $planet } abbauen: { $clauses }
an-do-propose = Angebot zu { $terms }; dafür { $pledge }
an-do-call = Aufruf an alle zu { $terms }
an-do-agree = Angebot { $offer } zustimmen: { $pledge }
an-do-decline = Angebot { $offer } ablehnen
an-do-withdraw = Angebot { $offer } zurückziehen
an-do-show = { $to } zeigen: { $cards }
an-do-take = { $card } nehmen
an-do-draw = { $row ->
    [paws] Eine Mietpfote vom Nachziehstapel ziehen
   *[blueprints] Eine Blaupause vom Nachziehstapel ziehen
  }
an-do-sweep = { $row ->
    [paws] Die Mietpfoten austauschen
   *[blueprints] Die Blaupausen austauschen
  }
an-do-market = Zum Markt gehen, wo es nichts mehr zu nehmen gibt
an-do-discard = { $card } ablegen
an-do-jettison = { $fragments } über Bord werfen
an-do-complete = { $blueprint } vervollständigen
an-do-complete-paying = { $blueprint } vervollständigen und { $paid } zahlen
an-do-pass = Passen
an-pledge = { $paws } spielen
an-pledge-with = { $paws } mit { $upgrades } spielen
an-pledge-upgrades = { $upgrades } nutzen
an-pledge-nothing = keine Mietpfote spielen
an-pledge-back = { $pledge } und { $paws } zurücknehmen

## Worauf das Spiel wartet

an-wait-turn = { $you ->
    [yes] Du bist am Zug: Baue einen Planeten ab oder geh zum Markt.
   *[no] { $seat } überlegt: Abbau oder Markt.
  }
an-wait-answer = { $n ->
    [one] { $seat } bietet dir einen Deal an: Stimme zu, lehne ab oder mach ein Gegenangebot.
   *[other] { $n } Angebote warten auf deine Antwort: Stimme zu, lehne ab oder mach ein Gegenangebot.
  }
an-wait-answer-unable = { $n ->
    [one] { $seat } bietet dir einen Deal an, für den dir Karten fehlen: Lehne ab oder mach ein Gegenangebot.
   *[other] Für keines der { $n } Angebote hast du die Karten: Lehne ab oder mach ein Gegenangebot.
  }
an-wait-answers = { $you ->
    [yes] Es fehlt noch eine Antwort von { $asked }. Du musst nicht warten: Baue allein ab oder geh zum Markt.
   *[no] Es wird verhandelt: Noch fehlt eine Antwort von { $asked }.
  }
an-wait-market = { $you ->
    [yes] { $n ->
        [one] Markt: Nimm noch { $n } Karte.
       *[other] Markt: Nimm noch { $n } Karten.
      }
   *[no] { $n ->
        [one] { $seat } ist am Markt und nimmt noch { $n } Karte.
       *[other] { $seat } ist am Markt und nimmt noch { $n } Karten.
      }
  }
an-wait-discard = { $you ->
    [yes] Handlimit { $limit }: Lege { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
      } ab.
   *[no] { $seat } legt Karten ab, bis { $limit } übrig sind.
  }
an-wait-overflow = { $n ->
    [one] Dein Lagerraum ist voll: Wähle { $n } Fragment, das über Bord geht.
   *[other] Dein Lagerraum ist voll: Wähle { $n } Fragmente, die über Bord gehen.
  }
an-wait-overflow-others = Warten auf { $seats }: Überzählige Fragmente müssen über Bord.
an-wait-window = Vervollständige Blaupausen oder passe.
an-wait-window-final = Letzte Gelegenheit: Vervollständige Blaupausen oder passe.
an-wait-window-others = Warten auf { $seats }: Blaupausen können vervollständigt werden.
an-wait-window-idle = Ende des Zuges: Du hast nichts zu vervollständigen.
an-wait-over = Das Spiel ist zu Ende: { $winners }.

## Der Spielplan als Text

an-board-now = Jetzt
an-board-turn = Zug { $turn }, Runde { $round }.
an-board-order = Reihenfolge: { $seats }.
an-board-planets = Planeten
an-board-planet = { $planet }: verlangt { $needs }; darauf { $fragments }.
an-board-planet-empty = { $planet }: verlangt { $needs }; keine Fragmente.
an-board-market = Markt
an-board-market-paws = Mietpfoten: { $cards }.
an-board-market-blueprints = Blaupausen: { $cards }.
an-board-supply = Vorrat
an-board-decks = In den Stapeln: Mietpfoten { $paws }, Blaupausen { $blueprints }, Planeten { $planets }. Fragmente im Beutel: { $bag }.
an-board-discards = Abgelegte Fragmente: { $fragments }.
an-board-discarded-paws = Abgelegte Mietpfoten: { $cards }.
an-board-discarded-blueprints = Abgelegte Blaupausen: { $cards }.
an-board-you = Du
an-board-storage = Lagerraum: { $fragments } ({ $n } von { $capacity } Plätzen).
an-board-completed = Vervollständigte Blaupausen: { $cards }.
an-board-upgrades = Wirksame Upgrades: { $upgrades }.
an-board-upgrade = { $n ->
    [one] { $upgrade }
   *[other] { $n } × { $upgrade }
  }
an-board-hand = Hand ({ $n } von { $limit }): { $cards }.
an-board-hand-others = { $n ->
    [one] Hand: { $n } Karte.
   *[other] Hand: { $n } Karten.
  }
an-board-known = Bekannte Karten dieser Hand: { $cards }.
an-board-objective = Geheimes Ziel: { $colours }.
an-board-missing = Für { $blueprint } fehlen noch: { $fragments }.
an-board-ready = { $blueprint } kann bezahlt werden.
an-board-bot-row = { $blueprint }: bedeckt: { $covered }; frei: { $open }.
an-board-bot-storage = Lagerraum: { $fragments }.
an-board-bot-scored = Gewertet: { $cards }.
an-board-bot-unseen = { $n ->
    [one] { $n } Blaupause verdeckt gewertet.
   *[other] { $n } Blaupausen verdeckt gewertet.
  }
an-board-offers = Angebote
an-board-offer = Angebot { $offer } von { $seat }: { $terms }. Zugestimmt: { $agreed }. Gefragt: { $asked }.
an-board-call = Aufruf { $offer }: { $terms }.
an-board-shown = In diesem Zug gezeigt: { $card }, von { $seat } an { $to }.
an-board-shown-hidden = In diesem Zug gezeigt: eine Karte, von { $seat } an { $to }.
an-board-final = Jemand hat die letzte Blaupause vervollständigt: Dies ist die letzte Gelegenheit.
