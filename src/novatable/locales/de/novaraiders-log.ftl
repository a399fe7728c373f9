### Nova-Raiders in Worten: was geschehen ist, was möglich ist, worauf das Spiel wartet, und der Spielplan als Text.
### In jeder Nachricht mit $you: yes ist, wer liest; no ist jemand anders, dessen Name in $seat steht.
### $mine: yes, wenn das Schiff dem gehört, der es steuert; you, wenn es dem gehört, der liest; no, wenn es $owner gehört.

## Karten, Felder, Splitter

nr-card-basic = { $first } / { $second }
nr-card-special = { $card } ({ $symbol })
nr-directive = { $directive } ({ $points })
nr-directive-goal = { $directive } ({ $points }). { $goal }
nr-gate = Ring { $ring } ({ $colour ->
    [red] rotes
    [blue] blaues
    [brown] braunes
   *[white] weißes
  } Tor)
nr-space = Ring { $ring } ({ $step } nach dem { $colour ->
    [red] roten
    [blue] blauen
    [brown] braunen
   *[white] weißen
  } Tor)
nr-shard = { $shard ->
    [yellow] einen gelben Splitter
    [black] einen schwarzen Splitter
   *[red] einen roten Splitter
  }
nr-shards = { $n } Splitter ({ $shards })

## Was geschehen ist

nr-log-directive-kept = { $you ->
    [yes] Du behältst { $directive }.
   *[no] { $seat } behält eine Direktive.
  }
nr-log-turn-began = { $you ->
    [yes] Zug { $turn }, Runde { $round }: Du bist am Zug.
   *[no] Zug { $turn }, Runde { $round }: { $seat } ist am Zug.
  }
nr-log-launched = { $you ->
    [yes] Du startest ein Schiff auf { $to }.
   *[no] { $seat } startet ein Schiff auf { $to }.
  }
nr-log-played = { $you ->
    [yes] Du spielst { $card } { $use ->
        [chain] als Kette
        [orbit] als Orbit
        [jump] als Sprung
        [unload] zum Entladen
        [hijack] zum Kapern
        [upgrade] als Upgrade
       *[special] mit Aktion
      }.
   *[no] { $seat } spielt { $card } { $use ->
        [chain] als Kette
        [orbit] als Orbit
        [jump] als Sprung
        [unload] zum Entladen
        [hijack] zum Kapern
        [upgrade] als Upgrade
       *[special] mit Aktion
      }.
  }
nr-log-moved = { $you ->
    [yes] Du bewegst { $mine ->
        [yes] ein Schiff
       *[no] das Schiff von { $owner }
      } von { $from } nach { $to }{ $more }.
   *[no] { $seat } bewegt { $mine ->
        [yes] ein Schiff
        [you] dein Schiff
       *[no] das Schiff von { $owner }
      } von { $from } nach { $to }{ $more }.
  }
nr-log-pushed = { $you ->
    [yes] Du schiebst { $mine ->
        [yes] ein Schiff
       *[no] das Schiff von { $owner }
      } von { $from } nach { $to }{ $more }.
   *[no] { $seat } schiebt { $mine ->
        [yes] ein Schiff
        [you] dein Schiff
       *[no] das Schiff von { $owner }
      } von { $from } nach { $to }{ $more }.
  }
nr-log-pushed-star = { $you ->
    [yes] Du schiebst { $mine ->
        [yes] ein Schiff
       *[no] das Schiff von { $owner }
      } von { $from } in den Stern{ $lost }{ $more }.
   *[no] { $seat } schiebt { $mine ->
        [yes] ein Schiff
        [you] dein Schiff
       *[no] das Schiff von { $owner }
      } von { $from } in den Stern{ $lost }{ $more }.
  }
nr-lost = ; es reißt { $shards } mit sich
nr-left = ; es lässt { $shards } zurück
nr-taken = , auf { $shards }
nr-log-stowed = { $you ->
    [yes] Du legst { $shard } in Lager { $bay }.
   *[no] { $seat } legt { $shard } in Lager { $bay }.
  }
nr-log-docked = { $you ->
    [yes] Dein Schiff ist wieder im Dock.
   *[no] Das Schiff von { $seat } ist wieder im Dock.
  }
nr-log-lifted = { $you ->
    [yes] Du nimmst { $shards } aus Lager { $bays }.
   *[no] { $seat } nimmt { $shards } aus Lager { $bays }.
  }
nr-log-restowed = { $you ->
    [yes] Du legst { $shard } zurück auf Lager { $bay }.
   *[no] { $seat } legt { $shard } zurück auf Lager { $bay }.
  }
nr-log-took = { $you ->
    [yes] Du nimmst { $card } aus der Akademie.
   *[no] { $seat } nimmt { $card } aus der Akademie.
  }
nr-log-took-refill = { $you ->
    [yes] Du nimmst { $card } aus der Akademie; { $refill } rückt nach.
   *[no] { $seat } nimmt { $card } aus der Akademie; { $refill } rückt nach.
  }
nr-log-took-unseen = { $you ->
    [yes] Du nimmst verdeckt { $card } aus der Akademie; offen liegen jetzt: { $row }.
   *[no] { $seat } nimmt verdeckt eine Spezialkarte aus der Akademie; offen liegen jetzt: { $row }.
  }
nr-log-time-advanced = { $why ->
    [timekeeper] Durch den Zeitnehmer rückt die Zeitleiste auf Feld { $time } vor
    [idle] Weil sie lange stillstand, rückt die Zeitleiste auf Feld { $time } vor
    [no_shards] Weil kein Splitter auf dem Spielplan liegt, rückt die Zeitleiste auf Feld { $time } vor
   *[unload] Die Zeitleiste rückt auf Feld { $time } vor
  }: { $event }.
nr-log-shard-drawn = { $you ->
    [yes] Du ziehst { $shard } aus dem Beutel.
   *[no] { $seat } zieht { $shard } aus dem Beutel.
  }
nr-log-shard-placed = { $you ->
    [yes] Du legst { $shard } auf { $to }.
   *[no] { $seat } legt { $shard } auf { $to }.
  }
nr-log-spawn-skipped = { $why ->
    [no_shard] { $you ->
        [yes] Du legst keinen Splitter, denn der Beutel ist leer.
       *[no] { $seat } legt keinen Splitter, denn der Beutel ist leer.
      }
   *[no_asteroid] { $you ->
        [yes] Du legst keinen Splitter, denn kein Asteroid ist offen.
       *[no] { $seat } legt keinen Splitter, denn kein Asteroid ist offen.
      }
  }
nr-log-star-expanded = Der Stern dehnt sich über Ring { $ring } aus.
nr-log-star-expanded-shards = Der Stern dehnt sich über Ring { $ring } aus und verschlingt { $shards }.
nr-log-ship-destroyed = { $you ->
    [yes] Dein Schiff auf { $space } wird zerstört.
   *[no] Das Schiff von { $seat } auf { $space } wird zerstört.
  }
nr-log-ship-destroyed-shards = { $you ->
    [yes] Dein Schiff auf { $space } wird zerstört und reißt { $shards } mit sich.
   *[no] Das Schiff von { $seat } auf { $space } wird zerstört und reißt { $shards } mit sich.
  }
nr-log-hrl-fled = Ein Schiff von H.R.L. flieht von { $from } nach { $to }.
nr-log-hrl-fled-dock = Ein Schiff von H.R.L. flieht von { $from } ins Dock.
nr-log-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
  }
nr-log-card-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
  }
nr-log-drew = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $seat } zieht { $cards }.
  }
nr-log-drew-hidden = { $n ->
    [one] { $seat } zieht { $n } Karte.
   *[other] { $seat } zieht { $n } Karten.
  }
nr-log-reshuffled = { $you ->
    [yes] { $n ->
        [one] Du mischst { $n } abgelegte Karte zum neuen Nachziehstapel.
       *[other] Du mischst { $n } abgelegte Karten zum neuen Nachziehstapel.
      }
   *[no] { $n ->
        [one] { $seat } mischt { $n } abgelegte Karte zum neuen Nachziehstapel.
       *[other] { $seat } mischt { $n } abgelegte Karten zum neuen Nachziehstapel.
      }
  }
nr-log-hrl-turned = { $you ->
    [yes] Karte von H.R.L.: { $card }. Du führst sie aus.
   *[no] Karte von H.R.L.: { $card }. { $seat } führt sie aus.
  }
nr-log-hrl-turned-nothing = Karte von H.R.L.: { $card }. Nichts bewegt sich.
nr-log-game-ended = { $reason ->
    [supernova] Das Spiel ist zu Ende, denn der Stern wird zur Supernova: { $winners }.
    [no_ships] Das Spiel ist zu Ende, denn niemand hat mehr ein Schiff: { $winners }.
   *[no_shards] Das Spiel ist zu Ende, denn weder auf dem Spielplan noch im Beutel ist ein Splitter übrig: { $winners }.
  } Punkte: { $scores }. Handkarten: { $hands }.
nr-log-game-ended-directives = Direktiven: { $directives }.
nr-wins = { $you ->
    [yes] du gewinnst
   *[no] { $seat } gewinnt
  }
nr-of-seat = { $seat } { $what }

## Was möglich ist. Jede Wahl, die eine Karte spielt, endet mit der Karte.

nr-do-with = { $choice }, mit { $card }
nr-do-keep = Behalten: { $directive }
nr-do-launch = Ein Schiff auf { $to } starten
nr-do-chain = { $card } als Kette spielen
nr-do-end-turn = Zug beenden
nr-do-discard = { $card } ablegen
nr-do-draw = Nichts mehr ablegen und ziehen
nr-do-orbit = Orbit von { $from } nach { $to }
nr-do-jump = Sprung von { $from } nach { $to }
nr-do-unload = Den Stapel auf { $from } entladen
nr-do-hijack = Das Schiff auf { $victim } kapern, von { $from } aus
nr-do-upgrade = { $take } aus der Akademie nehmen
nr-do-upgrade-unseen = Verdeckt eine Spezialkarte aus der Akademie nehmen
nr-do-leave = { $n ->
    [0] Nichts zurücklassen
   *[other] { $n } Splitter zurücklassen
  }
nr-do-run = Orbit nach { $to }
nr-do-run-stay = Bleiben
nr-do-stow = Den Splitter in Lager { $bay } legen
nr-do-restow = Als Nächstes { $shard } zurücklegen
nr-do-place = Den Splitter auf { $to } legen
nr-do-hrl-move = Ein Schiff von H.R.L. von { $from } nach { $to } bewegen
nr-do-hrl-hijack = Den Stapel auf { $victim } kapern, mit dem Schiff von H.R.L. auf { $from }
nr-do-hrl-hijack-side = Den Stapel auf { $victim } kapern, mit dem Schiff von H.R.L. auf { $from }, das erst auf { $side } heranrückt

## Worauf das Spiel wartet

nr-wait-directives = Wähle eine deiner Direktiven: Sie bleibt geheim.
nr-wait-directives-others = Warten auf { $seats }: Direktiven werden gewählt.
nr-wait-turn = { $you ->
    [yes] Du bist am Zug: Spiele eine Karte, starte ein Schiff oder beende deinen Zug.
   *[no] { $seat } überlegt: eine Karte spielen, ein Schiff starten oder den Zug beenden.
  }
nr-wait-turn-docked = { $you ->
    [yes] Du bist am Zug: Alle deine Schiffe sind im Dock. Starte eines.
   *[no] { $seat } überlegt: ein Schiff starten oder den Zug beenden.
  }
nr-wait-turn-linked = { $you ->
    [yes] Die Kette steht: Spiele eine weitere Aktion, starte ein Schiff oder beende deinen Zug.
   *[no] { $seat } hat eine Kette und kann eine weitere Aktion spielen.
  }
nr-wait-turn-unlinked = { $you ->
    [yes] Lege eine Karte als Kette und spiele eine weitere Aktion, starte ein Schiff oder beende deinen Zug.
   *[no] { $seat } kann mit einer Kette weitermachen, ein Schiff starten oder den Zug beenden.
  }
nr-wait-turn-done = { $you ->
    [yes] Keine Karte mehr: Starte ein Schiff oder beende deinen Zug.
   *[no] { $seat } hat keine Karte mehr: ein Schiff starten oder den Zug beenden.
  }
nr-wait-turn-slipping = { $you ->
    [yes] Sog: Deine nächsten Orbits brauchen keine Kette.
   *[no] { $seat } ist im Sog und kann Orbits ohne Ketten spielen.
  }
nr-wait-discard = { $you ->
    [yes] Du hast keine Karte gespielt: Lege ab, was du willst, dann ziehe.
   *[no] { $seat } hat keine Karte gespielt und darf vor dem Ziehen ablegen.
  }
nr-wait-leave = { $you ->
    [yes] Wähle, wie viele Splitter auf { $from } zurückbleiben.
   *[no] { $seat } wählt, wie viele Splitter zurückbleiben.
  }
nr-wait-run = { $you ->
    [yes] Überfall: Orbit 1 bis 3 mit demselben Schiff, oder bleib stehen.
   *[no] { $seat } wählt, wohin das Schiff flieht.
  }
nr-wait-unload = { $you ->
    [yes] Wähle ein Lager für den obersten Splitter ({ $shard }).
   *[no] { $seat } wählt ein Lager für den obersten Splitter ({ $shard }).
  }
nr-wait-restow = { $you ->
    [yes] Wähle den Splitter, der auf Lager { $bay } kommt.
   *[no] { $seat } wählt den Splitter, der auf Lager { $bay } kommt.
  }
nr-wait-place = { $you ->
    [yes] Lege { $shard } auf einen offenen Asteroiden.
   *[no] { $seat } legt { $shard } auf einen Asteroiden.
  }
nr-wait-hrl = { $you ->
    [yes] H.R.L. spielt { $card }: Wähle, was das Schiff tut.
   *[no] { $seat } führt die H.R.L.-Karte „{ $card }“ aus.
  }
nr-wait-other = { $you ->
    [yes] Du entscheidest.
   *[no] { $seat } entscheidet.
  }
nr-wait-over = Das Spiel ist zu Ende: { $winners }.

## Der Spielplan als Text

nr-board-now = Jetzt
nr-board-turn = Zug { $turn }, Runde { $round }.
nr-board-order = Reihenfolge: { $seats }.
nr-board-track = Die Zeitleiste steht auf Feld { $time } von { $spaces }. Es kommt: { $events }.
nr-board-track-start = Die Zeitleiste hat noch nicht begonnen ({ $spaces } Felder). Es kommt: { $events }.
nr-board-track-space = { $time } { $event }
nr-board-bag = { $n } Splitter im Beutel.
nr-board-lost = Aus dem Spiel: { $shards }.
nr-board-board = Spielplan
nr-board-ring = Ring { $ring }: { $things }.
nr-board-ring-empty = Ring { $ring }: nichts.
nr-board-ring-covered = Ring { $ring } ist vom Stern verschlungen.
nr-board-ship = { $you ->
    [yes] dein Schiff auf { $space }
   *[no] das Schiff von { $seat } auf { $space }
  }
nr-board-stack = { $you ->
    [yes] dein Stapel auf { $space }, darunter { $shards }
   *[no] der Stapel von { $seat } auf { $space }, darunter { $shards }
  }
nr-board-pile = { $shards } auf { $space }
nr-board-asteroids = Offene Asteroiden: { $spaces }.
nr-board-row = Reihe
nr-board-row-card = { $card } { $use ->
    [chain] als Kette
    [orbit] als Orbit
    [jump] als Sprung
    [unload] zum Entladen
    [hijack] zum Kapern
    [upgrade] als Upgrade
   *[special] mit Aktion
  }
nr-board-linked = Eine Basisaktion kann gespielt werden.
nr-board-unlinked = Vor der nächsten Basisaktion muss eine Kette liegen.
nr-board-academy = Akademie
nr-board-academy-row = Offen: { $cards }. { $n } im Stapel.
nr-board-you = Du
nr-board-colour = Schiffe: { $colour ->
    [red] rot
    [blue] blau
    [brown] braun
   *[white] weiß
  }, { $docked } im Dock.
nr-board-bay = Lager { $bay }: { $shards }.
nr-board-bay-empty = Lager { $bay } ist leer.
nr-board-hand = Hand: { $cards }.
nr-board-hand-others = { $n ->
    [one] Hand: { $n } Karte.
   *[other] Hand: { $n } Karten.
  }
nr-board-piles = Nachziehstapel: { $draw }. Abgelegt: { $discard }.
nr-board-specials = Eigene Spezialkarten: { $cards }.
nr-board-specials-unseen = { $n ->
    [one] { $n } Spezialkarte verdeckt genommen.
   *[other] { $n } Spezialkarten verdeckt genommen.
  }
nr-board-directive = Direktive: { $directive }
nr-board-dealt = Zur Wahl steht die Direktive: { $directive }
nr-board-deeds = Gekapert: { $hijacks }‑mal. Zerstörte gegnerische Schiffe: { $destroyed }.
nr-board-hrl-deck = { $n ->
    [one] { $n } Karte im Stapel.
   *[other] { $n } Karten im Stapel.
  } Verwendet: { $cards }.
nr-board-hrl-hold = Im Dock: { $shards }.
