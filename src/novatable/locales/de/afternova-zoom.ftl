### Karten, Teile und Zahlen von AfterNova, aus der Nähe betrachtet.

## Symbole

zoom-skill = Fähigkeit
zoom-skill-does = Planeten verlangen sie. Mietpfoten bringen sie mit, manche Upgrades auch.
zoom-skill-wild = Zählt als eine Fähigkeit deiner Wahl.
zoom-fragment = Fragment
zoom-fragment-does = Mit Fragmenten bezahlst du Blaupausen. Auch was am Ende in deinem Lagerraum liegt, bringt Punkte.
zoom-upgrade = Upgrade

## Was eine Karte kostet und bringt und was dir fehlt

zoom-paw = { $place ->
    [hand] { $species }, auf deiner Hand
    [market] { $species }, am Markt
    [seat] { $species }, auf der Hand von { $name }
   *[other] Mietpfote, { $species }
  }
zoom-blueprint = { $place ->
    [hand] Blaupause auf deiner Hand
    [market] Blaupause am Markt
    [seat] Blaupause auf der Hand von { $name }
    [done] Blaupause, vervollständigt von { $name }
    [mine] Blaupause, die du vervollständigt hast
    [bot] Blaupause von Bot
   *[other] Blaupause
  }
zoom-planet = Planet
zoom-costs = Kostet
zoom-brings = Bringt mit
zoom-needs = Verlangt
zoom-holds = Bietet
zoom-lack = Dir fehlt
zoom-find = Wo es das gibt
zoom-worth = { $points }, kein Upgrade
zoom-worth-upgrade = { $points }; { $upgrade }: { $does }
zoom-lacks-nothing = Nichts. Du kannst sie am Ende eines Zuges vervollständigen.
zoom-found-alone = auf { $planet }, den du allein abbauen kannst
zoom-found-lacks = auf { $planet }; dafür brauchst du noch { $icons }
zoom-found-planet = auf { $planet }
zoom-found-storage = im Lagerraum von { $name }
zoom-found-nowhere = Zurzeit auf keinem Planeten und in keinem Lagerraum.
zoom-take = Du kannst sie nehmen, wenn du zum Markt gehst.
zoom-serves = Bringt dich bei { $names } weiter.
zoom-alone = Deine Karten genügen: Du kannst ihn allein abbauen.
zoom-together = In einem Deal kann das jemand anders beitragen.
zoom-asleep = Das Upgrade wirkt ab dem nächsten Zug.

## Orte und Zahlen

zoom-storage = Belegt: { $n } von { $of } Plätzen. Was hier liegt, sehen alle, und in einem Deal kann es in andere Hände übergehen.
zoom-hand = { $n } von { $of } Karten, Mietpfoten und Blaupausen zusammen. Wer mehr hat, legt sofort Karten ab.
zoom-completed = { $n } von { $of }. Das Spiel endet mit dem Zug, in dem jemand die letzte davon vervollständigt.
zoom-points = Die Punkte deiner vervollständigten Blaupausen. Am Ende kommen { $points } je Fragment im Lagerraum und die Punkte deines geheimen Ziels dazu.
zoom-objective = Zwei Farben, die nur du kennst. Am Ende zählt jedes Symbol dieser Farben auf deinen vervollständigten Blaupausen { $points }.
zoom-objective-hold = Halte den Knopf gedrückt, um sie zu sehen.
zoom-deck =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } im Nachziehstapel. Ist er leer, wird der Ablagestapel gemischt und ersetzt ihn.
zoom-bag = Beutel
zoom-bag-does = { $n ->
    [one] { $n } Fragment liegt darin
   *[other] { $n } Fragmente liegen darin
  }. Neue Planeten werden zufällig daraus befüllt.
zoom-known = Bekannte Karten dieser Hand: { $cards }.
zoom-bot = Spielt nach einem festen Ablauf und ohne Mietpfoten. Bot hilft allen und nimmt für jedes Symbol ein Fragment.
zoom-bot-storage = Liegen hier { $n } Fragmente, wertet Bot eine Blaupause, die niemand sieht.
