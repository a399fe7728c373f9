### Le carte, i pezzi e i numeri di AfterNova, visti da vicino.

## Icone

zoom-skill = Abilità
zoom-skill-does = La richiedono i Pianeti. La portano le Zampesperte e alcune Migliorie.
zoom-skill-wild = Vale come un’abilità a tua scelta.
zoom-fragment = Frammento
zoom-fragment-does = Con i Frammenti si pagano i Progetti. Alla fine danno punti anche quelli rimasti nella tua Stiva.
zoom-upgrade = Miglioria

## Che cosa costa e porta una carta, e che cosa ti manca

zoom-paw = { $place ->
    [hand] { $species }, nella tua mano
    [market] { $species }, al Mercato
    [seat] { $species }, nella mano di { $name }
   *[other] Zampesperta, { $species }
  }
zoom-blueprint = { $place ->
    [hand] Progetto nella tua mano
    [market] Progetto al Mercato
    [seat] Progetto nella mano di { $name }
    [done] Progetto completato da { $name }
    [mine] Progetto che hai completato
    [bot] Progetto di Bot
   *[other] Progetto
  }
zoom-planet = Pianeta
zoom-costs = Costa
zoom-brings = Porta
zoom-needs = Richiede
zoom-holds = Offre
zoom-lack = Ti manca
zoom-find = Dove trovarlo
zoom-worth = { $points }, nessuna Miglioria
zoom-worth-upgrade = { $points }; { $upgrade }: { $does }
zoom-lacks-nothing = Niente. Puoi completarlo alla fine di un turno.
zoom-found-alone = su { $planet }, dove puoi raccogliere senza aiuto
zoom-found-lacks = su { $planet } (ti mancano: { $icons })
zoom-found-planet = su { $planet }
zoom-found-storage = nella Stiva di { $name }
zoom-found-nowhere = Per ora su nessun Pianeta e in nessuna Stiva.
zoom-take = Puoi prendere questa carta quando vai al Mercato.
zoom-serves = Ti avvicina a { $names }.
zoom-alone = Le tue carte bastano: qui puoi raccogliere senza aiuto.
zoom-together = In un accordo può pensarci qualcun altro.
zoom-asleep = La sua Miglioria è attiva dal prossimo turno.

## Luoghi e numeri

zoom-storage = Spazi occupati: { $n } su { $of }. Quello che c’è qui lo vedono tutti, e in un accordo può passare di mano.
zoom-hand = Carte in mano: { $n } su { $of }, tra Zampesperte e Progetti. Chi ne ha di più scarta subito.
zoom-completed = { $n } su { $of }. La partita finisce con il turno in cui qualcuno completa l’ultimo.
zoom-points = I punti dei tuoi Progetti completati. Alla fine si aggiungono { $points } per ogni Frammento nella Stiva e i punti dell’obiettivo segreto.
zoom-objective = Due colori che conosci solo tu. Alla fine ogni icona di questi colori sui tuoi Progetti completati vale { $points }.
zoom-objective-hold = Tieni premuto il pulsante per vederli.
zoom-deck = Carte nel mazzo: { $n }. Quando è vuoto, gli scarti vengono mescolati e diventano il nuovo mazzo.
zoom-bag = Sacchetto
zoom-bag-does = { $n ->
    [one] Contiene { $n } Frammento
   *[other] Contiene { $n } Frammenti
  }. I nuovi Pianeti si riempiono da qui, a caso.
zoom-known = Carte note di questa mano: { $cards }.
zoom-bot = Segue una procedura fissa, senza Zampesperte. Aiuta chiunque e prende un Frammento per ogni icona che porta.
zoom-bot-storage = Con { $n } Frammenti qui Bot ottiene un Progetto che nessuno vede.
