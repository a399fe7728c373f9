### Words for the cards and pieces of both games that are not drawn on them.
### Names of Paws, Blueprints, Planets and Starships are proper names and stay as the card set has them.
###
### Terms of AfterNova: Hired Paw (short: Paw), Blueprint, Planet, Fragment, Starship, Storage, hidden objective,
### points, Market, Extract, sweep, Upgrade, deal, proposal, open call, bag, window.
### Terms of Nova-Raiders: Star, ring, Gate, Asteroid, base, Dock, Bay, Shard, Stack, Special card, Academy, row,
### link, Time Track, spawn, expansion, Supernova, Directive; Launch, Orbit, Jump, Unload, Hijack, Upgrade.

## AfterNova: Fragments counted by colour, icons by skill

fragment-black = { $n } black
fragment-white = { $n } white
fragment-green = { $n } green
fragment-purple = { $n } purple
fragment-orange = { $n } orange
skill-count = { $n } { $skill }

## AfterNova: what Upgrades do

art-upgrade = { $upgrade ->
    [hold] Hold
    [autopilot] Autopilot
    [toolkit] Toolkit
    [turret] Turret
    [drill] Drill
    [adapter] Adapter
    [recruiter] Recruiter
    [scanner] Scanner
    [bunks] Bunks
    [prism] Prism
    [siphon] Siphon
    [loyalty] Loyalty
   *[other] Upgrade
}
upgrade-does-hold = 1 more Storage space
upgrade-does-autopilot = 1 more piloting in every Extract
upgrade-does-toolkit = 1 more engineering in every Extract
upgrade-does-turret = 1 more security in every Extract
upgrade-does-drill = 1 more extraction in every Extract
upgrade-does-adapter = one icon on your Paws can count as another skill in every Extract
upgrade-does-recruiter = 1 more card at the Market
upgrade-does-scanner = your first sweep at the Market is free
upgrade-does-bunks = 2 more cards allowed in your hand
upgrade-does-prism = pay one Fragment of a Blueprint’s cost in another colour
upgrade-does-siphon = 1 Fragment from the bag after your own Extract
upgrade-does-loyalty = if you play two or more Paws, you may take one back
