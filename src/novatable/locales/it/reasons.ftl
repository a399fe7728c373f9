### Perché i computer hanno fatto qualcosa (vedi en/reasons.ftl).

reason-the-best-card = Di tutto il Mercato è la carta che mi aiuta di più.
reason-nothing-in-the-row = In questa fila non c’è nulla per me.
reason-new-row = Forse altre carte mi servono più di queste.
reason-not-on-these-terms = Non a queste condizioni.
reason-nothing-more = Per ora nient’altro.
reason-spare-fragments = A questi posso rinunciare più facilmente.
reason-least-card = Questa carta mi aiuta meno di tutte.
reason-worth-completing = { $card } vale i { $n } Frammenti che costa.
reason-worth-the-paws = Ciò che dà { $planet } vale le Zampesperte.
reason-together = Insieme possiamo raccogliere su { $planet }, e conviene a entrambe le parti.
reason-all-together = Tutti insieme possiamo raccogliere su { $planet }, e conviene a tutti.
reason-could-help = Potrei aiutare con { $planet }, in cambio di una parte.
reason-could-help-stored = Potrei aiutare con { $planet }, in cambio di qualcosa dalla tua Stiva.
reason-somebody-brings = Forse qualcuno ha ciò che mi manca per { $planet }: { $icons }.
reason-a-fair-deal = Un accordo equo.
reason-better-off = Con questo accordo sto meglio che senza.
reason-rather-so = Preferirei fare così.
reason-look-what-i-have = Guarda che cosa potrei portare.
reason-ends-it = { $card } chiude la partita.
reason-cannot-bring = Per { $planet } non posso mettere: { $icons }.
reason-looking-for = Cerco Frammenti { $colour ->
    [black] neri
    [white] bianchi
    [green] verdi
    [purple] viola
   *[orange] arancioni
  }.
reason-one-more = Ancora un Frammento { $colour ->
    [black] nero
    [white] bianco
    [green] verde
    [purple] viola
   *[orange] arancione
  } e ci sto.
reason-two-more = Ancora due Frammenti { $colour ->
    [black] neri
    [white] bianchi
    [green] verdi
    [purple] viola
   *[orange] arancioni
  } e ci sto.
reason-cannot-give = Non ho ciò che dovrei dare.
reason-helps-you-more = Avvicinerebbe te alla vittoria più di me.
reason-keeps-back = Così { $seat } non prende il largo.
reason-willing = A queste condizioni ci sto.
reason-the-dice = Hanno deciso i dadi.
reason-to-see = Solo per vedere che cosa succede.
reason-a-coin = Ho lanciato una moneta.
reason-counts-there = Lì la Scheggia { $shard ->
    [yellow] gialla
    [black] nera
   *[red] rossa
  } vale di più.
reason-this-order = In quest’ordine le Schegge valgono di più.
reason-all-along = Porto via tutto.
reason-lie-well = Qui le Schegge mi fanno comodo.
reason-booty = Via con il bottino!
reason-near-me = Vicino a me e lontano dagli altri.
reason-worst-for-the-other = È ciò che danneggia di più l’avversario.
reason-no-card-worth = In questo turno nient’altro vale una carta.
reason-into-the-star = Così spingo una Pila verso la Stella.
reason-easier = Questa Direttiva è più facile da realizzare.
reason-rest-of-use = Il resto della mano può ancora servire.
reason-of-no-use = Questa carta non mi serviva.
reason-link-to-learn = Una Catena, per prendere poi una carta Speciale.
reason-new-card = Una carta nuova può servirmi più di questa.
reason-card-to-have = { $card } è una carta Speciale da avere.
reason-from-the-deck = Una carta del mazzo può servirmi più di quelle scoperte.
reason-another-order = In un altro ordine le Schegge valgono di più.
reason-time = Il tempo è dalla mia parte.
reason-better-elsewhere = Quella nave sta meglio altrove.
reason-ship-robs = Così derubo un’altra nave.
reason-ship-fetches = Così prendo Schegge.
reason-ship-home = Così una nave torna a casa.
reason-ship-better = Così una nave va in un posto migliore.
reason-ship-unloads = Così scarico.
reason-link-robs = Una Catena, per derubare poi un’altra nave.
reason-link-fetches = Una Catena, per prendere poi delle Schegge.
reason-link-home = Una Catena, per riportare poi una nave a casa.
reason-link-better = Una Catena, per portare poi una nave in un posto migliore.
reason-link-unloads = Una Catena, per scaricare subito dopo.
reason-link-acts = Una Catena, per usare poi una carta Speciale.
reason-leaves-me-best = Così resto nella posizione migliore.
reason-futures = Di tutto ciò che ho provato in { $n } futuri immaginati, questo è andato meglio.
reason-futures-robs = Così derubo un’altra nave: in { $n } futuri immaginati è andata meglio.
reason-futures-fetches = Così prendo Schegge: in { $n } futuri immaginati è andata meglio.
reason-futures-home = Così una nave torna a casa: in { $n } futuri immaginati è andata meglio.
reason-futures-better = Così una nave va in un posto migliore: in { $n } futuri immaginati è andata meglio.
reason-futures-unloads = Così scarico: in { $n } futuri immaginati è andata meglio.
