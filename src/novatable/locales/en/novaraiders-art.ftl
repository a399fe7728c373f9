### Nova-Raiders: what is written on the cards and said of the board.

nr-art-use-orbit = { $n ->
    [0] Orbit
   *[other] Orbit { $n }
}
nr-art-use-jump = Jump
nr-art-use-unload = Unload
nr-art-use-hijack = Hijack
nr-art-use-upgrade = Upgrade
nr-art-use-launch = Launch
nr-art-use-chain = Chain

nr-art-directive = Directive
nr-art-directive-tower = Tower
nr-art-directive-dark-matter = Dark Matter
nr-art-directive-red-shift = Red Shift
nr-art-directive-destroyer = Destroyer
nr-art-directive-sunlight = Sunlight
nr-art-directive-event-horizon = Event Horizon
nr-art-directive-trim = Trim
nr-art-directive-old-hands = Old Hands
nr-art-directive-graduate = Graduate
nr-art-directive-buccaneer = Buccaneer
nr-art-directive-last-light = Last Light
nr-art-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What a Directive asks: one line above the points.
nr-art-goal-tower = One of your Bays is higher than every other player’s.
nr-art-goal-pairs = { $shard ->
    [yellow] For each pair of yellow Shards in your Bays.
    [red] For each pair of red Shards in your Bays.
   *[black] For each pair of black Shards in your Bays.
}
nr-art-goal-most = { $shard ->
    [yellow] More yellow Shards in your Bays than anyone else.
    [red] More red Shards in your Bays than anyone else.
   *[black] More black Shards in your Bays than anyone else.
}
nr-art-goal-destroyer = You destroyed an opponent’s ship by an expansion or a push.
nr-art-goal-trim = { $least ->
    [one] Each of your Bays holds a Shard.
   *[other] Each of your Bays holds at least { $least } Shards.
}
nr-art-goal-old-hands = None of your ships was destroyed.
nr-art-goal-graduate = More Special cards than anyone else.
nr-art-goal-buccaneer = { $least ->
    [one] You hijacked at least once.
   *[other] You hijacked at least { $least } times.
}
nr-art-goal-last-light = You triggered the Supernova.

nr-art-hrl-acquire = { $ship ->
    [inner] Acquire inner
    [middle] Acquire middle
    [outer] Acquire outer
   *[any] Acquire any
}
    .text = { $ship ->
        [inner] The inner ship goes onto Shards on its ring.
        [middle] The middle ship goes onto Shards on its ring.
        [outer] The outer ship goes onto Shards on its ring.
       *[any] One ship goes onto Shards on its ring.
    }
nr-art-hrl-orbit = { $ship ->
    [inner] Orbit inner
    [middle] Orbit middle
    [outer] Orbit outer
   *[any] Orbit any
}
    .text = { $ship ->
        [inner] The inner ship goes to any open space on its ring.
        [middle] The middle ship goes to any open space on its ring.
        [outer] The outer ship goes to any open space on its ring.
       *[any] One ship goes to any open space on its ring.
    }
nr-art-hrl-hijack = { $colour ->
    [red] Hijack red
    [blue] Hijack blue
    [brown] Hijack brown
   *[white] Hijack white
}
    .text = On the innermost rings.

nr-art-track = Time Track
nr-art-track-blank = Nothing happens
nr-art-track-spawn = Spawn
nr-art-track-expansion = Expansion
nr-art-track-expansion-ring = Ring { $ring }
nr-art-track-supernova = Supernova
nr-art-track-space = { $state ->
    [past] Space { $n }, past: { $event }
    [now] Space { $n }, the token is here: { $event }
    [next] Space { $n }, next: { $event }
   *[ahead] Space { $n }: { $event }
}

nr-art-yellow = yellow
nr-art-black = black
nr-art-red = red

# A space of the board in words, for screen readers.
nr-art-board = Board
nr-art-space-gate = Ring { $ring }, { $colour ->
    [red] the red Gate
    [blue] the blue Gate
    [brown] the brown Gate
   *[white] the white Gate
}
nr-art-space-after = Ring { $ring }, { $step } after { $colour ->
    [red] the red Gate
    [blue] the blue Gate
    [brown] the brown Gate
   *[white] the white Gate
}
nr-art-space-asteroid = Asteroid
nr-art-space-ship = { $you ->
    [yes] your ship
   *[no] ship of { $name }
  }
nr-art-space-stack = { $you ->
    [yes] your Stack, height { $height }
   *[no] Stack of { $name }, height { $height }
  }
nr-art-space-shards = Shards from the bottom: { $shards }
nr-art-space-open = open
nr-art-hrl-name = H.R.L.

nr-art-bay = Bay { $n }
nr-art-bay-holds = { $count ->
    [0] Bay { $n }, empty
    [one] Bay { $n }, { $count } Shard: { $shards }
   *[other] Bay { $n }, { $count } Shards from the bottom: { $shards }
}
nr-art-base = Star Base of { $name }
nr-art-dock = { $ships ->
    [0] Dock of { $name }, empty
    [one] Dock of { $name }, { $ships } ship
   *[other] Dock of { $name }, { $ships } ships
}
nr-art-stack-leave = { $count ->
    [0] Leave nothing behind
    [one] Leave { $count } Shard behind
   *[other] Leave { $count } Shards behind
}
nr-art-stack-goes = goes along
nr-art-stack-stays = stays here
nr-art-stack-now = now
nr-art-stack-then = then
nr-art-stack-last = last
nr-art-shard-yellow = Yellow
nr-art-shard-black = Black
nr-art-shard-red = Red
