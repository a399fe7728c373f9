### Nova-Raiders: ciò che è scritto sulle carte e si dice del tabellone.

nr-art-use-orbit = { $n ->
    [0] Orbita
   *[other] Orbita { $n }
}
nr-art-use-jump = Salta
nr-art-use-unload = Scarica
nr-art-use-hijack = Dirotta
nr-art-use-upgrade = Upgrade
nr-art-use-launch = Lancia
nr-art-use-chain = Catena

nr-art-directive = Direttiva
nr-art-directive-tower = Torre
nr-art-directive-dark-matter = Materia oscura
nr-art-directive-red-shift = Redshift
nr-art-directive-destroyer = Distruttore
nr-art-directive-sunlight = Luce solare
nr-art-directive-event-horizon = Orizzonte
nr-art-directive-trim = Assetto
nr-art-directive-old-hands = Veterani
nr-art-directive-graduate = Diplomato
nr-art-directive-buccaneer = Bucaniere
nr-art-directive-last-light = Ultima luce
nr-art-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Che cosa chiede una Direttiva: una riga sopra i punti.
nr-art-goal-tower = Una tua Stiva è più alta di tutte quelle altrui.
nr-art-goal-pairs = { $shard ->
    [yellow] Per ogni coppia di Schegge gialle nelle tue Stive.
    [red] Per ogni coppia di Schegge rosse nelle tue Stive.
   *[black] Per ogni coppia di Schegge nere nelle tue Stive.
}
nr-art-goal-most = { $shard ->
    [yellow] Più Schegge gialle nelle Stive di chiunque altro.
    [red] Più Schegge rosse nelle Stive di chiunque altro.
   *[black] Più Schegge nere nelle Stive di chiunque altro.
}
nr-art-goal-destroyer = Hai distrutto una nave avversaria.
nr-art-goal-trim = { $least ->
    [one] Ogni tua Stiva contiene una Scheggia.
   *[other] Ogni tua Stiva contiene almeno { $least } Schegge.
}
nr-art-goal-old-hands = Nessuna tua nave è stata distrutta.
nr-art-goal-graduate = Più carte Speciali di chiunque altro.
nr-art-goal-buccaneer = { $least ->
    [one] Hai dirottato almeno una volta.
   *[other] Hai dirottato almeno { $least } volte.
}
nr-art-goal-last-light = Hai provocato la Supernova.

nr-art-hrl-acquire = { $ship ->
    [inner] Presa interna
    [middle] Presa media
    [outer] Presa esterna
   *[any] Presa libera
}
    .text = { $ship ->
        [inner] La nave interna va su Schegge del suo anello.
        [middle] La nave media va su Schegge del suo anello.
        [outer] La nave esterna va su Schegge del suo anello.
       *[any] Una nave va su Schegge del suo anello.
    }
nr-art-hrl-orbit = { $ship ->
    [inner] Orbita interna
    [middle] Orbita media
    [outer] Orbita esterna
   *[any] Orbita libera
}
    .text = { $ship ->
        [inner] La nave interna va su uno spazio libero dell’anello.
        [middle] La nave media va su uno spazio libero dell’anello.
        [outer] La nave esterna va su uno spazio libero dell’anello.
       *[any] Una nave va su uno spazio libero del suo anello.
    }
nr-art-hrl-hijack = { $colour ->
    [red] Dirotta rosso
    [blue] Dirotta blu
    [brown] Dirotta marrone
   *[white] Dirotta bianco
}
    .text = Negli anelli più interni.

nr-art-track = Tracciato del Tempo
nr-art-track-blank = Non succede nulla
nr-art-track-spawn = Nuove Schegge
nr-art-track-expansion = Espansione
nr-art-track-expansion-ring = Anello { $ring }
nr-art-track-supernova = Supernova
nr-art-track-space = { $state ->
    [past] Spazio { $n }, passato: { $event }
    [now] Spazio { $n }, il segnalino è qui: { $event }
    [next] Spazio { $n }, prossimo: { $event }
   *[ahead] Spazio { $n }: { $event }
}

nr-art-yellow = gialla
nr-art-black = nera
nr-art-red = rossa
nr-art-shard-yellow = Gialla
nr-art-shard-black = Nera
nr-art-shard-red = Rossa

# Uno spazio del tabellone a parole, per i lettori di schermo.
nr-art-board = Tabellone
nr-art-space-gate = Anello { $ring }, { $colour ->
    [red] il Portale rosso
    [blue] il Portale blu
    [brown] il Portale marrone
   *[white] il Portale bianco
}
nr-art-space-after = Anello { $ring }, { $step } dopo { $colour ->
    [red] il Portale rosso
    [blue] il Portale blu
    [brown] il Portale marrone
   *[white] il Portale bianco
}
nr-art-space-asteroid = Asteroide
nr-art-space-ship = { $you ->
    [yes] la tua nave
   *[no] nave di { $name }
  }
nr-art-space-stack = { $you ->
    [yes] la tua Pila, altezza { $height }
   *[no] Pila di { $name }, altezza { $height }
  }
nr-art-space-shards = Schegge dal basso: { $shards }
nr-art-space-open = libero
nr-art-hrl-name = H.R.L.

nr-art-bay = Stiva { $n }
nr-art-bay-holds = { $count ->
    [0] Stiva { $n }, vuota
    [one] Stiva { $n }, { $count } Scheggia: { $shards }
   *[other] Stiva { $n }, { $count } Schegge dal basso: { $shards }
}
nr-art-base = Base stellare di { $name }
nr-art-dock = { $ships ->
    [0] Molo di { $name }, vuoto
    [one] Molo di { $name }, { $ships } nave
   *[other] Molo di { $name }, { $ships } navi
}
nr-art-stack-leave = { $count ->
    [0] Non lasciare nulla
    [one] Lascia { $count } Scheggia
   *[other] Lascia { $count } Schegge
}
nr-art-stack-goes = va con te
nr-art-stack-stays = resta qui
nr-art-stack-now = ora
nr-art-stack-then = poi
nr-art-stack-last = per ultima
