### Wörter für Karten und Teile beider Spiele, die nicht auf ihnen gezeichnet sind.
### Die Namen von Mietpfoten, Blaupausen, Planeten und Raumschiffen sind Eigennamen und bleiben, wie sie sind.
###
### Begriffe von AfterNova (wie in der deutschen Spielregel): Mietpfote, Blaupause, Planet, Fragment, Raumschiff,
### Lagerraum, geheimes Ziel, Siegpunkte (kurz: Punkte), Markt, Abbau (abbauen), Upgrade, Deal, Beutel, vervollständigen,
### Nachziehstapel, Ablagestapel. Unsere: Reihe austauschen (sweep), Angebot, Gegenangebot, Aufruf, über Bord werfen.
### Begriffe von Nova-Raiders (alle unsere): Stern, Ring, Feld, Tor, Asteroid, Basis, Dock, Lager (Bay), Splitter, Stapel,
### Spezialkarte, Akademie, Reihe, Kette (link), Zeitleiste, neue Splitter (spawn), Ausdehnung, Supernova, Direktive;
### Start, Orbit, Sprung, Entladen, Kapern, Upgrade.

## AfterNova: Fragmente nach Farbe gezählt („2 schwarze“), Symbole nach Fähigkeit

fragment-black = { $n ->
    [one] { $n } schwarzes
   *[other] { $n } schwarze
  }
fragment-white = { $n ->
    [one] { $n } weißes
   *[other] { $n } weiße
  }
fragment-green = { $n ->
    [one] { $n } grünes
   *[other] { $n } grüne
  }
fragment-purple = { $n } lila
fragment-orange = { $n } orange
skill-count = { $n } { $skill }

## AfterNova: was Upgrades bewirken

art-upgrade = { $upgrade ->
    [hold] Stauraum
    [autopilot] Autopilot
    [toolkit] Werkzeug
    [turret] Geschütz
    [drill] Bohrer
    [adapter] Adapter
    [recruiter] Anwerber
    [scanner] Scanner
    [bunks] Kojen
    [prism] Prisma
    [siphon] Siphon
    [loyalty] Treue
   *[other] Upgrade
}
upgrade-does-hold = 1 Platz mehr im Lagerraum
upgrade-does-autopilot = 1 Pilotensymbol mehr bei jedem Abbau
upgrade-does-toolkit = 1 Ingenieurssymbol mehr bei jedem Abbau
upgrade-does-turret = 1 Sicherheitssymbol mehr bei jedem Abbau
upgrade-does-drill = 1 Abbausymbol mehr bei jedem Abbau
upgrade-does-adapter = ein Symbol deiner Mietpfoten kann bei jedem Abbau als andere Fähigkeit zählen
upgrade-does-recruiter = 1 Karte mehr am Markt
upgrade-does-scanner = die erste neue Reihe am Markt ist für dich gratis
upgrade-does-bunks = 2 Karten mehr auf der Hand
upgrade-does-prism = zahle ein Fragment einer Blaupause in einer anderen Farbe
upgrade-does-siphon = 1 Fragment aus dem Beutel nach deinem eigenen Abbau
upgrade-does-loyalty = spielst du mindestens zwei Mietpfoten, darfst du eine davon zurücknehmen
