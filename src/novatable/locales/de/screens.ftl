### Die Seiten um die Tische herum: Start, neuer Tisch, Warteraum.

## Rahmen

frame-skip = Zum Inhalt springen
frame-pages = Seiten
frame-play = Spielen
frame-learn = Lernen
frame-rulebook = Regeln
frame-cards = Karten
frame-language = Sprache
frame-sound = Ton
frame-to-light = Zum hellen Design wechseln
frame-to-dark = Zum dunklen Design wechseln
frame-guest = Gast
frame-change-name = (Namen ändern)
frame-connected = Verbunden
frame-not-connected = Keine Verbindung
frame-light-theme = Helles Design
frame-dark-theme = Dunkles Design
frame-reduced-motion = Weniger Bewegung
frame-no-account = Kein Konto nötig: Dein Platz bleibt auf diesem Gerät gespeichert
seat-free = freier Platz

## Mein Name

name-title = Dein Name
name-label = Unter welchem Namen sollen dich andere sehen?
name-about = Gilt für Tische, an die du dich ab jetzt setzt.
name-keep = Speichern
name-cancel = Abbrechen

## Start

home-title = Novatable: AfterNova und Nova-Raiders
home-afternova-players = 2 bis 6 Personen
home-afternova-length = 45 Minuten
home-afternova-about = Heuere Mietpfoten an, handle Deals aus, baue das beste Schiff.
home-novaraiders-players = 2 bis 4 Personen
home-novaraiders-length = 60 Minuten
home-novaraiders-about = Verkette Karten, jage über die Ringe, plündere den Stern, bevor er birst.
home-play-now = Jetzt spielen
home-learn = In fünf Minuten lernen
home-create = Tisch eröffnen
home-mine = Meine laufenden Spiele
home-waits =
    { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
home-mine-none = Noch nichts. Ein Klick auf „Jetzt spielen“ startet ein Spiel gegen Computer.
home-played = Beendete Spiele
home-state-played = { $game }, { $when }
home-open-tables = Offene Tische
home-looking =
    { $count ->
        [one] 1 Person sucht ein Spiel
       *[other] { $count } Personen suchen ein Spiel
    }
home-open-none = Gerade sucht niemand Mitspielende. Eröffne einen öffentlichen Tisch oder schick Freunden einen Link.
home-with = Mit { $names }
home-record = Aufzeichnung öffnen
home-record-about = Ein Spiel, das als Datei gespeichert wurde: zum Ansehen oder Weiterspielen
home-device = Auf einem anderen Gerät spielen
device-title = Auf einem anderen Gerät spielen
device-about = Öffne diesen Link auf dem anderen Gerät oder scanne den Code mit seiner Kamera: Dann hast du dort auch alle deine Spiele. Zeig den Link sonst niemandem.
device-qr = QR-Code des Links
device-link = Link für dein anderes Gerät
device-once = Er gilt einmal, { $minutes } Minuten lang.
device-here-title = Ist das auch dein Gerät?
device-here-about = Dieser Link kommt von einem anderen Gerät von dir. Du kannst beide verwenden oder hierher umziehen: Dann ist das andere abgemeldet.
device-here-kept = Dein bisheriger Name hier, { $name }, bleibt erhalten: Klick oben auf deinen Namen, um alle zu sehen.
device-here-add = Beide verwenden
device-here-move = Hierher umziehen
session-unknown = Dieser Server erkennt { $name } gerade nicht. Dein Zugang bleibt auf diesem Gerät erhalten: Versuch es später noch einmal oder mach als neuer Gast weiter.
session-again = Noch einmal versuchen
session-anew = Als neuer Gast weiter
session-kept = Weitere Namen auf diesem Gerät
session-be = Als { $name } weiter
home-by-link = Mit Link beitreten
home-paste = Füge den Link ein, den du bekommen hast
home-no-link = Das ist kein Link zu einem Tisch.
home-follow = Los
home-your-turn = Du bist dran
home-continue = Weiterspielen
home-enter = Öffnen
home-join = Beitreten
home-state-you = { $game }, Runde { $round }: Du entscheidest
home-state-other = { $game }, Runde { $round }: { $name } überlegt
home-state-others = { $game }, Runde { $round }: { $count } überlegen
home-state-left = { $game }, { $when }
home-waiting-seats =
    { $free ->
        [one] { $game }: Ein Platz ist noch frei
       *[other] { $game }: { $free } Plätze sind noch frei
    }
home-waiting-start = { $game }: bereit zum Start
home-open =
    { $free ->
        [one] { $game }, ein Platz frei
       *[other] { $game }, { $free } Plätze frei
    }
home-open-computers =
    { $computers ->
        [one] { home-open }, mit einem Computer
       *[other] { home-open }, mit { $computers } Computern
    }
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

unknown-title = Hier ist nichts
unknown-about = Vielleicht wurde die Adresse beim Kopieren abgeschnitten.
unknown-home = Zur Startseite

## Ein neuer Tisch

create-title = Tisch eröffnen
create-game = Spiel
create-seats = Plätze
create-players = Zahl der Spielenden
create-seat = Platz { $number }
create-two-afternova = Zu zweit spielt Bot als dritte Crew mit.
create-two-novaraiders = Zu zweit fliegt H.R.L. als dritte Flotte mit.
create-me = Ich
create-me-short = Ich
create-me-number = { $name } (Person { $number } an diesem Gerät)
create-do = Tisch eröffnen
create-open = Freier Platz
create-open-short = Frei
create-open-seat = Alle mit deinem Link
create-computer = Computer
create-computer-short = Computer
create-computer-seat = Computer
create-level = Stärke des Computers auf Platz { $number }
create-pass-and-play = Mehrere Personen an diesem Gerät: Reicht es weiter; ein Vorhang verdeckt die Karten.
create-no-me = Nimm selbst einen der Plätze.
create-who = Wer mitspielen kann
create-private = Nur mit meinem Link
create-listed = Alle
create-private-about = Nur wer deinen Link hat, findet diesen Tisch.
create-listed-about = Der Tisch steht auf der Startseite, und alle können sich auf freie Plätze setzen.
create-name-usual = Tisch von { $name }
create-name = Name des Tisches
create-rules = Regeln
create-more-rules = Weitere Regeloptionen
create-numbers = Zahlen zum Ausprobieren
create-cards = Kartensatz
create-cards-standard = Standard
create-manners = Zeit, Chat und Abwesenheit
create-decision = Zeit für eine Entscheidung
create-decision-about = Ist sie um, entscheidet ein Computer, bis du zurück bist.
create-away = Warten auf Abwesende
create-away-about = Danach übernimmt ein Computer, bis die Person zurück ist.
create-talk = Chat
create-talk-free = Frei
create-talk-phrases = Nur feste Sätze
create-talk-off = Keiner
create-whispers = Flüstern
create-whispers-about = Nachrichten an einzelne Personen sind erlaubt.
create-reasons = Computer begründen ihre Züge
create-reasons-about = Zu jeder Entscheidung ein kurzer Grund. Er kann etwas über ihre Karten verraten.
create-coach = Alle dürfen den Coach fragen
create-coach-about = Was ein Computer an deiner Stelle täte. Spielst du nur gegen Computer, darfst du immer fragen.
create-memory = Gesehene Karten bleiben sichtbar
create-memory-about = Karten, die andere offen genommen oder gezeigt haben, bleiben sichtbar. Sonst müsst ihr sie euch merken.
create-then-wait =
    { $open ->
        [one] Ein Platz ist frei: Als Nächstes bekommst du einen Link zum Teilen.
       *[other] { $open } Plätze sind frei: Als Nächstes bekommst du einen Link zum Teilen.
    }
create-then-start = Alle Plätze sind besetzt: Das Spiel beginnt sofort.
create-start = Spiel starten
create-no-game = Dieses Spiel gibt es hier nicht.
time-unlimited = Unbegrenzt
time-forever = Unbegrenzt
time-seconds = { $count } Sekunden
time-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
time-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }

## Regeloptionen: was jede bedeutet

option-quoted = „{ $option }“
option-chance = Der Zufall entscheidet
option-no-limit = unbegrenzt
option-first = Wer beginnt
option-first-about = Sonst beginnt, wer das Spiel davor gewonnen hat, oder der Zufall entscheidet.
option-edition = Ausgabe
option-edition-second = Zweite
option-edition-first = Erste (2019)
option-edition-about = Die erste Ausgabe teilt weniger Mietpfoten aus, hat einen anderen Markt und kennt keinen Bot: ab drei Personen.
option-fair-deals = Nur faire Deals
option-fair-deals-about = Alle Beteiligten müssen mindestens ein Fragment bekommen.
option-offers-per-turn = Angebote in einem Zug
option-offers-per-turn-0 = von der Person am Zug
option-offers-per-turn-1 = von jeder anderen Person
option-offers-per-turn-about = Wie viele Angebote man in einem Zug machen darf.
option-sweeps-keep-one = Nach einem Austausch noch eine Karte nehmen
option-sweeps-keep-one-about = Eine Reihe des Marktes darf nur ausgetauscht werden, wenn man danach noch eine Karte nehmen kann.
option-completions-per-turn = Vervollständigte Blaupausen in einem Zug
option-completions-per-turn-about = Wie viele Blaupausen man je Zug vervollständigen darf.
option-tie-break = Gleichstand
option-tie-break-turn-order = wer später an der Reihe ist, gewinnt
option-tie-break-last-turn = wer zuletzt am Zug war, gewinnt
option-tie-break-about = Die gedruckten Spielregeln entscheiden einen Gleichstand je nach Sprache verschieden.
option-round-limit = Letzte Runde
option-round-limit-about = Nach dieser Runde endet das Spiel, auch wenn niemand genug Blaupausen vervollständigt hat.
option-directives = Direktiven
option-directives-about = Alle behalten ein geheimes Ziel, das am Ende Punkte bringt.
option-hijack-bare-ships = Schiffe ohne Splitter können gekapert werden
option-hijack-bare-ships-about = Sie werden weggeschoben, obwohl es nichts zu holen gibt.
option-idle-rounds = Runden ohne Fortschritt
option-idle-rounds-about = Steht die Zeitleiste so viele Runden lang still, rückt sie von selbst vor.
option-hrl-pace = H.R.L. ist dran
option-hrl-pace-each-turn = nach jedem Zug
option-hrl-pace-each-round = einmal je Runde
option-hrl-pace-about = Gilt nur im Spiel zu zweit.
option-special-set-points = Drei gleiche Spezialkarten
option-special-set-points-6 = 6 Punkte
option-special-set-points-10 = 10 Punkte
option-special-set-points-about = Die gedruckte Spielregel sagt 6 in der Liste und 10 in einer Fußnote.
option-number-about = Von { $from } bis { $to }; nach den Regeln { $usual }.
option-paws-dealt = Ausgeteilte Mietpfoten
option-hand-limit = Handlimit
option-storage = Plätze im Lagerraum
option-blueprints-to-end = Blaupausen bis zum Spielende
option-market-takes = Karten je Marktbesuch
option-market-row = Karten je Marktreihe
option-planets = Ausliegende Planeten
option-fragments-per-colour = Fragmente je Farbe
option-bot-row = Blaupausen in Bots Reihe
option-bot-storage = Gelagerte Fragmente, mit denen Bot wertet
option-fragment-points = Punkte für ein gelagertes Fragment
option-objective-points = Punkte für ein Symbol des geheimen Ziels
option-ships = Schiffe je Person
option-shards-per-type = Splitter je Sorte
option-academy-row = Offene Karten der Akademie
option-directives-dealt = Ausgeteilte Direktiven je Person
option-hand-size = Karten einer vollen Hand
option-hrl-rings = Ringe, auf denen H.R.L. kapert
option-bay-set-points = Punkte für drei verschiedene Splitter im Lager
option-bay-pair-points = Punkte für zwei verschiedene Splitter im Lager
option-bay-single-points = Punkte für einen einzelnen Splitter im Lager
option-special-pair-points = Punkte für zwei gleiche Spezialkarten
option-special-single-points = Punkte für eine einzelne Spezialkarte

## Der Warteraum

waiting-title = { $game } für { $players } Personen. Das Spiel hat noch nicht begonnen.
waiting-seats = Am Tisch
waiting-open = Freier Platz
waiting-open-about = für alle, die dazukommen
waiting-you = das bist du
waiting-here = ist da
waiting-away = ist gerade weg
waiting-host = lädt ein
waiting-bot = externer Bot
waiting-computer = Computer, { $level }
waiting-mind = Wer sitzt auf Platz { $number }?
waiting-nobody = Frei lassen
waiting-take = Hier sitzen
waiting-leave = Aufstehen
waiting-free = Platz freigeben
waiting-still-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-fill = Mit Computern auffüllen und starten
waiting-start = Starten
waiting-for-others = Es fehlen noch Mitspielende.
waiting-for-host = Alle sind da. Wer den Tisch eröffnet hat, startet das Spiel.
waiting-invite = Freunde einladen
waiting-qr = QR-Code des Links
waiting-link = Link zum Mitspielen
waiting-link-about = Wer ihn öffnet, kann einen freien Platz nehmen. Ein Konto ist nicht nötig.
waiting-listed-about = Der Tisch steht auch auf der Startseite.
waiting-link-elsewhere = Der Link wurde auf einem anderen Gerät erstellt. Ein neuer macht ihn ungültig.
waiting-new-link = Neuen Link erstellen
waiting-watch = Link zum Zuschauen
waiting-new-watch = Link zum Zuschauen erstellen
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-share = Teilen

## Eine Einladung

invite-title = { $host } lädt dich zu { $game } ein
invite-title-nobody = Du bist zu { $game } eingeladen
invite-page = Einladung zu { $game }
invite-for = { $players } Personen
invite-seat = Du übernimmst den Platz von { $name }.
invite-sit = Platz nehmen
invite-begun = Das Spiel hat ohne dich begonnen. Frag nach einem Link zum Zuschauen.
share-waiting =
    Ein Tisch für { $game } wartet auf dich: { $free ->
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }, etwa { $length }, ohne Konto.
invite-full = Alle Plätze sind besetzt.

## Das Ergebnis

result-you-win = Du gewinnst!
result-wins = { $name } gewinnt
result-shared = Geteilter Sieg: { $names }
result-bot = Bot
result-hrl = H.R.L.
result-reason-sixth-blueprint = Jemand hat die letzte Blaupause vervollständigt.
result-reason-round-limit = Die letzte Runde ist gespielt.
result-reason-supernova = Der Stern ist explodiert.
result-reason-no-shards = Es sind keine Splitter mehr da.
result-reason-no-ships = Niemand hat mehr ein Schiff.
result-tie-turn-order = { $names } haben je { $points } Punkte. Es gewinnt, wer in der Reihenfolge später dran ist.
result-tie-last-turn = { $names } haben je { $points } Punkte. Es gewinnt, wer zuletzt am Zug war.
result-tie-bot = { $names } haben je { $points } Punkte. Bei Gleichstand gewinnt Bot nie.
result-tie-shards = { $names } haben je { $points } Punkte. Es gewinnt, wer mehr Splitter in den Lagern hat.
result-tie-ships = { $names } haben gleich viele Punkte ({ $points }) und Splitter in den Lagern. Es gewinnt, wer mehr Schiffe übrig hat.
result-tie-shared = { $names } haben gleich viele Punkte ({ $points }), Splitter in den Lagern und Schiffe und teilen sich den Sieg.
result-me = du
result-player = Name
result-total = Summe
result-part-blueprints = Blaupausen
result-part-storage = Lagerraum
result-part-objective = Ziel
result-part-fragments-on-blueprints = Bedeckte Symbole
result-part-bays = Lager
result-part-specials = Spezialkarten
result-part-directive = Direktive
result-objective = Geheimes Ziel:
result-directive = Direktive: { $name } ({ $points }{ "\u00A0" }Punkte)
result-graph = Punkte im Verlauf
result-graph-about = Punkte im Verlauf der Züge. Am Ende: { $scores }.
result-graph-turns = { $count } Züge
result-rematch = Revanche
result-shuffle-kept = Fair gemischt, nachgeprüft: Alles stand vor der ersten Karte fest
result-shuffle-broken = Gemischt wurde anders, als vor dem Spiel versprochen war
result-shuffle-about = Bevor die erste Karte ausgeteilt wurde, sahen alle einen Fingerabdruck des Startwerts, aus dem jedes Mischen folgt. Jetzt ist der Startwert offen, und dein Browser hat den Fingerabdruck nachgerechnet.
result-commitment = Vor dem Spiel versprochen
result-seed = Startwert des Mischens
result-computed = Fingerabdruck des Startwerts, hier berechnet

## Wiederholung

replay-title = Wiederholung: { $name }
replay-none = Hier gibt es keine Wiederholung
replay-none-about = Nur wer am Tisch saß oder einen Link zum Zuschauen hat, kann das Spiel noch einmal ansehen.
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-turn-forward = Einen Zug vor
replay-last = Zum Ende
replay-scrub = Schritt
replay-step = Schritt { $step } von { $of }, Runde { $round }
replay-eyes = Wessen Sicht
replay-as-spectator = Publikum
replay-all-open = Alles offen
replay-hands = Alle Karten
replay-hand-of = Karten von { $name }
replay-sit = Hier sitzen
replay-share = Link zu diesem Moment
replay-to-table = Zum Tisch

## Karten

cards-title = Karten von { $game }
cards-heading = Karten
cards-search = Suche nach Name, Fähigkeit, Farbe …
cards-kind = Art der Karte
cards-filter = Nur mit
cards-any = Beliebig
cards-all = Alle
cards-paw = Mietpfoten
cards-blueprint = Blaupausen
cards-planet = Planeten
cards-starship = Raumschiffe
cards-basic = Basiskarten
cards-special = Spezialkarten
cards-directive = Direktiven
cards-hrl = H.R.L.-Karten
cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cards-none = Keine passenden Karten.

## Das Regelbuch

rulebook-title = Regeln von { $game }
rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rulebook-options = Regeloptionen
rulebook-options-about = Wer einen Tisch eröffnet, kann diese wählen.
rulebook-ruling = Auslegung:
rulebook-none = Keine passenden Regeln.
rulebook-link = { $rule }, Link zu dieser Regel
rulebook-afternova-about = Ein Stern ist zerborsten, und seine Planeten sind voller Fragmente. Du heuerst Mietpfoten mit Fähigkeiten an, baust Planeten allein oder in Deals mit anderen ab und vervollständigst mit den Fragmenten Blaupausen, die Punkte bringen.
rulebook-afternova-turn = In deinem Zug baust du einen Planeten ab oder gehst zum Markt. Wer dir beim Abbau hilft, bekommt, was ihr vereinbart habt. Nach jedem Zug dürfen alle Blaupausen vervollständigen.
rulebook-afternova-end = Sobald jemand die 6. Blaupause vervollständigt, endet das Spiel. Punkte gibt es für Blaupausen, gelagerte Fragmente und ein geheimes Ziel; es gewinnt, wer die meisten hat.
rulebook-novaraiders-about = Um einen sterbenden Stern liegen auf fünf Ringen Splitter. Deine drei Schiffe sammeln sie ein, rauben sie anderen und bringen sie durch Tore nach Hause in deine Lager.
rulebook-novaraiders-turn = In deinem Zug spielst du Karten, eine nach der anderen, und tust, was jede sagt. Zwischen zwei Aktionen muss eine Verbindung liegen: eine quer gelegte Karte oder eine Spezialkarte.
rulebook-novaraiders-end = Jedes Entladen lässt die Zeit vorrücken; der Stern wächst, und am Ende birst er. Punkte gibt es für die Lager, für Spezialkarten und für eine geheime Direktive.
rulebook-paw = Eine Mietpfote: zwei Fähigkeiten
rulebook-blueprint = Eine Blaupause: Punkte, Kosten, Upgrade
rulebook-planet = Ein Planet: was er verlangt, was er gibt
rulebook-starship = Ein Raumschiff mit Lagerraum
rulebook-chain = Eine Reihe von Karten: eine Aktion, eine quer gelegte Karte als Kette, eine zweite Aktion, eine Spezialkarte, die von selbst verbindet.
example-back = Voriges Bild
example-forward = Nächstes Bild
example-picture = Bild { $number }
example-planet-gone = Der Planet ist abgebaut.
example-brings = bringt
example-gets = bekommt
example-red = Rot
example-blue = Blau
example-brown = Braun
example-deal = Beispiel: zwei Crews für einen Planeten
example-deal-1 = Ada ist am Zug und will { $planet }. Ihre Mietpfoten decken nur einen Teil der Anforderung.
example-deal-2 = Ben bietet eine Mietpfote und will dafür die beiden lila Fragmente. Zusammen erfüllen ihre Symbole die Anforderung.
example-deal-3 = Ada stimmt zu. Beide legen die gespielten Mietpfoten ab; Ben lagert die lila Fragmente ein, Ada die anderen.
example-pay = Beispiel: ein gelagertes Fragment als Lohn
example-pay-1 = Ada fehlt für { $planet } ein Pilotensymbol. Sie hätte gern alle vier Fragmente, doch in ihrem Lagerraum liegt ein grünes.
example-pay-2 = Wer ein Pilotensymbol beisteuert, soll dafür das grüne bekommen. Ben geht darauf ein.
example-pay-3 = Das grüne Fragment ist weg, also passen alle vier hinein, und nichts geht verloren. Es zählt, wie voll ein Lagerraum ist, wenn alles verteilt ist.
example-count = Beispiel: die Wertung
example-count-1 = Ada hat ihre 6. Blaupause vervollständigt. Die Punkte auf ihren Blaupausen: 29.
example-count-2 = Zwei Fragmente liegen noch in ihrem Lagerraum: 2 dazu.
example-count-3 = Ihr geheimes Ziel ist Schwarz und Weiß. Auf ihren Blaupausen sind 2 schwarze und 4 weiße Symbole: 6 dazu.
example-count-4 = Zusammen sind das 37.
example-gate = Beispiel: auf ein fremdes Tor
example-gate-1 = Ein roter Stapel auf Ring 3 will Orbit 2 ausführen.
example-gate-2 = Er endet auf einem blauen Tor. Das darf er: Für einen Orbit ist ein Tor ein Feld wie jedes andere.
example-over = Beispiel: über einen Splitter hinweg auf einen anderen
example-over-1 = Ein blaues Schiff auf dem äußersten Ring will Orbit 3 ausführen. Vor ihm liegen ein schwarzer und ein gelber Splitter.
example-over-2 = Es fliegt über den schwarzen Splitter, der liegen bleibt, und endet auf dem gelben, der nun der unterste seines Stapels ist.
example-hijack = Beispiel: Kapern in drei Bildern
example-hijack-1 = Der rote Stapel ist 3 hoch. Neben ihm auf dem Ring steht ein blauer Stapel mit einem gelben Splitter zuunterst.
example-hijack-2 = Rot kapert: Blau wird 3 Felder weggeschoben, so weit, wie Rot hoch ist, und lässt den untersten Splitter zurück.
example-hijack-3 = Rot zieht auf den gelben Splitter, der zuunterst in seinen Stapel kommt. Rot ist jetzt 4 hoch.
example-cover = Probier es aus: Mit welchen Mietpfoten lässt sich Nektarr abbauen?
example-cover-try = Tippe Mietpfoten an, um sie zu spielen. Die Regeln antworten sofort; auch mehr als nötig ist nicht erlaubt.
example-cover-yes = Mit diesen Mietpfoten wird der Planet abgebaut, und keine ist überflüssig.
example-flight = Probier es aus: Wohin kann das rote Schiff?
example-flight-try = Wähle, wie die Karte gespielt wird, und zeige dann auf ein Feld.
example-flight-yes = Dorthin kann das Schiff.
example-flight-use = Wie die Karte gespielt wird
example-bay = Probier es aus: Was ist ein Lager wert?
example-bay-holds = Das Lager, von unten: { $shards }
example-bay-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
example-bay-try = Lege Splitter obenauf oder nimm sie weg. Nachbarn, die zusammen zählen, sind zusammen gezeichnet.
example-bay-remove = Einen wegnehmen
example-bay-empty = Leeren
