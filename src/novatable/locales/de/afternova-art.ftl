# Karten und Teile von AfterNova in Worten.

art-colour = { $colour ->
    [black] schwarz
    [white] weiß
    [green] grün
    [purple] lila
   *[orange] orange
}
art-fragment = Fragment, { $colour }
art-fragment-missing = Fragment, { $colour }, fehlt
art-skill = { $skill ->
    [piloting] Pilot
    [engineering] Ingenieur
    [security] Sicherheit
    [extraction] Abbau
   *[wild] beliebige Fähigkeit
}
art-skill-needed = { $skill }, wird noch gebraucht
art-no-upgrade = Kein Upgrade
art-without-upgrade = kein Upgrade
art-with-upgrade = Upgrade { $upgrade }
art-not-yet = { $name }: wirkt ab dem nächsten Zug
art-next-turn = ab dem nächsten Zug
art-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
art-count = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
}
art-nothing = nichts
art-species = { $species ->
    [swift] Mauersegler
    [flying-squirrel] Gleithörnchen
    [albatross] Albatros
    [bat] Fledermaus
    [beaver] Biber
    [raccoon] Waschbär
    [crow] Krähe
    [otter] Otter
    [rabbit] Kaninchen
    [badger] Dachs
    [armadillo] Gürteltier
    [lynx] Luchs
    [mole] Maulwurf
    [marmot] Murmeltier
    [wombat] Wombat
    [pangolin] Schuppentier
    [fennec-fox] Wüstenfuchs
    [squirrel] Eichhörnchen
    [kestrel] Turmfalke
    [gecko] Gecko
    [raven] Rabe
    [seal] Robbe
    [owl] Eule
    [hound] Jagdhund
    [penguin] Pinguin
    [hare] Hase
    [sloth] Faultier
    [boar] Wildschwein
    [bear] Bär
    [weasel] Wiesel
    [skunk] Stinktier
    [tortoise] Schildkröte
    [rat] Ratte
    [mouse] Maus
    [hedgehog] Igel
    [wolverine] Vielfraß
    [walrus] Walross
   *[other] { $name }
}
art-paw = { $name }, { $species }: { $skills }
art-back = { $kind ->
    [paw] Eine verdeckte Mietpfote
   *[blueprint] Eine verdeckte Blaupause
}
art-blueprint = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, kostet { $cost }
art-lacks = fehlt: { $fragments }
art-miss = Fehlt: { $fragments }
art-ready = Bereit
art-planet = { $name }, verlangt { $needs }, Fragmente: { $fragments }
art-storage = Raumschiff, Lagerraum { $stored } von { $capacity }: { $fragments }
art-starship = { $name }, Ziel: { $fragments }
