### Nova-Raiders: der Tisch. Was neben dem Spielplan steht, Fragen und Knöpfe.

nr-table-title = Nova-Raiders
nr-table-round = Runde { $round }, { $players ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
  }
nr-table-round-only = Runde { $round }
nr-table-prompt = Worauf das Spiel wartet
nr-table-you = Du
nr-table-in-bays = in Lagern
nr-table-points-in-bays = { $n ->
    [one] { $n } Punkt in den Lagern
   *[other] { $n } Punkte in den Lagern
  }
nr-table-hand = Deine Hand
nr-table-hand-empty = Deine Hand ist leer.
nr-table-hand-of = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
  }
nr-table-draw-of = { $n ->
    [one] { $n } Karte im Nachziehstapel
   *[other] { $n } Karten im Nachziehstapel
  }
nr-table-discard-of = { $n ->
    [one] { $n } Karte abgelegt
   *[other] { $n } Karten abgelegt
  }
nr-table-specials = Spezialkarten
nr-table-unseen-of = { $n ->
    [one] { $n } Spezialkarte verdeckt genommen
   *[other] { $n } Spezialkarten verdeckt genommen
  }
nr-table-thinking = überlegt
nr-table-plays = spielt
nr-table-next = als Nächstes
nr-table-computer = Computer
nr-table-stand-in = ein Computer springt ein
nr-table-away = weg
nr-table-directive = Direktive
nr-table-academy = Raumakademie
nr-table-deck = Stapel { $n }
nr-table-unseen = Oberste Karte, verdeckt: Die Auslage wird ersetzt
nr-table-players = Mitspielende
nr-table-log = Verlauf
nr-table-talk = Verlauf und Chat
nr-table-chat = Chat
nr-table-chat-new = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
  }
nr-table-close = Schließen
nr-table-bag = { $n } Splitter im Beutel
nr-table-overview = Der ganze Spielplan

## Die Reihe

nr-table-row = Dieser Zug
nr-table-row-of = { $name } am Zug
nr-table-row-count = { $played ->
    [0] { $planned ->
        [0] keine Karte gespielt
        [one] eine Karte geplant
       *[other] { $planned } Karten geplant
      }
    [one] { $planned ->
        [0] eine Karte gespielt
        [one] eine Karte gespielt, eine geplant
       *[other] eine Karte gespielt, { $planned } geplant
      }
   *[other] { $planned ->
        [0] { $played } Karten gespielt
        [one] { $played } Karten gespielt, eine geplant
       *[other] { $played } Karten gespielt, { $planned } geplant
      }
  }
nr-table-row-empty = Tippe auf eine Hälfte einer Karte, um sie zu spielen. Ketten oder Spezialkarten verbinden Karten.
nr-table-tag-link = Kette
nr-table-tag-chosen = gewählt
nr-table-tag-new = neu

## Fragen

nr-table-ask-nothing = Das geht jetzt nicht
nr-table-ask-ship = Welches Schiff?
nr-table-ask-place = { $third ->
    [yes] { $shard ->
        [yellow] Dritter Splitter: Wohin kommt der gelbe?
        [red] Dritter Splitter: Wohin kommt der rote?
       *[black] Dritter Splitter: Wohin kommt der schwarze?
      }
   *[no] { $shard ->
        [yellow] Wohin kommt der gelbe Splitter?
        [red] Wohin kommt der rote Splitter?
       *[black] Wohin kommt der schwarze Splitter?
      }
  }
nr-table-ask-to = { $use ->
    [run] Wohin flieht das Schiff?
   *[other] Wohin fliegt das Schiff?
  }
nr-table-ask-victim = { $use ->
    [shove] Wer wird geschoben?
   *[other] Wessen Stapel?
  }
nr-table-ask-side = Von welcher Seite?
nr-table-ask-push = In welche Richtung wird das Schiff dort geschoben?
nr-table-ask-take = Welche Spezialkarte?
nr-table-ask-bay = Welche Lager?
nr-table-ask-sure = { $ways ->
    [one] Bestätige oder brich ab
   *[other] Bestätige oder wähle anders
  }
nr-table-pick-to = { $touch ->
    [yes] Tippe ein helles Feld an
   *[no] Wähle ein helles Feld
  }
nr-table-pick-ship = { $touch ->
    [yes] Tippe ein helles Schiff an
   *[no] Wähle ein helles Schiff
  }
nr-table-pick-victim = { $touch ->
    [yes] Tippe einen hellen Stapel an
   *[no] Wähle einen hellen Stapel
  }
nr-table-pick-take = { $touch ->
    [yes] Tippe eine Karte an
   *[no] Wähle eine Karte
  }

nr-table-hint-link = Erst eine Kette; tippe eine andere an, um zu wechseln
nr-table-hint-orbit = { $n ->
    [one] Genau ein Feld, in beliebiger Richtung
   *[other] Genau { $n } Felder, in beliebiger Richtung
  }
nr-table-hint-jump = Von einem Tor zu jedem anderen offenen Tor
nr-table-hint-unload = Ein Stapel auf einem deiner eigenen Tore; die Zeitleiste rückt vor
nr-table-hint-hijack = Ein Stapel neben deinem Schiff wird um deine Höhe weggeschoben und lässt seinen untersten Splitter zurück
nr-table-hint-upgrade = Eine offene Karte oder verdeckt die oberste des Stapels
nr-table-hint-chain = Die Karte verbindet, was vor ihr liegt, mit dem, was kommt
nr-table-hint-launch = Aus deinem Dock auf eines deiner offenen Tore, auf jedem Ring
nr-table-hint-run = Ein bis drei Felder, in beliebiger Richtung, oder keins
nr-table-hint-place = Auf einen offenen Asteroiden deiner Wahl
nr-table-hint-hrl-move = Was die Karte offen lässt, entscheidest du
nr-table-hint-hrl-hijack = Was die Karte offen lässt, entscheidest du

nr-table-yes-orbit = Orbit hierher
nr-table-yes-jump = Hierher springen
nr-table-yes-unload = Entladen
nr-table-yes-hijack = Kapern
nr-table-yes-upgrade = Nehmen
nr-table-yes-chain = Als Kette spielen
nr-table-yes-launch = Hier starten
nr-table-yes-run = Hierher fliehen
nr-table-yes-place = Hierher legen
nr-table-yes-hrl = Ausführen
nr-table-yes-hrl-move = Ausführen
nr-table-yes-hrl-hijack = Ausführen

nr-table-cancel = Abbrechen
nr-table-skip = Sofort zeigen
nr-table-undo = Zurücknehmen
nr-table-launch = Schiff starten
nr-table-end = Zug beenden
nr-table-draw = Ziehen
nr-table-discard = Ablegen
nr-table-stay = Dort bleiben
nr-table-push-clockwise = Im Uhrzeigersinn
nr-table-push-counter-clockwise = Gegen den Uhrzeigersinn
nr-table-bay = Lager { $n }
nr-table-bay-tops = Alle obersten Splitter

## Splitter zurücklassen

nr-table-leave = Zurücklassen
nr-table-leaving = { $n ->
    [0] Nichts bleibt zurück
    [one] { $n } Splitter bleibt zurück
   *[other] { $n } Splitter bleiben zurück
  }
nr-table-leave-title = Was bleibt zurück?
nr-table-leave-hint = Die untersten Splitter, bis zur Schnittlinie.
nr-table-leave-yes = { $n } Splitter zurücklassen
nr-table-leave-none = Alles mitnehmen

## Entladen und Lager

nr-table-unload-title = { $shard ->
    [yellow] Welches Lager bekommt den gelben Splitter?
    [red] Welches Lager bekommt den roten Splitter?
   *[black] Welches Lager bekommt den schwarzen Splitter?
  }
nr-table-unload-hint = Von oben, einer nach dem anderen, auf Lager deiner Wahl; dann geht das Schiff ins Dock.
nr-table-your-stack = Dein Stapel
nr-table-becomes = { $then ->
    [one] { $now } → { $then } Punkt
   *[other] { $now } → { $then } Punkte
  }
nr-table-stow = In Lager { $n } legen
nr-table-restow-title = Welcher Splitter kommt auf Lager { $n }?
nr-table-restow-hint = { $n ->
    [one] Ein Splitter kommt zurück.
   *[other] { $n } Splitter kommen zurück, einer nach dem anderen.
  }
nr-table-coming-blank = Dann rückt die Zeitleiste auf { $time }: Nichts geschieht.
nr-table-coming-spawn = Dann rückt die Zeitleiste auf { $time }: Alle legen einen neuen Splitter.
nr-table-coming-expansion = Dann rückt die Zeitleiste auf { $time }: Der Stern verschlingt Ring { $ring } mit { $ships ->
    [0] keinem Schiff
    [one] { $ships } Schiff
   *[other] { $ships } Schiffen
  } und { $shards ->
    [0] keinem Splitter
    [one] { $shards } Splitter
   *[other] { $shards } Splittern
  } (nach jetzigem Stand).
nr-table-coming-supernova = Dann rückt die Zeitleiste auf { $time }: Die Supernova beendet das Spiel.

## Direktiven

nr-table-keep-title = Behalte eine dieser Direktiven
nr-table-keep-hint = Die behaltene bleibt bis zum Ende geheim. { $n ->
    [2] Die andere wird abgelegt.
   *[other] Die anderen werden abgelegt.
  }
nr-table-keep = { $name } behalten

## H.R.L.

nr-table-hrl-none = Die erste Karte wird nach einem Zug aufgedeckt.
nr-table-hrl-title = H.R.L. handelt, du entscheidest
nr-table-hrl-sub = Was die Karte offen lässt, entscheidest du.
nr-table-hrl-must = Was ausgeführt werden kann, muss ausgeführt werden
nr-table-hrl-orbit = Das Schiff fliegt auf ein beliebiges offenes Feld seines Rings.
nr-table-hrl-acquire = Das Schiff fliegt auf ein Feld mit Splittern auf seinem Ring und nimmt sie auf.
nr-table-hrl-hijack = Ein Schiff auf demselben Ring rückt von einer Seite an den Stapel heran und kapert ihn.
nr-table-hrl-deck = { $n ->
    [one] Noch { $n } Karte im Stapel
   *[other] Noch { $n } Karten im Stapel
  }
nr-table-hrl-ships = { $n ->
    [one] Ein Schiff von H.R.L. kann es tun.
   *[other] { $n } Schiffe von H.R.L. können es tun.
  }
nr-table-hrl-push-clockwise = { $you ->
    [yes] Du wirst im Uhrzeigersinn geschoben
   *[no] { $name } wird im Uhrzeigersinn geschoben
  }
nr-table-hrl-push-counter-clockwise = { $you ->
    [yes] Du wirst gegen den Uhrzeigersinn geschoben
   *[no] { $name } wird gegen den Uhrzeigersinn geschoben
  }
nr-table-hrl-from = { $stays ->
    [yes] vom Schiff daneben, auf Ring { $ring }
   *[no] vom Schiff auf Ring { $ring }, das erst heranrückt
  }

## Was geschehen würde

nr-table-lands = Landet hier:
nr-table-takes-nothing = { $height ->
    [1] nichts aufzunehmen
   *[other] nichts aufzunehmen, Stapelhöhe { $height }
  }
nr-table-takes-height = nimmt { $n } Splitter auf, Stapelhöhe { $height }
nr-table-then = Dann { $use }
nr-table-pushed = { $you ->
    [yes] Du wirst um { $n } { $n ->
        [one] Feld
       *[other] Felder
      } geschoben
   *[no] { $name } wird um { $n } { $n ->
        [one] Feld
       *[other] Felder
      } geschoben
  }
nr-table-falls = { $you ->
    [yes] Dein Schiff fällt in den Stern
   *[no] Das Schiff von { $name } fällt in den Stern
  }

## Genauer ansehen

nr-closer-not-now = (Jetzt nicht möglich.)
nr-closer-basic = Basiskarte: Spiele eine Hälfte oder leg sie quer als Kette
nr-closer-special = Spezialkarte, gilt immer auch als Kette
nr-closer-needs = Ihre Aktion braucht
nr-closer-symbol = { $shard ->
    [yellow] Einen gelben Splitter in einem deiner Lager, egal wie tief. Er wird nicht verbraucht.
    [red] Einen roten Splitter in einem deiner Lager, egal wie tief. Er wird nicht verbraucht.
   *[black] Einen schwarzen Splitter in einem deiner Lager, egal wie tief. Er wird nicht verbraucht.
  }
nr-closer-special-scores = Am Ende zählen Spezialkarten nach Symbol: { $one } für eine, { $two } für zwei, { $three } für drei gleiche.
nr-closer-directive = Deine geheime Direktive
nr-closer-directive-secret = Nur du siehst sie. Am Ende wird sie aufgedeckt und gewertet.
nr-closer-hrl = H.R.L., die dritte Flotte im Spiel zu zweit
nr-closer-hrl-about = Nach einem Zug bewegt eine Karte diese Schiffe; was sie offen lässt, entscheidet, wer sie ausführt. H.R.L. bekommt keine Punkte.
nr-closer-pile-hand = Am Ende des Zuges wird auf { $n } Karten nachgezogen. Nur wer sie hält, sieht sie.
nr-closer-pile-deck = Der Nachziehstapel. Ist er leer, wird der Ablagestapel gemischt und ersetzt ihn.
nr-closer-pile-discard = Gespielte Karten. Alle dürfen sie ansehen.
nr-closer-scoring = In einem Lager zählen drei verschiedene Splitter hintereinander { $three }, zwei verschiedene { $two }, ein einzelner { $one }.
nr-closer-more-points = Spezialkarten und deine Direktive kommen am Ende dazu.
nr-closer-group = { $count ->
    [1] ein einzelner Splitter
    [2] zwei verschiedene
   *[other] drei verschiedene
  }
nr-closer-dock-own = { $ships ->
    [0] Dein Dock, leer
    [one] Dein Dock, { $ships } Schiff
   *[other] Dein Dock, { $ships } Schiffe
  }
nr-closer-dock = Hier warten Schiffe auf den Start, und hierher kommen sie nach dem Entladen zurück.
nr-closer-academy = Ein Upgrade bringt dir eine dieser Spezialkarten auf die Hand.
nr-closer-bag = Daraus werden die neuen Splitter gezogen.
nr-closer-blank = Hier geschieht nichts.
nr-closer-spawn = Alle ziehen einen Splitter aus dem Beutel und legen ihn auf einen offenen Asteroiden.
nr-closer-expansion = Der Stern verschlingt den innersten Ring, der noch übrig ist, mit allen Schiffen und Splittern darauf.
nr-closer-supernova = Das Spiel ist sofort zu Ende, und es wird gewertet.
nr-closer-track = Der Marker rückt vor, sobald jemand entlädt.
nr-closer-track-when = { $where ->
    [past] Das ist vorbei.
    [now] Hier steht der Marker.
   *[ahead] { $n ->
        [one] Der nächste Schritt führt hierher.
       *[other] Noch { $n } Schritte entfernt.
      }
  }
nr-closer-stack = Ein Schiff auf den Splittern, die es trägt. Je höher es ist, desto weiter schiebt es andere.
nr-closer-ship = Ein Schiff ohne Splitter. Es nimmt auf, was dort liegt, wo es landet.
nr-closer-pile = Ein Schiff, das hier landet, nimmt alle auf.
nr-closer-gate = { $you ->
    [yes] Dein eigenes Tor: Hier starten deine Schiffe, von Tor zu Tor springen sie, und hier entladen sie.
   *[no] Tor von { $name }: Hier starten Schiffe, von Tor zu Tor wird gesprungen, und am eigenen Tor wird entladen.
  }
nr-closer-asteroid = Asteroid: Hierhin kommen neue Splitter.
nr-closer-base = Sternenbasis: ein Dock und drei Lager.
nr-closer-star = Der Stern
nr-closer-star-about = { $n ->
    [0] Er hat noch keinen Ring verschlungen.
    [one] Er hat einen Ring verschlungen.
   *[other] Er hat { $n } Ringe verschlungen.
  }
nr-table-bays = Deine Lager
nr-table-directive-of = Direktive: { $name }
nr-table-discard-card = { $card } ablegen
