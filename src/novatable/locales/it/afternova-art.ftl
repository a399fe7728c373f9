# Carte e pezzi di AfterNova in parole.

art-colour = { $colour ->
    [black] nero
    [white] bianco
    [green] verde
    [purple] viola
   *[orange] arancione
}
art-fragment = Frammento { $colour }
art-fragment-missing = Frammento { $colour }, manca
art-skill = { $skill ->
    [piloting] pilotaggio
    [engineering] ingegneria
    [security] sicurezza
    [extraction] estrazione
   *[wild] abilità qualsiasi
}
art-skill-needed = { $skill }, ancora da coprire
# Room for one word only.
art-no-upgrade = Nessuna
art-without-upgrade = nessuna Miglioria
art-with-upgrade = Miglioria { $upgrade }
art-not-yet = { $name }: attiva dal prossimo turno
art-next-turn = dal prossimo turno
art-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
art-count = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
}
art-nothing = niente
art-species = { $species ->
    [swift] rondone
    [flying-squirrel] scoiattolo volante
    [albatross] albatro
    [bat] pipistrello
    [beaver] castoro
    [raccoon] procione
    [crow] cornacchia
    [otter] lontra
    [rabbit] coniglio
    [badger] tasso
    [armadillo] armadillo
    [lynx] lince
    [mole] talpa
    [marmot] marmotta
    [wombat] vombato
    [pangolin] pangolino
    [fennec-fox] fennec
    [squirrel] scoiattolo
    [kestrel] gheppio
    [gecko] geco
    [raven] corvo
    [seal] foca
    [owl] gufo
    [hound] segugio
    [penguin] pinguino
    [hare] lepre
    [sloth] bradipo
    [boar] cinghiale
    [bear] orso
    [weasel] donnola
    [skunk] moffetta
    [tortoise] tartaruga
    [rat] ratto
    [mouse] topo
    [hedgehog] riccio
    [wolverine] ghiottone
    [walrus] tricheco
   *[other] { $name }
}
art-paw = { $name }, { $species }: { $skills }
art-back = { $kind ->
    [paw] Una Zampesperta coperta
   *[blueprint] Un Progetto coperto
}
art-blueprint = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, costa { $cost }
art-lacks = manca: { $fragments }
art-miss = Manca: { $fragments }
art-ready = Pronto
art-planet = { $name }, richiede { $needs }, Frammenti: { $fragments }
art-storage = Astronave, Stiva { $stored } su { $capacity }: { $fragments }
art-starship = { $name }, obiettivo: { $fragments }
