### Das Labor: Berichte und Vergleiche. Nicht für den Browser.

lab-title = { $game }: was die Partien zeigen
lab-how = Linien sind 95-%-Intervalle: Würde man alles mit anderen Startwerten wiederholen, enthielten 19 von 20 solchen Intervallen den wahren Wert. Gestrichelt ist der faire Anteil oder der Median. Die Positionen in der Zugreihenfolge zählen ab der Person, die beginnt; sie wird in jeder Partie ausgelost. Minuten sind eine Schätzung für Menschen: 8 Sekunden pro Entscheidung.
lab-stands = ({ $games } Partien)
lab-figures = Zahlen

## What was played

lab-fact-games = Partien
lab-fact-players = Spielende
lab-fact-levels = Computer
lab-fact-cards = Kartensatz
lab-fact-rules = Regelversion
lab-fact-seed = Startwert

## Sections

lab-section-wins = Wer gewinnt
    .about = Die gestrichelte Marke ist der faire Anteil.
lab-section-length = Dauer
    .about = Die gestrichelte Linie ist der Median.
lab-section-scores = Punkte
    .about = Die Führung wechselt, wenn jemand die bisher führende Person überholt, verdeckte Punkte eingerechnet.
lab-section-cards-blueprints = Blaupausen
    .about = Wie oft jede Blaupause ausliegt, genommen und vervollständigt wird, und was das Nehmen für den Sieg bedeutet.
lab-section-cards-paws = Mietpfoten
    .about = Wie oft jede Mietpfote ausliegt, genommen und gespielt wird.
lab-section-cards-specials = Spezialkarten
    .about = Wie oft jede Spezialkarte ausliegt, genommen und gespielt wird, und was das Nehmen für den Sieg bedeutet.
lab-section-cards-upgrades = Upgrades
    .about = Wie oft Blaupausen mit jedem Upgrade ausliegen, genommen und vervollständigt werden, und was das Nehmen für den Sieg bedeutet. Blaupausen mit demselben Upgrade zählen zusammen.
lab-section-cards-cards = Karten
    .about = Wie oft jede Karte ausliegt, genommen und benutzt wird.
lab-section-deals = Deals
    .about = Abbau allein und mit Hilfe: was jede Seite einsetzt und bekommt, im Schnitt pro Abbau.
lab-section-counts = Was geschieht
    .about = Was sonst noch gezählt wird, und wie Partien enden.

## Plots

lab-place = Position { $place }
lab-wins-place = Nach Position in der Zugreihenfolge, { $players } Personen
lab-by-players = Nach Zahl der Spielenden
lab-wins-level = Nach Spielstärke
lab-wins-aim = Nach geheimem Ziel
lab-spread-turns = Züge
lab-spread-decisions = Entscheidungen
lab-spread-minutes = Minuten
lab-spread-best = Punkte des Siegers
lab-spread-margin = Vorsprung vor dem Zweiten
lab-spread-lead-changes = Führungswechsel
lab-axis-wins = Anteil gewonnener Partien
lab-axis-games = Partien
lab-axis-games-share = Anteil der Partien
lab-axis-effect = Prozentpunkte
lab-effect = Wirkung auf den Sieg
lab-effect-about = Plätze, die die Karte bei der ersten Gelegenheit nahmen, verglichen mit solchen, die sie liegen ließen und ebenso gut standen. Die Intervalle gelten für alle { $n } Karten zugleich; ein gefüllter Punkt heißt: Es gibt eine Wirkung.
lab-card-figures = Karte für Karte
lab-counted = Gezählt
lab-ends = Wie Partien enden
lab-end-sixth-blueprint = letzte Blaupause
lab-end-round-limit = letzte Runde
lab-end-supernova = Supernova
lab-end-no-shards = keine Splitter mehr
lab-end-no-ships = keine Schiffe mehr
lab-median = Median
lab-middle-half = Mittlere Hälfte
lab-deals-alone = Allein
lab-deals-deal = Im Deal
lab-deals-automa = Mit Hilfe von Bot
lab-deal-rate = Anteil an allen Abbau-Aktionen
lab-deal-own-yield = Fragmente pro Mietpfote, wer am Zug ist
lab-deal-helpers-yield = Fragmente pro Mietpfote, wer hilft
lab-deal-size = Fragmente auf dem Planeten
lab-deal-own-cards = Mietpfoten der Person am Zug
lab-deal-own-share = Fragmente für die Person am Zug
lab-deal-helpers = Helfende
lab-deal-helpers-cards = Mietpfoten der Helfenden
lab-deal-helpers-share = Fragmente für die Helfenden
lab-deal-given = Gelagerte Fragmente an Helfende
lab-deal-received = Gelagerte Fragmente von Helfenden

## Tables

lab-head-what = Was
lab-head-measure = Größe
lab-head-share = Anteil
lab-head-mean = Mittel
lab-head-interval = 95-%-Intervall
lab-head-par = Fairer Anteil
lab-head-card = Karte
lab-head-offered = Plätzen ange­boten
lab-head-taken = Davon genom­men
lab-head-used-blueprints = Von Besitzern vervoll­ständigt
lab-head-used-paws = Von Besitzern gespielt
lab-head-used-specials = Von Besitzern gespielt
lab-head-used-upgrades = Von Besitzern vervoll­ständigt
lab-head-used-cards = Von Besitzern benutzt
lab-head-winners = In der Auslage der Sieger

## Measures

lab-measure-turns-per-game = Züge
lab-measure-decisions-per-game = Entscheidungen
lab-measure-minutes-per-game = Minuten
lab-measure-the-winner-s-score = Punkte des Siegers
lab-measure-margin-of-the-winner = Vorsprung
lab-measure-changes-of-the-lead = Führungswechsel
lab-measure-deals-per-game = Deals pro Partie
lab-measure-proposals-per-game = Angebote pro Partie
lab-measure-extracts-per-game = Abbau-Aktionen pro Partie
lab-measure-extracts-with-help = Anteil der Abbau-Aktionen mit Hilfe
lab-measure-paws-per-extract = Mietpfoten pro Abbau
lab-measure-deals-with-stored-fragments = Anteil der Deals mit gelagerten Fragmenten
lab-measure-fragments-jettisoned-per-game = Über Bord geworfene Fragmente pro Partie
lab-measure-sweeps-per-game = Neue Reihen pro Partie
lab-measure-blueprints-completed-per-game = Vervollständigte Blaupausen pro Partie
lab-measure-rounds-per-game = Runden pro Partie
lab-measure-cards-per-turn = Karten pro Zug
lab-measure-unloads-per-game = Entladungen pro Partie
lab-measure-shards-per-unload = Splitter pro Entladung
lab-measure-hijacks-per-game = Kaperungen pro Partie
lab-measure-upgrades-per-game = Upgrades pro Partie
lab-measure-special-actions-per-game = Spezialaktionen pro Partie
lab-measure-ships-destroyed-per-game = Zerstörte Schiffe pro Partie
lab-measure-shards-lost-to-the-star-per-game = An den Stern verlorene Splitter pro Partie
lab-measure-h-r-l-cards-carried-out-per-game = Ausgeführte H.R.L.-Karten pro Partie
lab-measure-time-track-advances-per-game = Schritte der Zeitleiste pro Partie
lab-measure-advances-because-nobody-unloaded = Schritte, weil niemand entlud

## Comparisons

lab-compare-matched = { $n } Paare von Partien mit denselben Startwerten. B im Vergleich zu A:
lab-compare-unmatched = Mindestens { $n } Partien von jedem, mit verschiedenen Startwerten. B im Vergleich zu A:
lab-compare-wins = Siege von Position { $place } der Zugreihenfolge, in Prozentpunkten
lab-compare-more = { $measure }: { $value } mehr, { $low } bis { $high } ({ $first } → { $second })
lab-compare-less = { $measure }: { $value } weniger, { $low } bis { $high } ({ $first } → { $second })
lab-compare-same = { $measure }: kein nennenswerter Unterschied ({ $first } → { $second })
lab-compare-open = { $measure }: offen, zwischen { $low } und { $high } ({ $first } → { $second }); etwa { $games } weitere Partien würden es klären
lab-compare-more-turns-per-game = Um { $value } Züge länger, { $low } bis { $high } ({ $first } → { $second })
lab-compare-less-turns-per-game = Um { $value } Züge kürzer, { $low } bis { $high } ({ $first } → { $second })
