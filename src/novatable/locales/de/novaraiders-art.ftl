### Nova-Raiders: was auf den Karten steht und vom Spielplan gesagt wird.

nr-art-use-orbit = { $n ->
    [0] Orbit
   *[other] Orbit { $n }
}
nr-art-use-jump = Sprung
nr-art-use-unload = Entladen
nr-art-use-hijack = Kapern
nr-art-use-upgrade = Upgrade
nr-art-use-launch = Start
nr-art-use-chain = Kette

nr-art-directive = Direktive
nr-art-directive-tower = Turm
nr-art-directive-dark-matter = Dunkle Materie
nr-art-directive-red-shift = Rotverschiebung
nr-art-directive-destroyer = Zerstörer
nr-art-directive-sunlight = Sonnenlicht
nr-art-directive-event-horizon = Ereignishorizont
nr-art-directive-trim = Gut getrimmt
nr-art-directive-old-hands = Alte Hasen
nr-art-directive-graduate = Absolvent
nr-art-directive-buccaneer = Freibeuter
nr-art-directive-last-light = Letztes Licht
nr-art-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was eine Direktive verlangt: eine Zeile über den Punkten.
nr-art-goal-tower = Eines deiner Lager ist höher als jedes gegnerische.
nr-art-goal-pairs = { $shard ->
    [yellow] Für je zwei gelbe Splitter in deinen Lagern.
    [red] Für je zwei rote Splitter in deinen Lagern.
   *[black] Für je zwei schwarze Splitter in deinen Lagern.
}
nr-art-goal-most = { $shard ->
    [yellow] Mehr gelbe Splitter im Lager als alle anderen.
    [red] Mehr rote Splitter im Lager als alle anderen.
   *[black] Mehr schwarze Splitter im Lager als alle anderen.
}
nr-art-goal-destroyer = Du hast ein gegnerisches Schiff zerstört.
nr-art-goal-trim = { $least ->
    [one] In jedem deiner Lager liegt ein Splitter.
   *[other] In jedem deiner Lager liegen mindestens { $least } Splitter.
}
nr-art-goal-old-hands = Keines deiner Schiffe wurde zerstört.
nr-art-goal-graduate = Mehr Spezialkarten als alle anderen.
nr-art-goal-buccaneer = { $least ->
    [one] Du hast mindestens einmal gekapert.
   *[other] Du hast mindestens { $least }‑mal gekapert.
}
nr-art-goal-last-light = Du hast die Supernova ausgelöst.

nr-art-hrl-acquire = { $ship ->
    [inner] Holen innen
    [middle] Holen Mitte
    [outer] Holen außen
   *[any] Holen beliebig
}
    .text = { $ship ->
        [inner] Das innere Schiff fliegt auf Splitter seines Rings.
        [middle] Das mittlere Schiff fliegt auf Splitter seines Rings.
        [outer] Das äußere Schiff fliegt auf Splitter seines Rings.
       *[any] Ein Schiff fliegt auf Splitter seines Rings.
    }
nr-art-hrl-orbit = { $ship ->
    [inner] Orbit innen
    [middle] Orbit Mitte
    [outer] Orbit außen
   *[any] Orbit beliebig
}
    .text = { $ship ->
        [inner] Das innere Schiff auf ein offenes Feld seines Rings.
        [middle] Das mittlere Schiff auf ein offenes Feld seines Rings.
        [outer] Das äußere Schiff auf ein offenes Feld seines Rings.
       *[any] Ein Schiff auf ein offenes Feld seines Rings.
    }
nr-art-hrl-hijack = { $colour ->
    [red] Rot kapern
    [blue] Blau kapern
    [brown] Braun kapern
   *[white] Weiß kapern
}
    .text = Auf den innersten Ringen.

nr-art-track = Zeitleiste
nr-art-track-blank = Nichts geschieht
nr-art-track-spawn = Neue Splitter
nr-art-track-expansion = Ausdehnung
nr-art-track-expansion-ring = Ring { $ring }
nr-art-track-supernova = Supernova
nr-art-track-space = { $state ->
    [past] Feld { $n }, vorbei: { $event }
    [now] Feld { $n }, hier steht der Marker: { $event }
    [next] Feld { $n }, als Nächstes: { $event }
   *[ahead] Feld { $n }: { $event }
}

nr-art-yellow = gelb
nr-art-black = schwarz
nr-art-red = rot
nr-art-shard-yellow = Gelb
nr-art-shard-black = Schwarz
nr-art-shard-red = Rot

# Ein Feld des Spielplans in Worten, für Vorleseprogramme.
nr-art-board = Spielplan
nr-art-space-gate = Ring { $ring }, { $colour ->
    [red] das rote Tor
    [blue] das blaue Tor
    [brown] das braune Tor
   *[white] das weiße Tor
}
nr-art-space-after = Ring { $ring }, { $step } nach { $colour ->
    [red] dem roten Tor
    [blue] dem blauen Tor
    [brown] dem braunen Tor
   *[white] dem weißen Tor
}
nr-art-space-asteroid = Asteroid
nr-art-space-ship = { $you ->
    [yes] dein Schiff
   *[no] Schiff von { $name }
  }
nr-art-space-stack = { $you ->
    [yes] dein Stapel, Höhe { $height }
   *[no] Stapel von { $name }, Höhe { $height }
  }
nr-art-space-shards = Splitter von unten: { $shards }
nr-art-space-open = offen
nr-art-hrl-name = H.R.L.

nr-art-bay = Lager { $n }
nr-art-bay-holds = { $count ->
    [0] Lager { $n }, leer
    [one] Lager { $n }, { $count } Splitter: { $shards }
   *[other] Lager { $n }, { $count } Splitter von unten: { $shards }
}
nr-art-base = Sternenbasis von { $name }
nr-art-dock = { $ships ->
    [0] Dock von { $name }, leer
    [one] Dock von { $name }, { $ships } Schiff
   *[other] Dock von { $name }, { $ships } Schiffe
}
nr-art-stack-leave = { $count ->
    [0] Nichts zurücklassen
    [one] { $count } Splitter zurücklassen
   *[other] { $count } Splitter zurücklassen
}
nr-art-stack-goes = fliegt mit
nr-art-stack-stays = bleibt hier
nr-art-stack-now = jetzt
nr-art-stack-then = dann
nr-art-stack-last = zuletzt
