### Das Terminal: `novatable play`, `demo`, `replay` und `cards list`. Was geschieht, was möglich ist und was abgelehnt
### wird, sagen die Nachrichten der Bildschirme. Befehle werden in jeder Sprache englisch getippt.

## Der Tisch

term-title = { $you ->
    [yes] Zug { $turn }, Runde { $round }: Du bist am Zug
   *[no] Zug { $turn }, Runde { $round }: { $name } ist am Zug
  }
term-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $name }
  }
term-points = { $n } P.
term-unseen = { $n } verdeckt
term-player = { $name }:
term-quote = { $name }: „{ $text }“
term-refused = Nicht möglich: { $why } ({ $rule })
term-keyboard = { $name }, übernimm die Tastatur und drücke Enter.
term-seed = Der Startwert war { $seed }.
term-speak = In den Zügen der anderen wirst du { $speak ->
    [turns] in jedem Zug
    [calls] nur bei Aufrufen
   *[never] nie
  } gefragt.

## Befehle beider Spiele

term-help-numbers = tun, was neben der Zahl steht; more zeigt die übrigen Möglichkeiten
term-help-look = noch einmal den Tisch
term-help-log = was zuletzt geschehen ist
term-help-quit = das Spiel verlassen
term-help-rules = eine Regel nach ihrer Nummer; alle Regeln, in denen ein Wort vorkommt
term-help-speak = wann du in den Zügen der anderen gefragt wirst: immer, bei Aufrufen, nie

## Rund um ein Spiel

term-demo = Ein Spiel { $game } zwischen Computern. Noch einmal ansehen: { $command }
term-seated = Am Tisch: { $players }. Mit help siehst du die Befehle, mit quit verlässt du das Spiel.
term-unfinished = Das Spiel wird hier abgebrochen.
term-no-input = Keine Eingabe mehr: Das Spiel wird hier abgebrochen.
term-record = Die Aufzeichnung liegt in { $file }: Ansehen mit { $command }
term-record-ends = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.
term-replay = { $n } von { $of }: Enter, eine Zahl oder q >
term-verified = Geprüft:
term-verified-game = { $file }, ein Spiel { $game }
term-verify-seed = Startwert
term-verify-seed-right = passt zum Fingerabdruck
term-verify-seed-position = nicht geprüft: Das Spiel begann mit einer Stellung
term-verify-actions = Aktionen
term-verify-actions-right = alle { $n } sind nach den Regeln möglich
term-verify-digests = Prüfsummen der Aktionen
term-verify-digests-right = { $n } von { $of }, alle richtig
term-verify-digests-none = nicht vorhanden
term-verify-closing = Prüfsumme am Ende
term-verify-closing-right = richtig
term-verify-closing-none = nicht vorhanden: Die Aufzeichnung ist abgeschnitten

## AfterNova

term-an-title-final = { $title }, letzte Gelegenheit
term-an-planets = Planeten (Beutel { $bag }, abgelegt { $discarded })
term-an-in-reach = erreichbar
term-an-lacks = es fehlen
term-an-market = Markt (Stapel: { $paws } Mietpfoten, { $blueprints } Blaupausen)
term-an-hand-objective = { $hand } (geheimes Ziel: { $colours })
term-an-players = Alle am Tisch (Lagerraum, Hand, Blaupausen, Punkte darauf)
term-an-bot-row = in Bots Reihe:
term-an-paw = { $card }, { $species }.
term-an-objective = Ziel
term-an-take = 1-{ $n } diese Karte nehmen
term-an-discard = 1-{ $n } diese Karte ablegen
term-an-listen = { $name } ist am Zug: Enter zum Zuhören, oder deal, agree, show (help)
term-an-free-sweeps = { $waiting } Gratis austauschen: { $n }-mal.
term-an-help = { $waiting } (help)
term-an-confirm = . Enter führt es aus, no bricht ab
term-an-confirm-paws = . Enter führt es aus; with ... für andere Mietpfoten; no bricht ab
term-an-ask-planet = Welcher Planet? ({ $planets })
term-an-ask-helpers = Wer hilft? ({ $names }; mehrere mit Komma)
term-an-ask-more-helpers = Wer hilft noch? ({ $names }; Enter: niemand)
term-an-ask-bring = { $you ->
    [yes] Der Planet verlangt { $icons }: Was bringst du mit?
   *[no] Der Planet verlangt { $icons }: Was bringt { $seat } mit?
  }
term-an-ask-get = { $you ->
    [yes] Auf dem Planeten: { $fragments }. Was bekommst du?
   *[no] Auf dem Planeten: { $fragments }. Was bekommt { $seat }?
  }
term-an-ask-bot = Was bringt Bot mit?
term-an-ask-bot-fragments = { $n ->
    [one] Welches Fragment des Planeten bekommt Bot?
   *[other] Welche { $n } Fragmente des Planeten bekommt Bot, und in welcher Reihenfolge?
  }
term-an-ask-stored = Gehen gelagerte Fragmente in andere Hände über? (etwa { $example }; Enter: { $usual })

term-an-help-take = eine Karte vom Markt nehmen; überall genügt der Anfang eines Namens
term-an-help-sweep = eine Reihe am Markt austauschen, kostet eine Karte; erste Ausgabe: draw paws, vom Stapel
term-an-help-extract = Planet A allein mit möglichst wenigen Mietpfoten abbauen; selbst wählen: extract A with swoop, tock
term-an-help-deal = Schritt für Schritt ein Angebot machen (auch: propose)
term-an-help-line = dasselbe in einer Zeile; was niemandem zugeteilt ist, übernimmt die Person am Zug
term-an-help-letters = Fragmente: K schwarz, W weiß, G grün, P lila, O orange; Fähigkeiten: pil, ing, sic, abb
term-an-help-call = alle fragen, wer helfen will; call allein fragt Schritt für Schritt
term-an-help-agree = Angebot 3 zustimmen oder Aufruf 3 annehmen; Mietpfoten wählen: agree 3 with tock
term-an-help-counter = Gegenangebot zu 3 mit diesen Änderungen; counter 3 allein fragt danach
term-an-help-decline = ein Angebot ablehnen; die eigene Zusage oder den eigenen Aufruf zurückziehen
term-an-help-show = anderen Handkarten zeigen; to all zeigt sie allen
term-an-help-complete = eine Blaupause vervollständigen; mit Prisma: complete pocket paying KKW
term-an-help-pass = jetzt nichts mehr vervollständigen
term-an-help-discard = überzählige Karten ablegen, überzählige Fragmente über Bord werfen
term-an-help-look = eine Person oder eine Karte genauer ansehen
term-an-help-with = Upgrades werden wie Mietpfoten genannt; back nennt die, die durch Treue zurückkommen

term-an-cards-paws = Mietpfoten
term-an-cards-paw = Mietpfote
term-an-cards-species = Art
term-an-cards-icons = Symbole
term-an-cards-blueprints = Blaupausen
term-an-cards-blueprint = Blaupause
term-an-cards-cost = Kosten
term-an-cards-points = Punkte
term-an-cards-upgrade = Upgrade
term-an-cards-planets = Planeten
term-an-cards-planet = Planet
term-an-cards-requires = verlangt
term-an-cards-spaces = Plätze
term-an-cards-starships = Raumschiffe
term-an-cards-starship = Raumschiff
term-an-cards-objective = Ziel
term-an-cards-summary = Kartensatz { $name } für AfterNova, { $paws } Mietpfoten, { $blueprints } Blaupausen, { $planets } Planeten, { $starships } Raumschiffe; SHA-256 { $hash }

## Nova-Raiders

# Wie ein Feld in Sätzen heißt: Ring, Basis und Schritt, etwa 3b2.
term-nr-space = { $code }
term-nr-colour = { $colour ->
    [red] rot
    [blue] blau
    [brown] braun
   *[white] weiß
  }
term-nr-directives = Alle behalten eine von zwei Direktiven
term-nr-time = Zeit { $time }/{ $spaces }
term-nr-next = als Nächstes: { $event }
term-nr-covered = Ring { $ring } verschwindet in { $n }
term-nr-supernova = Supernova in { $n }
term-nr-idle = Stillstand { $n }/{ $of }
term-nr-linked = die Kette steht
term-nr-unlinked = erst eine Kette spielen
term-nr-academy = Akademie (Stapel { $deck }; Beutel { $n } Splitter)
term-nr-column-dock = Dock
term-nr-column-bays = Lager
term-nr-column-points = Punkte
term-nr-column-cards = Karten
term-nr-column-specials = Spezial
# Höchstens sieben Zeichen.
term-nr-ring = Ring { $ring }
term-nr-star = Stern
term-nr-legend = { $colour ->
    [red] 3{ $base } ist das rote Tor auf Ring 3, 3{ $base }2 das Feld 2 danach; * ein Asteroid; { $ship }3 ein rotes Schiff der Höhe 3; Y B R gelbe, schwarze, rote Splitter
    [blue] 3{ $base } ist das blaue Tor auf Ring 3, 3{ $base }2 das Feld 2 danach; * ein Asteroid; { $ship }3 ein blaues Schiff der Höhe 3; Y B R gelbe, schwarze, rote Splitter
    [brown] 3{ $base } ist das braune Tor auf Ring 3, 3{ $base }2 das Feld 2 danach; * ein Asteroid; { $ship }3 ein braunes Schiff der Höhe 3; Y B R gelbe, schwarze, rote Splitter
   *[white] 3{ $base } ist das weiße Tor auf Ring 3, 3{ $base }2 das Feld 2 danach; * ein Asteroid; { $ship }3 ein weißes Schiff der Höhe 3; Y B R gelbe, schwarze, rote Splitter
  }
term-nr-help = { $waiting } (help)
term-nr-more = { $n ->
    [one] more: { $n } weitere Möglichkeit, dasselbe mit einer anderen Karte
   *[other] more: { $n } weitere Möglichkeiten, dasselbe mit anderen Karten
  }
term-nr-as = wie { $letter }
term-nr-unseen = verdeckt
term-nr-tops = alle obersten Splitter
term-nr-push = { $push ->
    [clockwise] im Uhrzeigersinn
   *[counter_clockwise] gegen den Uhrzeigersinn
  }
term-nr-from = von { $code }
term-nr-bay-points = { $now } auf { $then } Punkte
term-nr-which = Was davon?
term-nr-use-launch = Start
term-nr-use-link = Kette
term-nr-use-discard = ablegen
term-nr-use-draw = ziehen
term-nr-use-end = Ende
term-nr-use-keep = behalten
term-nr-use-leave = zurücklassen
term-nr-use-stow = einlagern
term-nr-use-put = zurücklegen
term-nr-use-place = legen
term-nr-look-special = { $cards }: { $does }
term-nr-look-player = { $name } auf dem Spielplan: { $ships }.
term-nr-look-discards = Abgelegt: { $cards }.
term-nr-look-space = { $code } ist { $space }.
term-nr-look-asteroid = { $code } ist { $space }, ein Asteroid.
term-nr-look-there = Dort: { $thing }.
term-nr-look-around = Auf dem Ring neben { $beside }; auf den Nachbarringen grenzt es an { $adjacent }.

term-nr-help-orbit = auf dieses Feld ziehen; können es mehrere Schiffe oder Karten, wirst du gefragt
term-nr-help-with = dasselbe mit Schiff und Karte; Karten nennst du mit Buchstabe oder Name
term-nr-help-jump = jede Aktion mit ihrem Namen und dem Ziel; ebenso gateway, long burn, breach
term-nr-help-hijack = wen du angreifst; mit einem anderen Schiff: hijack 3b2 3b1. Ebenso plunder, hit and run
term-nr-help-unload = welcher Stapel entladen wird; danach legt stow 2 den obersten Splitter in Lager 2
term-nr-help-upgrade = eine Spezialkarte aus der Akademie nehmen
term-nr-help-tractor = ein gegnerisches Schiff, und wohin es zieht
term-nr-help-stevedore = die obersten Splitter tauschen oder Lager 2 umbauen; danach put yellow, ...
term-nr-help-launch = ein Schiff aus dem Dock auf dein Tor auf Ring 3
term-nr-help-link = eine Karte als Kette spielen, oder eine Spezialkarte ohne ihre Aktion
term-nr-help-leave = wie viele der untersten Splitter zurückbleiben
term-nr-help-place = einen neu gezogenen Splitter legen
term-nr-help-hrl = die Karte von H.R.L. ausführen
term-nr-help-end = den Zug beenden; hast du keine Karte gespielt: discard b, draw
term-nr-help-look = ein Feld, eine Person, eine Karte oder eine Direktive genauer ansehen
term-nr-help-spaces = 3b ist das blaue Tor auf Ring 3, 3b2 das Feld 2 danach; r rot, b blau, n braun, w weiß

term-nr-cards-basics = Basiskarten
term-nr-cards-action = Aktion
term-nr-cards-or = oder
term-nr-cards-specials = Spezialkarten
term-nr-cards-special = Spezialkarte
term-nr-cards-symbol = Symbol
term-nr-cards-does = Aktion
term-nr-cards-directives = Direktiven
term-nr-cards-directive = Direktive
term-nr-cards-points = Punkte
term-nr-cards-for = wofür
term-nr-cards-hrl = H.R.L.
term-nr-cards-hrl-card = Karte
term-nr-cards-board = Spielplan mit { $n } Basen
term-nr-cards-ring = Ring
term-nr-cards-spaces = Felder
term-nr-cards-asteroid = Asteroid
term-nr-cards-after = { $n } nach jedem Tor
term-nr-cards-shards = Splitter
term-nr-cards-track = Zeitleiste: { $events }.
term-nr-cards-summary = Kartensatz { $name } für Nova-Raiders, { $basics } Basiskarten, { $specials } Spezialkarten, { $directives } Direktiven, { $hrl } H.R.L.-Karten, { $boards } Spielpläne; SHA-256 { $hash }

## Jedes andere Spiel

term-plain-turn = Zug { $turn }
term-plain-waiting = Warten auf { $seats }
term-plain-over = Das Spiel ist zu Ende. Gewonnen: { $winners }
term-plain-cards = Kartensatz { $name }

## Was nicht zu verstehen ist

unclear-unknown = { $what ->
    [command] Es gibt keinen Befehl „{ $typed }“
    [player] Niemand am Tisch heißt „{ $typed }“
    [player-card] Keine Person und keine Karte heißt „{ $typed }“
    [thing] Keine Person, keine Karte, keine Direktive und kein Feld heißt „{ $typed }“
    [planet] Es gibt keinen Planeten „{ $typed }“
    [colour] Es gibt keine Farbe „{ $typed }“
    [skill] Es gibt keine Fähigkeit „{ $typed }“
    [deck] Kein Stapel heißt „{ $typed }“
    [row] Keine Reihe heißt „{ $typed }“
    [card-market] Keine Karte am Markt heißt „{ $typed }“
    [card-hand] Keine deiner Handkarten heißt „{ $typed }“
    [card-academy] Keine Karte in der Akademie heißt „{ $typed }“
    [blueprint-hand] Keine Blaupause auf deiner Hand heißt „{ $typed }“
    [pledged] Keine deiner Mietpfoten und keines deiner Upgrades heißt „{ $typed }“
    [played] Keine der gespielten Mietpfoten heißt „{ $typed }“
    [base] Es gibt keine Basis „{ $typed }“
    [shard] Es gibt keinen Splitter „{ $typed }“
    [bay] Es gibt kein Lager „{ $typed }“
    [direction] Es gibt keine Richtung „{ $typed }“
    [directive] Keine deiner Direktiven heißt „{ $typed }“
    [count] „{ $typed }“ ist keine Anzahl von Splittern
   *[number] Nichts davon hat die Nummer „{ $typed }“
  }. Möglich: { $names }.
unclear-unknown-none = { $what ->
    [card-hand] Keine deiner Handkarten heißt „{ $typed }“: Du hast keine.
    [blueprint-hand] Keine Blaupause auf deiner Hand heißt „{ $typed }“: Du hast keine.
    [pledged] Keine deiner Mietpfoten und keines deiner Upgrades heißt „{ $typed }“: Du hast keine.
    [played] Keine der gespielten Mietpfoten heißt „{ $typed }“: Es ist keine gespielt.
   *[other] „{ $typed }“ gibt es nicht: Es ist nichts da.
  }
unclear-many = „{ $typed }“ ist nicht eindeutig: { $names }.
unclear-number = { $typed } gibt es jetzt nicht; tippe 1 bis { $n } oder help.
unclear-number-none = { $typed } gibt es jetzt nicht; tippe einen Befehl oder help.
unclear-speak = speak turns, calls, never: zurzeit { $speak }.
unclear-rules = Nenne eine Regel von { $first } bis { $last } oder ein Wort, das vorkommt.
unclear-rules-many = „{ $typed }“ steht in vielen Regeln: { $rules }. Nenne eine davon oder mehr Wörter.
unclear-rules-missing = Die Regeln sind hier nicht installiert; sie stehen im Projekt unter docs/rules.
unclear-spectator = Das kann nur, wer am Tisch sitzt.
unclear-counted = „{ $typed }“ ist nicht zu verstehen: Sag, wie viele wovon, etwa 2 schwarz oder 1 pil.
unclear-clause = „{ $typed }“: Sag mit brings, gets oder gives, wer was bringt, bekommt oder gibt.
unclear-subject = { $verb ->
    [bring] Wer bringt { $typed }? Nenne jemanden vor brings.
    [get] Wer bekommt { $typed }? Nenne jemanden vor gets.
   *[give] Wer gibt { $typed }? Nenne jemanden vor gives.
  }
unclear-extract = Allein oder nur mit Bot baust du mit extract ab; mit anderen machst du einen Deal.
unclear-helper = Ein Deal braucht jemanden, der hilft.
unclear-dropped = Es wird nichts angeboten.
unclear-proposal = Es gibt kein Angebot { $typed }.
unclear-which-proposal = Welches Angebot? Es gibt: { $names }.
unclear-no-proposal = Welches Angebot? Es gibt keines.
unclear-space = „{ $typed }“ ist kein Feld: Nenne Ring, Basis und Schritt, etwa 3b2 oder 3b.
unclear-ring = Es gibt keinen Ring { $typed }: Die Ringe sind 1 bis { $n }.
unclear-step = { $typed } gibt es nicht: Das letzte Feld dieser Basis ist { $last }.
unclear-spaces = Das sind { $n } Felder, hier können es höchstens { $most } sein.
unclear-here = „{ $typed }“ ist hier nicht zu verstehen; Felder sind Ring, Basis und Schritt, etwa 3b2.
unclear-say-more = Das könnten { $n } Aktionen sein: Sag mehr, etwa Schiff, Feld oder Karte.
unclear-no-card = Keine deiner Karten hat die Aktion { $use }.
unclear-missing = { $field ->
    [card] Sag auch, welche Karte; Beispiele zeigt help.
    [ship] Sag auch, welches Schiff; Beispiele zeigt help.
    [side] Sag auch, von welcher Seite; Beispiele zeigt help.
    [to] Sag auch, wohin; Beispiele zeigt help.
    [victim] Sag auch, wen; Beispiele zeigt help.
    [take] Sag auch, welche Spezialkarte; Beispiele zeigt help.
    [bay] Sag auch, welches Lager; Beispiele zeigt help.
    [count] Sag auch, wie viele; Beispiele zeigt help.
    [shard] Sag auch, welchen Splitter; Beispiele zeigt help.
   *[directive] Sag auch, welche Direktive; Beispiele zeigt help.
  }
unclear-not-a-number = „{ $typed }“ ist nicht zu verstehen: Tippe die Zahl einer Aktion.
unclear-look = „{ $typed }“ gibt es hier nicht zu sehen.
