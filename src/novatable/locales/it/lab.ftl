### Il laboratorio: rapporti e confronti. Non per il browser.

lab-title = { $game }: che cosa mostrano le partite
lab-how = Le linee sono intervalli al 95%: ripetendo tutto con altri semi, 19 intervalli su 20 conterrebbero il valore vero. Il segno tratteggiato è la quota equa, o la mediana. I posti nell’ordine di turno si contano da chi comincia, che è sorteggiato in ogni partita. I minuti sono una stima per persone: 8 secondi per decisione.
lab-stands = ({ $games } partite)
lab-figures = Cifre

## What was played

lab-fact-games = Partite
lab-fact-players = Giocatori
lab-fact-levels = Giocatori computer
lab-fact-cards = Set di carte
lab-fact-rules = Versione delle regole
lab-fact-seed = Seme

## Sections

lab-section-wins = Chi vince
    .about = Il segno tratteggiato è la quota equa.
lab-section-length = Durata
    .about = La linea tratteggiata è la mediana.
lab-section-scores = Punteggi
    .about = Il comando cambia quando qualcuno supera chi era in testa, punti nascosti compresi.
lab-section-cards-blueprints = Progetti
    .about = Quante volte ogni Progetto è offerto, preso e completato, e quanto prenderlo incide sulla vittoria.
lab-section-cards-paws = Zampesperte
    .about = Quante volte ogni Zampesperta è offerta, presa e giocata.
lab-section-cards-specials = Carte Speciali
    .about = Quante volte ogni carta Speciale è offerta, presa e giocata, e quanto prenderla incide sulla vittoria.
lab-section-cards-upgrades = Migliorie
    .about = Quante volte un Progetto con ciascuna Miglioria è offerto, preso e completato, e quanto prenderlo incide sulla vittoria. I Progetti con la stessa Miglioria sono contati insieme.
lab-section-cards-cards = Carte
    .about = Quante volte ogni carta è offerta, presa e usata.
lab-section-deals = Accordi
    .about = Raccolte senza aiuto e con aiuto: che cosa mette e che cosa ottiene ogni parte, in media per Raccolta.
lab-section-counts = Che cosa succede
    .about = Tutto il resto che si conta, e come finiscono le partite.

## Plots

lab-place = Posto { $place }
lab-wins-place = Per posto nell’ordine di turno, { $players } giocatori
lab-by-players = Per numero di giocatori
lab-wins-level = Per livello
lab-wins-aim = Per obiettivo segreto
lab-spread-turns = Turni
lab-spread-decisions = Decisioni
lab-spread-minutes = Minuti
lab-spread-best = Punteggio del vincitore
lab-spread-margin = Distacco sul secondo
lab-spread-lead-changes = Cambi al comando
lab-axis-wins = quota di partite vinte
lab-axis-games = partite
lab-axis-games-share = quota di partite
lab-axis-effect = punti percentuali
lab-effect = Effetto sulla vittoria
lab-effect-about = Chi ha preso la carta alla prima occasione, a confronto con chi l’ha lasciata pur essendo nella stessa situazione. Gli intervalli valgono per tutte le { $n } carte insieme; un punto pieno indica che un effetto c’è.
lab-card-figures = Carta per carta
lab-counted = Conteggi
lab-ends = Come finiscono le partite
lab-end-sixth-blueprint = ultimo Progetto
lab-end-round-limit = ultimo giro
lab-end-supernova = Supernova
lab-end-no-shards = niente più Schegge
lab-end-no-ships = niente più navi
lab-median = Mediana
lab-middle-half = Metà centrale
lab-deals-alone = Senza aiuto
lab-deals-deal = Con un accordo
lab-deals-automa = Con l’aiuto di Bot
lab-deal-rate = Quota di tutte le Raccolte
lab-deal-own-yield = Frammenti per Zampesperta, giocatore di turno
lab-deal-helpers-yield = Frammenti per Zampesperta, aiutanti
lab-deal-size = Frammenti sul Pianeta
lab-deal-own-cards = Zampesperte del giocatore di turno
lab-deal-own-share = Frammenti al giocatore di turno
lab-deal-helpers = Aiutanti
lab-deal-helpers-cards = Zampesperte degli aiutanti
lab-deal-helpers-share = Frammenti agli aiutanti
lab-deal-given = Frammenti della Stiva dati agli aiutanti
lab-deal-received = Frammenti della Stiva ricevuti dagli aiutanti

## Tables

lab-head-what = Che cosa
lab-head-measure = Misura
lab-head-share = Quota
lab-head-mean = Media
lab-head-interval = Intervallo al 95%
lab-head-par = Quota equa
lab-head-card = Carta
lab-head-offered = Offerta ai posti
lab-head-taken = Presa se offerta
lab-head-used-blueprints = Completata da chi l’aveva
lab-head-used-paws = Giocata da chi l’aveva
lab-head-used-specials = Giocata da chi l’aveva
lab-head-used-upgrades = Completata da chi l’aveva
lab-head-used-cards = Usata da chi l’aveva
lab-head-winners = Tra le carte dei vincitori

## Measures

lab-measure-turns-per-game = turni
lab-measure-decisions-per-game = decisioni
lab-measure-minutes-per-game = minuti
lab-measure-the-winner-s-score = punteggio del vincitore
lab-measure-margin-of-the-winner = distacco
lab-measure-changes-of-the-lead = cambi al comando
lab-measure-deals-per-game = Accordi per partita
lab-measure-proposals-per-game = Proposte per partita
lab-measure-extracts-per-game = Raccolte per partita
lab-measure-extracts-with-help = Quota di Raccolte con aiuto
lab-measure-paws-per-extract = Zampesperte per Raccolta
lab-measure-deals-with-stored-fragments = Quota di accordi con Frammenti della Stiva
lab-measure-fragments-jettisoned-per-game = Frammenti gettati fuori bordo per partita
lab-measure-sweeps-per-game = File rinnovate per partita
lab-measure-blueprints-completed-per-game = Progetti completati per partita
lab-measure-rounds-per-game = Giri per partita
lab-measure-cards-per-turn = Carte per turno
lab-measure-unloads-per-game = Scarichi per partita
lab-measure-shards-per-unload = Schegge per scarico
lab-measure-hijacks-per-game = Dirottamenti per partita
lab-measure-upgrades-per-game = Upgrade per partita
lab-measure-special-actions-per-game = Azioni speciali per partita
lab-measure-ships-destroyed-per-game = Navi distrutte per partita
lab-measure-shards-lost-to-the-star-per-game = Schegge perse nella Stella per partita
lab-measure-h-r-l-cards-carried-out-per-game = Carte H.R.L. eseguite per partita
lab-measure-time-track-advances-per-game = Avanzamenti del Tracciato del Tempo per partita
lab-measure-advances-because-nobody-unloaded = Avanzamenti perché nessuno ha scaricato

## Comparisons

lab-compare-matched = { $n } coppie di partite con gli stessi semi. B rispetto ad A:
lab-compare-unmatched = Almeno { $n } partite ciascuno, con semi diversi. B rispetto ad A:
lab-compare-wins = vittorie del posto { $place } nell’ordine di turno, in punti percentuali
lab-compare-more = { $measure }: { $value } in più, da { $low } a { $high } ({ $first } → { $second })
lab-compare-less = { $measure }: { $value } in meno, da { $low } a { $high } ({ $first } → { $second })
lab-compare-same = { $measure }: nessuna differenza che conti ({ $first } → { $second })
lab-compare-open = { $measure }: aperto, tra { $low } e { $high } ({ $first } → { $second }); circa altre { $games } partite lo chiarirebbero
lab-compare-more-turns-per-game = Più lunghe di { $value } turni, da { $low } a { $high } ({ $first } → { $second })
lab-compare-less-turns-per-game = Più corte di { $value } turni, da { $low } a { $high } ({ $first } → { $second })
