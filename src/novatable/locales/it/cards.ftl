### Parole per le carte e i pezzi dei due giochi che non sono disegnati sulle carte.
### I nomi di Zampesperte, Progetti, Pianeti e Astronavi sono nomi propri e restano come sono.
###
### Termini di AfterNova (come nel regolamento italiano): Zampesperta, Progetto, Pianeta, Frammento, Astronave, Stiva,
### obiettivo segreto, Punti Vittoria (in breve: punti), Mercato, Raccolta (raccogliere), Miglioria, accordo, sacchetto,
### completare, mazzo, scarti. Nostri: rinnovare una fila (sweep), proposta, controproposta, appello, gettare fuori bordo.
### Termini di Nova-Raiders (tutti nostri): Stella, anello, spazio, Portale, Asteroide, base, Molo, Stiva (Bay), Scheggia,
### Pila, carta Speciale, Accademia, fila, Catena (link), Tracciato del Tempo, nuove Schegge (spawn), espansione,
### Supernova, Direttiva; Lancia, Orbita, Salta, Scarica, Dirotta, Upgrade.

## AfterNova: Frammenti contati per colore («2 neri»), icone per abilità

fragment-black = { $n ->
    [one] { $n } nero
   *[other] { $n } neri
  }
fragment-white = { $n ->
    [one] { $n } bianco
   *[other] { $n } bianchi
  }
fragment-green = { $n ->
    [one] { $n } verde
   *[other] { $n } verdi
  }
fragment-purple = { $n } viola
fragment-orange = { $n ->
    [one] { $n } arancione
   *[other] { $n } arancioni
  }
skill-count = { $n } { $skill }

## AfterNova: che cosa fanno le Migliorie

art-upgrade = { $upgrade ->
    [hold] Vano
    [autopilot] Autopilota
    [toolkit] Attrezzi
    [turret] Torretta
    [drill] Trivella
    [adapter] Adattatore
    [recruiter] Reclutatore
    [scanner] Scanner
    [bunks] Cuccette
    [prism] Prisma
    [siphon] Sifone
    [loyalty] Lealtà
   *[other] Miglioria
}
upgrade-does-hold = 1 spazio in più nella Stiva
upgrade-does-autopilot = 1 pilotaggio in più in ogni Raccolta
upgrade-does-toolkit = 1 ingegneria in più in ogni Raccolta
upgrade-does-turret = 1 sicurezza in più in ogni Raccolta
upgrade-does-drill = 1 estrazione in più in ogni Raccolta
upgrade-does-adapter = in ogni Raccolta un’icona delle tue Zampesperte può valere come un’altra abilità
upgrade-does-recruiter = 1 carta in più al Mercato
upgrade-does-scanner = il tuo primo rinnovo al Mercato è gratuito
upgrade-does-bunks = 2 carte in più in mano
upgrade-does-prism = paga un Frammento di un Progetto in un altro colore
upgrade-does-siphon = 1 Frammento dal sacchetto dopo una tua Raccolta
upgrade-does-loyalty = se giochi almeno due Zampesperte, puoi riprenderne in mano una
