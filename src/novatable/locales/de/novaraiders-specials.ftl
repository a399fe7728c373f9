### Die Spezialkarten von Nova-Raiders: Name, Wirkung, Angebot und der Knopf, der sie ausspielt.

nr-art-use-timekeeper = Zeitnehmer
nr-art-does-timekeeper = Die Zeitleiste rückt um eins vor.
nr-do-timekeeper = Die Zeitleiste vorrücken
nr-table-yes-timekeeper = Zeitleiste vorrücken

nr-art-use-stevedore = Stauer
nr-art-does-stevedore = Oben tauschen oder ein Lager umbauen.
nr-do-stevedore = Lager { $bay } umbauen
nr-do-stevedore-tops = Die obersten Splitter tauschen
nr-table-yes-stevedore = Umräumen

nr-art-use-hop = Hüpfer
nr-art-does-hop = Auf ein Feld des nächsten Rings.
nr-do-hop = Hüpfer von { $from } nach { $to }
nr-table-yes-hop = Hierher hüpfen

nr-art-use-gateway = Torweg
nr-art-does-gateway = Von jedem Feld zu einem offenen Tor.
nr-do-gateway = Sprung von { $from } nach { $to }
nr-table-yes-gateway = Hierher springen

nr-art-use-tractor-beam = Traktorstrahl
nr-art-does-tractor-beam = Orbit 1 bis 3 mit einem Gegner.
nr-do-tractor-beam = Ein gegnerisches Schiff von { $from } nach { $to } bewegen
nr-table-yes-tractor-beam = Hierher bewegen

nr-art-use-drop-pod = Kapsel
nr-art-does-drop-pod = Von jedem Feld aus entladen.
nr-do-drop-pod = Den Stapel auf { $from } entladen
nr-table-yes-drop-pod = Entladen

nr-art-use-long-burn = Dauerschub
nr-art-does-long-burn = Orbit 1 bis { $reach }.
nr-do-long-burn = Orbit von { $from } nach { $to }
nr-table-yes-long-burn = Orbit hierher

nr-art-use-slipstream = Sog
nr-art-does-slipstream = Orbitkarten brauchen keine Kette.
nr-do-slipstream = Ab jetzt Orbits ohne Ketten spielen
nr-table-yes-slipstream = Sog starten

nr-art-use-gate-ram = Torramme
nr-art-does-gate-ram = Stapel ein Tor nach innen rammen.
nr-do-gate-ram = Von { $from } aus den Stapel auf dem nächsten Tor nach innen rammen
nr-table-yes-gate-ram = Rammen

nr-art-use-plunder = Plündern
nr-art-does-plunder = Kapern; du nimmst alle Splitter.
nr-do-plunder = Das Schiff auf { $victim } plündern, von { $from } aus
nr-table-yes-plunder = Plündern

nr-art-use-hit-and-run = Überfall
nr-art-does-hit-and-run = Kapern, dann Orbit 1 bis 3.
nr-do-hit-and-run = Das Schiff auf { $victim } kapern, von { $from } aus, dann Orbit
nr-table-yes-hit-and-run = Überfallen

nr-art-use-shove = Rempler
nr-art-does-shove = Nachbarn schieben; du bleibst.
nr-do-shove = Das Schiff auf { $victim } wegschieben, von { $from } aus
nr-table-yes-shove = Rempeln

nr-art-use-breach = Bresche
nr-art-does-breach = Sprung; wer dort steht, weicht.
nr-do-breach = Sprung von { $from } nach { $to }
nr-do-breach-push = { $push ->
    [clockwise] Sprung von { $from } nach { $to }, im Uhrzeigersinn schieben
   *[counter_clockwise] Sprung von { $from } nach { $to }, gegen den Uhrzeigersinn schieben
  }
nr-table-yes-breach = Durchbrechen
