### Le carte Speciali di Nova-Raiders: nome, effetto, proposta e il pulsante che le gioca.

nr-art-use-timekeeper = Cronometrista
nr-art-does-timekeeper = Il Tempo avanza di uno.
nr-do-timekeeper = Fai avanzare il Tracciato del Tempo
nr-table-yes-timekeeper = Fai avanzare il Tempo

nr-art-use-stevedore = Stivatore
nr-art-does-stevedore = Scambia le cime o ricomponi una Stiva.
nr-do-stevedore = Ricomponi la Stiva { $bay }
nr-do-stevedore-tops = Scambia le Schegge in cima
nr-table-yes-stevedore = Riordina

nr-art-use-hop = Balzo
nr-art-does-hop = Su uno spazio dell’anello vicino.
nr-do-hop = Balza dall’{ $from } all’{ $to }
nr-table-yes-hop = Balza qui

nr-art-use-gateway = Varco
nr-art-does-gateway = Da ogni spazio a un Portale libero.
nr-do-gateway = Salta dall’{ $from } all’{ $to }
nr-table-yes-gateway = Salta qui

nr-art-use-tractor-beam = Raggio traente
nr-art-does-tractor-beam = Orbita 1–3 di un avversario.
nr-do-tractor-beam = Muovi una nave avversaria dall’{ $from } all’{ $to }
nr-table-yes-tractor-beam = Muovila qui

nr-art-use-drop-pod = Capsula
nr-art-does-drop-pod = Scarica da qualsiasi spazio.
nr-do-drop-pod = Scarica la Pila sull’{ $from }
nr-table-yes-drop-pod = Scarica

nr-art-use-long-burn = Lunga spinta
nr-art-does-long-burn = Orbita da 1 a { $reach }.
nr-do-long-burn = Orbita dall’{ $from } all’{ $to }
nr-table-yes-long-burn = Orbita qui

nr-art-use-slipstream = Scia
nr-art-does-slipstream = Orbite senza Catene.
nr-do-slipstream = D’ora in poi orbita senza Catene
nr-table-yes-slipstream = Entra in Scia

nr-art-use-gate-ram = Ariete
nr-art-does-gate-ram = Spingi una Pila verso l’interno, di un Portale.
nr-do-gate-ram = Sperona il Portale successivo verso l’interno, dall’{ $from }
nr-table-yes-gate-ram = Sperona

nr-art-use-plunder = Saccheggio
nr-art-does-plunder = Dirotta; tutte le Schegge restano.
nr-do-plunder = Saccheggia la nave sull’{ $victim }, dall’{ $from }
nr-table-yes-plunder = Saccheggia

nr-art-use-hit-and-run = Mordi e fuggi
nr-art-does-hit-and-run = Dirotta, poi Orbita 1–3.
nr-do-hit-and-run = Dirotta la nave sull’{ $victim }, dall’{ $from }, poi orbita
nr-table-yes-hit-and-run = Colpisci

nr-art-use-shove = Spintone
nr-art-does-shove = Spingi un vicino; tu resti.
nr-do-shove = Spingi via la nave sull’{ $victim }, dall’{ $from }
nr-table-yes-shove = Spingi

nr-art-use-breach = Breccia
nr-art-does-breach = Salta; chi c’è viene spinto.
nr-do-breach = Salta dall’{ $from } all’{ $to }
nr-do-breach-push = { $push ->
    [clockwise] Salta dall’{ $from } all’{ $to }, spingendo in senso orario
   *[counter_clockwise] Salta dall’{ $from } all’{ $to }, spingendo in senso antiorario
  }
nr-table-yes-breach = Fai breccia
