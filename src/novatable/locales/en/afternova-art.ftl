# AfterNova's cards and pieces in words.

art-colour = { $colour ->
    [black] black
    [white] white
    [green] green
    [purple] purple
   *[orange] orange
}
art-fragment = { $colour } Fragment
art-fragment-missing = { $colour } Fragment, missing
art-skill = { $skill ->
    [piloting] piloting
    [engineering] engineering
    [security] security
    [extraction] extraction
   *[wild] any skill
}
art-skill-needed = { $skill }, still needed
art-no-upgrade = No Upgrade
art-without-upgrade = no Upgrade
art-with-upgrade = Upgrade { $upgrade }
art-not-yet = { $name }: works from the next turn on
art-next-turn = from the next turn on
art-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
art-count = { $count ->
    [one] { $name }
   *[other] { $count } { $name }
}
art-nothing = nothing
art-species = { $name }
art-paw = { $name }, { $species }: { $skills }
art-back = { $kind ->
    [paw] A Hired Paw, face down
   *[blueprint] A Blueprint, face down
}
art-blueprint = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, costs { $cost }
art-lacks = missing { $fragments }
art-miss = Missing: { $fragments }
art-ready = Ready
art-planet = { $name }, needs { $needs }, Fragments: { $fragments }
art-storage = Starship, Storage { $stored } of { $capacity }: { $fragments }
art-starship = { $name }, objective: { $fragments }
