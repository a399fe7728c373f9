### What is on the cards of both games, and the words for the pieces.
### Names of Paws, Blueprints, Planets and Starships are proper names and stay as the card set has them.
###
### Terms of AfterNova: Hired Paw (short: Paw), Blueprint, Planet, Fragment, Starship, Storage, hidden objective,
### Victory Points (short: points), Market, Extract, Upgrade, deal, proposal, bag.
### Terms of Nova-Raiders: Star, ring, Gate, Asteroid, base, Dock, Bay, Shard, Stack, Special card, Academy,
### row, link, Time Track, Directive.

## AfterNova: colours of Fragments. Counted: "2 black" Fragments.

colour-black = black
colour-white = white
colour-green = green
colour-purple = purple
colour-orange = orange

fragment-black = { $n } black
fragment-white = { $n } white
fragment-green = { $n } green
fragment-purple = { $n } purple
fragment-orange = { $n } orange

## AfterNova: skills, and icons of a skill counted

skill-piloting = piloting
skill-engineering = engineering
skill-security = security
skill-extraction = extraction
skill-wild = wild
skill-count = { $n } { $skill }

## AfterNova: Upgrades with what they do

upgrade-hold = Hold
    .effect = 1 more space in your Storage
upgrade-autopilot = Autopilot
    .effect = 1 more piloting in every Extract
upgrade-toolkit = Toolkit
    .effect = 1 more engineering in every Extract
upgrade-turret = Turret
    .effect = 1 more security in every Extract
upgrade-drill = Drill
    .effect = 1 more extraction in every Extract
upgrade-adapter = Adapter
    .effect = one icon of yours counts as another skill in every Extract
upgrade-recruiter = Recruiter
    .effect = 1 more card at the Market
upgrade-scanner = Scanner
    .effect = your first sweep at the Market is free
upgrade-bunks = Bunks
    .effect = 2 more cards in your hand
upgrade-prism = Prism
    .effect = pay one Fragment of a Blueprint in another colour
upgrade-siphon = Siphon
    .effect = 1 Fragment from the bag after your own Extract
upgrade-loyalty = Loyalty
    .effect = take one of two or more played Paws back

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## Nova-Raiders: Shards, ships, basic actions

shard-yellow = yellow
shard-black = black
shard-red = red

ship-red = red
ship-blue = blue
ship-brown = brown
ship-white = white

basic-orbit = Orbit
basic-orbit-by = Orbit { $n }
basic-jump = Jump
basic-unload = Unload
basic-hijack = Hijack
basic-upgrade = Upgrade
basic-launch = Launch
basic-chain = Chain

## Nova-Raiders: Special cards with what their action does

special-timekeeper = Timekeeper
    .effect = advance the Time Track by one space
special-stevedore = Stevedore
    .effect = exchange the top Shards of your Bays, or rebuild one Bay
special-hop = Hop
    .effect = move a ship to an adjacent space of the next ring
special-gateway = Gateway
    .effect = jump from an ordinary space to an open Gate
special-tractor-beam = Tractor Beam
    .effect = orbit an opponent’s ship 1 to 3 spaces
special-drop-pod = Drop Pod
    .effect = unload from any space; the Time Track advances
special-long-burn = Long Burn
    .effect = orbit any number of spaces up to { $reach }
special-slipstream = Slipstream
    .effect = the Orbits that follow need no links
special-gate-ram = Gate Ram
    .effect = from a Gate, push the Stack on the next Gate inward toward the Star
special-plunder = Plunder
    .effect = hijack a Stack of all its Shards
special-hit-and-run = Hit and Run
    .effect = hijack, then orbit 1 to 3 spaces with the same ship
special-shove = Shove
    .effect = push a ship next to yours away, by your height
special-breach = Breach
    .effect = jump to any Gate and push an opponent on it along the ring

## Nova-Raiders: Directives by name, and their goals

directive-tower = Tower
directive-dark-matter = Dark Matter
directive-red-shift = Red Shift
directive-destroyer = Destroyer
directive-sunlight = Sunlight
directive-event-horizon = Event Horizon
directive-trim = Trim
directive-old-hands = Old Hands
directive-graduate = Graduate
directive-buccaneer = Buccaneer
directive-last-light = Last Light

goal-tower = your highest Bay is higher than everybody else’s
goal-pairs = { $shard ->
    [yellow] for each pair of yellow Shards in your Bays
    [black] for each pair of black Shards in your Bays
   *[red] for each pair of red Shards in your Bays
  }
goal-most = { $shard ->
    [yellow] more yellow Shards in your Bays than anybody else
    [black] more black Shards in your Bays than anybody else
   *[red] more red Shards in your Bays than anybody else
  }
goal-destroyer = an opponent’s ship was destroyed by you
goal-trim = { $n ->
    [one] each of your Bays holds at least { $n } Shard
   *[other] each of your Bays holds at least { $n } Shards
  }
goal-old-hands = none of your ships was destroyed
goal-graduate = more Special cards than anybody else
goal-buccaneer = { $n ->
    [one] you hijacked at least { $n } time
   *[other] you hijacked at least { $n } times
  }
goal-last-light = you triggered the Supernova

## Nova-Raiders: H.R.L. cards

hrl-acquire-inner = Acquire inner
hrl-acquire-middle = Acquire middle
hrl-acquire-outer = Acquire outer
hrl-acquire-any = Acquire any
hrl-orbit-inner = Orbit inner
hrl-orbit-middle = Orbit middle
hrl-orbit-outer = Orbit outer
hrl-orbit-any = Orbit any
hrl-hijack-red = Hijack red
hrl-hijack-blue = Hijack blue
hrl-hijack-brown = Hijack brown
hrl-hijack-white = Hijack white

## Nova-Raiders: events of the Time Track

track-blank = blank
track-spawn = spawn
track-expansion = expansion
track-supernova = Supernova
