### The Special cards of Nova-Raiders: what each is called, what it does, how it is offered, and the button that plays it.

nr-art-use-timekeeper = Timekeeper
nr-art-does-timekeeper = Advance the Time Track by one.
nr-do-timekeeper = Advance the Time Track
nr-table-yes-timekeeper = Advance the Track

nr-art-use-stevedore = Stevedore
nr-art-does-stevedore = Swap Bay tops, or rebuild one Bay.
nr-do-stevedore = Rebuild Bay { $bay }
nr-do-stevedore-tops = Exchange the top Shards of your Bays
nr-table-yes-stevedore = Rearrange

nr-art-use-hop = Hop
nr-art-does-hop = One ring inward or outward.
nr-do-hop = Hop from { $from } to { $to }
nr-table-yes-hop = Hop here

nr-art-use-gateway = Gateway
nr-art-does-gateway = From any space to an open Gate.
nr-do-gateway = Jump from { $from } to { $to }
nr-table-yes-gateway = Jump here

nr-art-use-tractor-beam = Tractor Beam
nr-art-does-tractor-beam = Orbit an opponent 1 to 3.
nr-do-tractor-beam = Move an opponent’s ship from { $from } to { $to }
nr-table-yes-tractor-beam = Move it here

nr-art-use-drop-pod = Drop Pod
nr-art-does-drop-pod = Unload from any space.
nr-do-drop-pod = Unload the Stack on { $from }
nr-table-yes-drop-pod = Unload

nr-art-use-long-burn = Long Burn
nr-art-does-long-burn = Orbit 1 to { $reach }.
nr-do-long-burn = Orbit from { $from } to { $to }
nr-table-yes-long-burn = Orbit here

nr-art-use-slipstream = Slipstream
nr-art-does-slipstream = Orbit cards need no Chains.
nr-do-slipstream = Orbit without Chains from now on
nr-table-yes-slipstream = Start Slipstream

nr-art-use-gate-ram = Gate Ram
nr-art-does-gate-ram = Push a Stack one Gate inward.
nr-do-gate-ram = Ram the next Gate inward from { $from }
nr-table-yes-gate-ram = Ram

nr-art-use-plunder = Plunder
nr-art-does-plunder = Hijack; all its Shards stay.
nr-do-plunder = Plunder the ship on { $victim }, from { $from }
nr-table-yes-plunder = Plunder

nr-art-use-hit-and-run = Hit and Run
nr-art-does-hit-and-run = Hijack, then Orbit 1 to 3.
nr-do-hit-and-run = Hijack the ship on { $victim }, from { $from }, then orbit
nr-table-yes-hit-and-run = Hit

nr-art-use-shove = Shove
nr-art-does-shove = Push a neighbour; you stay.
nr-do-shove = Shove the ship on { $victim }, from { $from }
nr-table-yes-shove = Shove

nr-art-use-breach = Breach
nr-art-does-breach = Jump; push any ship there.
nr-do-breach = Jump from { $from } to { $to }
nr-do-breach-push = { $push ->
    [clockwise] Jump from { $from } to { $to }, pushing clockwise
   *[counter_clockwise] Jump from { $from } to { $to }, pushing counter-clockwise
  }
nr-table-yes-breach = Breach
