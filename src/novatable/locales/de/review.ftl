### Der Rückblick auf ein Spiel: was es entschieden hat, jede Entscheidung bewertet, mögliche Deals, Glück und Können getrennt.
### Die Wörter für die Noten sind auch ihre Namen für Vorleseprogramme.

review = Rückblick
review-title = Rückblick: { $name }
review-about = { $players } am Tisch, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $turns } Züge
review-complete = Rückblick fertig
review-running = Rückblick: { $done } von { $turns } Zügen
review-left-minutes = noch etwa { $n } min
review-left-seconds = noch etwa { $n } s
review-begins = Der Rückblick beginnt …
review-begins-about = Das dauert einige Minuten. Du kannst gehen: Er läuft ohne dich weiter.
review-not-yet = Von diesen Zügen ist noch keiner beurteilt. Du kannst gehen: Der Rückblick läuft ohne dich weiter.
review-stopped-before = Der Rückblick wurde angehalten, bevor er zu einem dieser Züge kam.
review-stopped = Nach { $done } von { $turns } Zügen angehalten
review-stop = Stopp
review-go-on = Weitermachen
review-failed = Zu diesem Spiel ist hier kein Rückblick möglich.
review-save-page = Als Seite speichern

## Übersicht

review-result = Ergebnis
review-place = { $place }. Platz, { $points }
review-winner = { $name } hat mit { $points } gewonnen
review-you-won = Du hast gewonnen
review-even-luck = Punkte bei gleich verteiltem Glück
review-even-luck-short = Gleiches Glück
review-even-others = Punkte bei gleich verteiltem Glück; { $name } { $points }
review-mean-loss = Verlorene Chance
review-mean-loss-about = % je Entscheidung im Schnitt
review-luck-sum = Glück beim Ziehen: { $n } % der Gewinnchance

## Der Verlauf

review-chance = Gewinnchance
review-chance-short = Chance
review-points = Punkte
review-course = Der Verlauf des Spiels
review-course-table = Die Gewinnchance zu Beginn jedes Zuges, in Prozent
review-turn = Zug
review-round = R{ $n }
review-round-long = Runde { $n }
review-over = Ende
review-turning = Wendepunkte
review-moment = Moment { $n }: { $what }
review-moment-luck = das Ziehen
review-moment-choice = { $name } entscheidet
review-chance-change = { $before } % möglich, { $after } % gespielt

## Entscheidungen

review-mine = Meine Züge
review-choices-of = Züge von { $name }
review-whose = Wessen Züge
review-grade-best = am besten
review-grade-good = gut
review-grade-slip = Ausrutscher
review-grade-blunder = Patzer
review-grade-even = etwa gleich gut
review-grade-none = noch nicht bewertet
review-about-best = Etwas Besseres wurde nicht gefunden.
review-about-good = Gut: Kaum etwas war besser.
review-about-slip = Ein Ausrutscher: Etwas anderes war besser.
review-about-blunder = Ein Patzer: Etwas anderes war deutlich besser.
review-about-even = Zu knapp: Welche Möglichkeit besser ist, lässt sich nicht sagen.
review-loss = −{ $n }
review-loss-long = kostet { $n } % der Gewinnchance
review-nothing = Nichts zu verbessern. Lust auf stärkere Gegner?

## Eine Entscheidung

review-what-would-you = Was würdest du hier tun?
review-any-as-good = Alles, was genauso gut ist, zählt.
review-find = Besseres finden
review-show = Zeigen
review-hint = Tipp
review-hint-kind = Es geht um: { $what }
review-try = Ausprobieren
review-try-about = Ein eigener Tisch ab diesem Moment, gegen Computer
review-next = Nächste Aufgabe
review-look-at-table = Den Tisch ansehen
review-played = Gespielt
review-better = Besser
review-best-found = Beste gefundene Kette
review-way-played = der gespielte Weg
review-way-best = der bessere Weg
review-same-cards = mit denselben Karten
review-others = Auch probiert
review-better-than = Besser als das Gespielte: +{ $n } %
review-not-it = Nicht besser als das Gespielte. Noch einmal?
review-choose-one = Was würdest du lieber tun?
review-give-up = Aufgeben
review-per-cent = { $n } %
review-gain = +{ $n } %
review-why = Warum: { $reason }

## Entscheidungen in wenigen Worten, für die Liste

review-an-kind = { $kind ->
    [extract] einen Abbau
    [propose] einen Deal
    [call] einen Aufruf
    [agree] ein Angebot
    [decline] ein Angebot
    [withdraw] ein Angebot
    [show] das Zeigen von Karten
    [discard] deine Hand
    [jettison] deinen Lagerraum
    [complete] eine Blaupause
    [pass] Blaupausen
   *[other] den Markt
  }
review-an-extract = { $planet } allein abgebaut
review-an-propose = Deal mit { $others }, { $planet }
review-an-call = Aufruf, { $planet }
review-an-agree = Angebot angenommen
review-an-decline = Angebot abgelehnt
review-an-withdraw = Angebot zurückgezogen
review-an-show = Karten gezeigt
review-an-take = Markt: { $card }
review-an-draw = { $row ->
    [paws] Mietpfote gezogen
   *[other] Blaupause gezogen
}
review-an-sweep = { $row ->
    [paws] Mietpfoten ausgetauscht
   *[other] Blaupausen ausgetauscht
}
review-an-market = Markt: nichts zu nehmen
review-an-discard = { $card } abgelegt
review-an-jettison = Fragmente über Bord geworfen
review-an-complete = { $card } vervollständigt
review-an-pass = Nichts vervollständigt
review-nr-launch = Start
review-nr-nothing = Keine Karte

## Deals (AfterNova)

review-deals = Deals
review-deals-made = Geschlossen
review-deals-gained = Punktgewinn für jede Seite
review-deals-none-made = Es kam kein Deal zustande.
review-deals-missed = Deals, die möglich waren
review-deals-found = { $n ->
    [one] { $n } gefunden
   *[other] { $n } gefunden
}
review-deals-all-found = Du hast jeden lohnenden Deal gefunden.
review-deals-searched = Deals werden noch gesucht …
review-facts = Welches Wissen zählt
review-facts-public = Bekanntes
review-facts-all = Alles
review-facts-about = Bekanntes: was wusste, wer am Zug war. Alles: auch die Karten der anderen.
review-both-gain = alle gewinnen
review-brings = bringt
review-gets = bekommt
review-look-first = Hier war ein Deal möglich: erst selbst suchen
review-found-deal = { $planet }, vorgeschlagen von { $seat }
review-you = du
review-missed-sentence = In Runde { $round } { $you ->
    [yes] hättet ihr, { $names },
   *[no] hätten { $names }
} bei { $planet } { $people ->
    [2] beide
   *[other] alle
} mindestens { $n } Punkte gewinnen können.
review-found-missed-deal = { $planet } mit { $seat }

## Gewohnheiten

review-habits = Gewohnheiten
review-habit-you = Du
review-habit-others = Andere
review-habit-share-of-the-gain = Anteil am Gewinn
review-habit-offers-accepted = Angebote angenommen
review-habit-offers-taken = Eigene Angebote, aus denen ein Deal wurde
review-habit-help-given = Hilfe geleistet
review-habit-help-received = Hilfe erhalten
review-of = { $n } von { $of }

## Verluste (Nova-Raiders)

review-losses = An den Stern verloren
review-losses-none = Nichts ging an den Stern verloren.
review-losses-sum = { $shards ->
    [one] { $shards } Splitter
   *[other] { $shards } Splitter
}, { $points } Punkte
review-hijacks = Von anderen gekapert
review-hijacks-none = Niemand hat dich gekapert.
review-hijacks-sum = { $n }, vermeidbar: { $avoidable }
review-found-burnt-stack = { $n } Splitter auf Ring { $n2 }
review-found-burnt-ship = ein Schiff auf Ring { $n }
review-found-hijacked = { $seat }, { $n } Splitter
review-avoidable = es gab einen Ausweg
review-unavoidable = nicht zu vermeiden

## Im Terminal

review-written = { $file } ist fertig.
review-slips = Ausrutscher und Patzer
review-no-slips = Keine Ausrutscher oder Patzer.
review-line = { $round }, { $name }: { $played } ({ $grade }, { $loss })
review-line-better = besser: { $better }
review-player = Name
review-score = Punkte
review-grades = Noten
review-luck = Glück, %
