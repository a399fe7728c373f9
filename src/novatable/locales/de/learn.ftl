# Lektionen: die Seite zum Lernen, und was in einer Lektion über dem Tisch steht.

learn-title = In fünf Minuten lernen
learn-about = Spiel zuerst eine Partie mit Coach und übe dann eine Idee nach der anderen.
learn-guide = Geführtes erstes Spiel
learn-start = Los
learn-continue = Weiter
learn-once-more = Noch einmal spielen
learn-step-name = Schritt { $n }: { $name }
learn-step-state = { $state ->
    [done] Schritt { $n }, erledigt: { $name }
    [now] Schritt { $n }, als Nächstes: { $name }
   *[later] Schritt { $n }: { $name }
}
learn-then-free = danach spielst du frei weiter, mit dem Coach
learn-guide-done = Du kennst das Spiel. Spiel weiter oder probier eine Übung.
learn-exercises = Übungen
learn-solved-of = { $n } von { $of } gelöst
learn-stars-of = { $n } von { $of }
learn-stars-of-long = { $n } von { $of } Sternen
learn-puzzle = Rätsel des Tages
learn-puzzle-of = Rätsel des Tages, { $game }
learn-puzzle-title = { $n } Punkte in diesem Zug
learn-puzzle-about = Finde den Weg zu { $n } Punkten in diesem Zug. { $n2 ->
    [0] Ohne Hilfe bringt kein anderer Punkte.
   *[other] Ohne Hilfe bringt jeder andere höchstens { $n2 }.
  }
learn-puzzle-steps = Du brauchst { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 }.
learn-puzzle-first = Fang so an: { $what }.
learn-solve = Lösen
learn-puzzle-done = Heute gelöst. Noch einmal ansehen
learn-in-a-row = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
}
learn-new-in = { $hours ->
    [0] bald ein neues
    [one] neu in 1 Stunde
   *[other] neu in { $hours } Stunden
}
learn-kept = Dein Fortschritt bleibt auf diesem Gerät
learn-any = Jede Lösung zählt, nicht nur unsere
learn-offline = Die Lektionen konnten nicht geladen werden. Versuch es wieder, wenn du verbunden bist.
learn-choose-game = Spiel
learn-group-planets = Planeten
learn-group-deals = Deals
learn-group-finishing = Abschließen
learn-group-moving = Fliegen
learn-group-cargo = Fracht
learn-group-star = Der Stern
learn-group-more = Mehr
learn-leave = Verlassen
learn-of = { $n } von { $of }
learn-step = Schritt { $n } von { $of }
learn-back = Zurück
learn-next = Weiter
learn-skip = Schritt überspringen
learn-or-press = oder drück
learn-stays = Ich bleibe bei dir: Frag mich mit „{ $ask }“.
learn-play-on = Weiterspielen
learn-coach-owl = Hush
learn-coach-octopus = Inka
learn-your-coach = dein Coach
learn-watch = Sieh zu: Die anderen spielen.
learn-tried-watch = Sieh einen Moment zu: Die anderen spielen.
learn-tried-read = In diesem Schritt gibt es noch nichts zu tun. Lies weiter.
learn-tried-other = Das ist vielleicht eine gute Idee, aber noch nicht jetzt. In diesem Schritt geht es um das, was leuchtet.
learn-tried-over = Dieser Versuch ist vorbei. Noch einmal?
learn-tried-page = Bleiben wir bei diesem Schritt.
learn-task = Deine Aufgabe
learn-turns-left = { $n ->
    [one] in diesem Zug
   *[other] noch { $n } Züge
}
learn-actions-left = { $n ->
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
learn-hint = Tipp (noch { $n })
learn-hint-number = Tipp { $n } von { $of }:
learn-again = Noch einmal
learn-solved = Gelöst!
learn-solved-alone = Ganz ohne Hilfe: drei Sterne.
learn-solved-hints = { $n ->
    [one] Mit einem Tipp: zwei Sterne.
   *[other] Mit { $n } Tipps: ein Stern.
}
learn-failed = Diesmal nicht. Versuchst du es anders?
learn-more = Weitere Übungen
learn-stars = { $n ->
    [one] 1 von 3 Sternen
   *[other] { $n } von 3 Sternen
}
learn-not-tried = noch nicht versucht
