### Warum etwas abgelehnt wird: ein Satz je Code. Was in den Lücken steht, sagt die englische Datei.

## AfterNova: Abbau und Deals

refused-planet = { $planet } liegt nicht offen aus. Wähle einen Planeten, der ausliegt.
refused-lacks = Für { $planet } fehlen noch: { $icons }.
refused-promise-lacks = Für deine Zusage fehlen noch: { $icons }.
refused-too-many = Für { $planet } ist zu viel zugesagt: { $icons }.
refused-helper-bot = Es helfen nur andere Personen; was Bot beiträgt, wird gesondert angegeben.
refused-helper-nobody = Es helfen nur andere Personen; { $seat } gibt es hier nicht.
refused-alone = Ein Deal braucht jemanden, der Symbole zusagt; allein baust du einfach ab.
refused-nobody-receives = Diese Fragmente des Planeten bekommt noch niemand: { $fragments }.
refused-shared-too-much = Es wird mehr verteilt, als auf dem Planeten liegt: { $fragments } zu viel.
refused-receiver = Nur wer am Deal beteiligt ist, bekommt Fragmente.
refused-given-to-oneself = Dir selbst kannst du kein Fragment geben.
refused-given-outside = Gelagerte Fragmente wechseln nur zwischen den Beteiligten des Deals.
refused-holds-less = { $seat } soll { $n2 ->
    [one] { $n2 } Fragment
   *[other] { $n2 } Fragmente
  } ({ $colour ->
    [black] schwarz
    [white] weiß
    [green] grün
    [purple] lila
   *[orange] orange
  }) abgeben und hat davon nur { $n }.
refused-unfair = An diesem Tisch bekommen alle Beteiligten ein Fragment, { $seat } aber nicht.
refused-unfair-open = An diesem Tisch bekommen alle Beteiligten ein Fragment, der offene Platz aber nicht.
refused-idle = Wer hilft, sagt mindestens ein Symbol zu; { $seat } sagt keines zu.
refused-idle-open = Wer hilft, sagt mindestens ein Symbol zu; der offene Platz sagt keines zu.
refused-open-place = Ein Angebot nennt alle, die helfen; ein offener Platz gehört in einen Aufruf.
refused-not-your-deal = Biete nur Deals an, an denen du selbst beteiligt bist.
refused-declined = Genau das wurde in diesem Zug abgelehnt. Ändere die Bedingungen.
refused-proposed = Genau dieses Angebot steht schon.
refused-called = Genau dieser Aufruf steht schon.
refused-proposals-made = { $n ->
    [one] Du hast dein Angebot in diesem Zug schon gemacht.
   *[other] Du hast deine { $n } Angebote in diesem Zug schon gemacht.
  }
refused-no-paw-named = Wer hilft, spielt mindestens eine Mietpfote: Nenne die Mietpfoten für deine Zusage.
refused-calls = Alle um Hilfe bitten kann nur, wer am Zug ist.
refused-call-place = Ein Aufruf lässt genau einen Platz für Hilfe offen, mit mindestens einem Symbol.
refused-call-answered = Du hast auf diesen Aufruf schon geantwortet: eine Antwort pro Person und Aufruf.
refused-call-withdrawn = Einen Aufruf kann nur zurückziehen, wer am Zug ist.
refused-proposal-gone = Angebot { $n } gibt es nicht mehr.
refused-not-asked = Angebot { $n } wartet nicht auf deine Antwort.
refused-not-agreed = Du hast Angebot { $n } nicht zugestimmt.
refused-show-nothing = Nenne die Karten, die du zeigst, und wem du sie zeigst.
refused-show-twice = Nenne jede Karte und jede Person nur einmal.
refused-show-whom = Karten zeigt man anderen, nicht { $seat }.
refused-shown = { $seat } hat { $card } in diesem Zug schon gesehen.
refused-no-paw = { $card } ist keine Mietpfote auf deiner Hand.
refused-paw-twice = Nenne jede Mietpfote nur einmal.
refused-upgrades = { $upgrade } wirkt bei dir { $n }-mal, nicht { $n2 }-mal.
refused-paw-unneeded = { $card } wird nicht gebraucht; behalte die Karte auf der Hand.
refused-return-unplayed = { $card } gehört nicht zu den Mietpfoten, die du spielst, und kann deshalb nicht zurückkommen.
refused-returns = { $n ->
    [one] Nur eine dieser Mietpfoten kann zu dir zurückkommen, nicht { $n2 }.
   *[other] { $n } dieser Mietpfoten können zu dir zurückkommen, nicht { $n2 }.
  }
refused-jettison-none = Bei dir muss jetzt kein Fragment über Bord.
refused-jettison = { $n ->
    [one] Wirf { $n } Fragment aus deinem Lagerraum über Bord.
   *[other] Wirf { $n } Fragmente aus deinem Lagerraum über Bord.
  }
refused-bot-game = Bot spielt nur im Spiel zu zweit mit.
refused-bot-empty = Bot trägt keine Symbole bei: Lass Bot weg.
refused-bot-too-many = Bot brächte mehr Symbole mit, als der Planet verlangt.
refused-bot-alone = Mindestens ein Symbol muss von einer Person kommen.
refused-bot-price = Bot nimmt für jedes Symbol ein Fragment: { $n }.
refused-bot-not-there = Bot nimmt nur Fragmente, die auf dem Planeten liegen.
refused-bot-covered = Bot nimmt nur Farben, die auf seinen Blaupausen noch frei sind.
refused-bot = Bot folgt seinem Ablauf und entscheidet nichts.

## AfterNova: Markt und Blaupausen

refused-not-in-market = { $card } liegt nicht offen am Markt.
refused-draw = Nur in der ersten Ausgabe zieht man Karten vom Nachziehstapel.
refused-deck-empty = { $row ->
    [paws] Nachziehstapel und Ablagestapel der Mietpfoten sind leer.
   *[blueprints] Nachziehstapel und Ablagestapel der Blaupausen sind leer.
  }
refused-no-sweep = In der ersten Ausgabe wird keine Reihe ausgetauscht, außer mit einem Scanner.
refused-sweep-last = Nach einem Austausch musst du noch mindestens eine Karte nehmen können.
refused-market-over = Es gibt nichts zu nehmen; damit ist die Marktaktion zu Ende.
refused-row-empty = { $row ->
    [paws] Es sind keine Mietpfoten mehr da, die ausgelegt werden könnten.
   *[blueprints] Es sind keine Blaupausen mehr da, die ausgelegt werden könnten.
  }
refused-market-draw = Am Markt liegen Karten: Beginne damit, eine zu nehmen oder zu ziehen.
refused-market-sweep = Am Markt liegen Karten: Beginne damit, eine zu nehmen oder eine Reihe auszutauschen.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-no-blueprint = { $card } ist keine Blaupause auf deiner Hand.
refused-storage-lacks = Für diese Zahlung fehlen in deinem Lagerraum { $colour ->
    [black] schwarze
    [white] weiße
    [green] grüne
    [purple] lila
   *[orange] orange
  } Fragmente.
refused-costs = { $card } kostet { $fragments }.
refused-costs-prism = { $card } kostet { $fragments }; davon { $n ->
    [one] darf { $n } eine beliebige andere Farbe haben.
   *[other] dürfen { $n } eine beliebige andere Farbe haben.
  }
refused-seventh = Niemand vervollständigt mehr als { $n } Blaupausen.
refused-completions = { $n ->
    [one] An diesem Tisch vervollständigt man höchstens eine Blaupause je Zug.
   *[other] An diesem Tisch vervollständigt man höchstens { $n } Blaupausen je Zug.
  }
refused-nothing-to-complete = Zum Vervollständigen brauchst du eine Handkarte und mindestens { $n } gelagerte Fragmente.
refused-passed = Du hast schon gepasst.
refused-window = Du bist mit dem Vervollständigen gerade nicht dran.
refused-pass = Einen Zug kann man nicht aussetzen: Baue ab oder geh zum Markt.

## Wer am Zug ist und was zuerst kommt

refused-over = Das Spiel ist zu Ende.
refused-turn = { $seat } ist am Zug.
refused-first-turn = Baue zuerst einen Planeten ab oder geh zum Markt.
refused-first-market = Jetzt nicht: Du nimmst gerade Karten vom Markt.
refused-first-discard = Lege zuerst Karten bis zum Handlimit ab.
refused-moment-turn = Jetzt nicht: Wer am Zug ist, muss erst abbauen oder zum Markt gehen.
refused-moment-market = Jetzt nicht: Wer am Zug ist, nimmt gerade Karten vom Markt.
refused-moment-discard = Jetzt nicht: Wer am Zug ist, muss erst Karten bis zum Handlimit ablegen.
refused-moment-overflow = Jetzt nicht: Erst müssen überzählige Fragmente über Bord.
refused-moment-window = Jetzt nicht: Es werden gerade Blaupausen vervollständigt.
refused-moment-over = Jetzt nicht: Das Spiel ist zu Ende.
refused-moment-leaving = Jetzt nicht: { $seat } sagt erst, wie viele Splitter zurückbleiben.
refused-moment-running = Jetzt nicht: { $seat } sagt erst, ob das Schiff weiterfliegt.
refused-moment-unloading = Jetzt nicht: { $seat } entlädt erst.
refused-moment-restowing = Jetzt nicht: { $seat } legt erst Splitter zurück.
refused-moment-placing = Jetzt nicht: { $seat } legt erst einen Splitter aus.
refused-moment-hrl = Jetzt nicht: { $seat } führt erst die Karte von H.R.L. aus.
refused-moment-directives = Jetzt nicht: Erst wählen alle ihre Direktive.
refused-moment-none = Jetzt nicht: Das steht gerade nicht an.
refused-moment-ended = Jetzt nicht: Der Zug ist vorbei, es dürfen noch Karten abgelegt werden.
refused-moment-playing = Jetzt nicht: Wer am Zug ist, spielt gerade Karten.
refused-decides = Das entscheidet { $seat }.
refused-hrl = H.R.L. folgt seinen Karten und entscheidet nichts.
refused-no-seat = Platz { $name } gibt es nicht; es gibt die Plätze 0 bis { $n }.
refused-no-action = Das ist keine Aktion.

## Nova-Raiders: Bewegungen

refused-no-ship-out = Du hast kein Schiff auf dem Spielplan; starte erst eines.
refused-no-own-ship = Auf { $space } steht keines deiner Schiffe.
refused-orbit = { $space } liegt auf dem Ring nicht { $numbers } Felder von { $space2 } entfernt.
refused-orbit-short = { $space } liegt auf dem Ring nicht 1 bis 3 Felder von { $space2 } entfernt.
refused-reach = So weit reicht die Karte nicht: von { $space2 } nach { $space }.
refused-occupied = Auf { $space } steht ein Schiff; eine Bewegung endet auf einem Feld ohne Schiff.
refused-jump = { $space } ist kein Tor; ein Sprung beginnt auf einem Tor.
refused-no-gate = { $space } ist kein Tor auf einem Ring, den es noch gibt.
refused-gate-taken = { $gate } ist nicht offen: Dort ist ein Schiff oder ein Splitter.
refused-leave = Das Schiff kann { $n } Splitter zurücklassen, nicht { $n2 }.
refused-dock-empty = In deinem Dock ist kein Schiff.
refused-not-your-gate = { $space } ist keines deiner Tore auf einem Ring, den es noch gibt.
refused-hop = { $space } liegt auf keinem Nachbarring neben { $space2 }.
refused-hop-covered = { $space } liegt auf einem Ring, den der Stern bedeckt.
refused-gateway = { $space } ist ein Tor; der Torweg beginnt auf einem gewöhnlichen Feld.
refused-asteroid = { $space } ist kein offener Asteroid auf einem Ring, den es noch gibt.

## Nova-Raiders: Angriffe

refused-not-next-to = { $space } liegt nicht neben { $space2 } auf demselben Ring.
refused-no-opponent = Auf { $space } steht kein gegnerisches Schiff.
refused-bare = Das Schiff auf { $space } hat keinen Splitter; nur ein Stapel lässt sich kapern.
refused-no-landing = Auf dem Ring ist kein Feld offen, auf das das Schiff geschoben werden könnte.
refused-ram = { $space } ist kein Tor; die Torramme beginnt auf einem Tor.
refused-ram-innermost = Vom innersten Ring aus gibt es kein Tor weiter innen.
refused-ram-nobody = Auf dem nächsten Tor nach innen, { $space }, steht kein gegnerischer Stapel.
refused-breach = { $space } ist kein Tor; die Bresche beginnt auf einem Tor.
refused-breach-own = Auf { $gate } steht eines deiner eigenen Schiffe.
refused-breach-nobody = Auf { $gate } steht kein Schiff, das du schieben könntest: Gib keine Richtung an.
refused-breach-direction = Auf { $gate } steht ein Schiff: Gib an, in welche Richtung es geschoben wird.
refused-hrl-hijack = { $hrl }: Kapere einen { $ship ->
    [red] roten
    [blue] blauen
    [brown] braunen
   *[white] weißen
  } Stapel auf den { $n } innersten Ringen, von einer Seite, von der es möglich ist.
refused-hrl-acquire = { $hrl }: Bewege das genannte Schiff auf ein Feld seines Rings, auf dem Splitter liegen und kein Schiff steht.
refused-hrl-orbit = { $hrl }: Bewege das genannte Schiff auf ein Feld seines Rings, auf dem weder Schiff noch Splitter sind.

## Nova-Raiders: Karten, Splitter und Lager

refused-wrong-action = { $card } hat die Aktion { $use } nicht.
refused-wrong-special = { $card } ist keine Karte für die Aktion { $special }.
refused-no-link = Zwischen zwei Basisaktionen muss eine Kette oder eine Spezialkarte liegen.
refused-no-symbol = Für die Aktion brauchst du { $shard ->
    [yellow] einen gelben
    [black] einen schwarzen
   *[red] einen roten
  } Splitter in einem deiner Lager.
refused-special-first = Ohne ihre Aktion kann eine Spezialkarte nicht die erste Karte der Reihe sein.
refused-linked = Eine Kette folgt auf eine Aktion: Spiele erst eine Aktion.
refused-unload = { $space } ist keines deiner eigenen Tore.
refused-no-shards = Das Schiff auf { $space } hat keine Splitter.
refused-academy-empty = Der Stapel der Akademie hat keine Karte mehr, die du verdeckt nehmen könntest.
refused-not-in-academy = { $card } liegt nicht offen in der Akademie.
refused-no-bay = { $bay } gibt es nicht; es gibt die Lager 0 bis { $n }.
refused-restow = Lege einen der aufgenommenen Splitter zurück: { $shards }.
refused-bay-empty = In { $bay } liegen keine Splitter, die du umbauen könntest.
refused-directive-kept = Du hast deine Direktive schon gewählt.
refused-directive-not-dealt = { $directive } gehört nicht zu deinen Direktiven.

## Der Tisch: Plätze, Links, Gespräch, Zurücknehmen

refused-lesson-watch = Sieh erst zu: Die anderen spielen.
refused-lesson-read = Lies erst weiter: In diesem Schritt gibt es nichts zu spielen.
refused-lesson-other = Das ist vielleicht eine gute Idee, aber in diesem Schritt geht es um etwas anderes.
refused-lesson-over = Dieser Versuch ist vorbei: Fang noch einmal an.
refused-lesson-page = Die Lektion ist nicht bei diesem Schritt.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-not-yours = Dieser Platz ({ $seat }) gehört nicht dir.
refused-stale = Das Spiel ist weitergegangen: Sieh noch einmal hin.
refused-stand-in = Ein Computer spielt auf deinem Platz. Sag zuerst, dass du wieder da bist.
refused-foresee = Was diese Aktion bewirkt, zeigt sich erst, wenn sie gespielt ist.
refused-undo-nothing = Von dir gibt es nichts zurückzunehmen.
refused-undo-more = Damit würden { $n } Schritte zurückgenommen, nicht { $n2 }: Sieh noch einmal hin.
refused-undo-bot = Ein Bot darf nur seinen eigenen letzten Schritt zurücknehmen, und nur, solange nichts aufgedeckt wurde.
refused-undo-asked = Es wird schon gefragt, ob etwas zurückgenommen werden darf.
refused-undo-late = Die Zeit für diese Entscheidung ist um: Sie bleibt bestehen.
refused-undo-not-asked = Niemand fragt dich, ob etwas zurückgenommen werden darf.
refused-no-chat = An diesem Tisch gibt es keinen Chat.
refused-phrases = An diesem Tisch gibt es nur diese Sätze: { $names }
refused-no-call = Aufruf { $n } wartet nicht auf dich.
refused-no-whispers = An diesem Tisch hören alle, was gesagt wird.
refused-hearers = Es gibt die Plätze 0 bis { $n }.
refused-playing-yourself = Diesen Platz spielst du schon selbst.
refused-time-is-up = Deine Zeit für diese Entscheidung ist um: Der Computer trifft sie.
refused-spectators = Du schaust hier nur zu.
refused-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-free = Der Platz ({ $seat }) ist nicht frei.
refused-held = Der Platz ({ $seat }) ist besetzt: Wer dort sitzt, muss ihn selbst weitergeben oder { $n } Sekunden weg sein.
refused-held-for-good = Der Platz ({ $seat }) ist besetzt: Nur wer dort sitzt, kann ihn weitergeben.
refused-second-hand = Wer hier mitspielt oder den Tisch eröffnet hat, kann keine zweite Hand übernehmen, die schon ausgeteilt ist.
refused-bot-hand = Ein Bot kommt vor dem Austeilen dazu oder auf deinen eigenen Platz: Sonst würdest du seine Hand sehen.
refused-not-left = Den Platz ({ $seat }) hast du nicht gerade erst verlassen.
refused-moved-since = Seit du gegangen bist, wurde weitergespielt: Wer den Tisch eröffnet hat, kann dir einen Link zum Platz geben.
refused-all-taken = Alle Plätze sind besetzt.
refused-one-seat = Du hast hier schon einen Platz: Lass die anderen für die, die noch kommen.
refused-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-text-length = Möglich sind 1 bis { $n } Zeichen, nicht { $n2 }.
refused-text-control = Steuerzeichen sind nicht möglich.
refused-name-accents = So viele Akzente auf einem Buchstaben gehen nicht.
refused-name-alphabets = Ein Wort in einem Namen darf nur Buchstaben eines Alphabets enthalten.
refused-still-open = Noch frei: Platz { $seats }.
refused-link-seat = Dieser Link ({ $name }) ist für einen bestimmten Platz: Sag, für welchen.
refused-link = Dieser Link gilt nicht oder nicht mehr.
refused-link-device = Dieser Link zu einem anderen Gerät gilt nicht (mehr): Lass dir dort einen neuen zeigen.
refused-link-join = Für diesen Tisch brauchst du eine Einladung, und diese gilt nicht oder nicht mehr.
refused-seat-link = Dieser Link zu einem Platz gilt nicht oder nicht mehr.
refused-seat-link-used = Dieser Link zu einem Platz gilt nicht mehr.
refused-rematch-who = Um eine Revanche bitten kann nur, wer am Tisch sitzt.
refused-rematch-when = Eine Revanche gibt es nach dem Ende des Spiels.
refused-record-seat = Vor dem Ende bekommt nur, wer einen Platz hat, was von dort zu sehen ist.
refused-record-who = Die Aufzeichnung bekommt nur, wer am Tisch sitzt.
refused-replay-open = Aufgedeckt wird erst, wenn das Spiel zu Ende ist.
refused-replay-seat = Vor dem Ende siehst du das Spiel nur von deinem eigenen Platz aus, nicht aus der Sicht von { $seat }.
refused-slower-here = Zu viele Anfragen auf einmal: Warte bitte einen Moment.
refused-pages = Du hast diesen Tisch schon auf zu vielen Seiten offen: Schließ eine davon.
refused-log-full = Das Protokoll dieses Tisches ist voll: Es hat { $n } Einträge.
refused-token = Dieses Gerät ist hier nicht bekannt. Lade die Seite neu.
refused-token-or-link = Dazu braucht es einen Platz oder einen Link zum Zuschauen.
refused-token-ended = Dieses Gerät ist hier nicht mehr bekannt. Lade die Seite neu.
refused-no-message = Das hat der Server nicht verstanden.
refused-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
refused-store-away = Der Speicher antwortet nicht: Es wurde nichts geändert. Versuche es gleich noch einmal.
refused-nested = Das ist zu tief verschachtelt und lässt sich nicht lesen.
refused-failed = Auf dem Server ist etwas schiefgegangen. Was bestätigt wurde, ist sicher.
refused-unfinished = Der Server konnte das nicht zu Ende bringen.
refused-request = Der Server hat das nicht verstanden.
refused-impossible = So ist das nicht möglich.
refused-not-saved = Das konnte nicht gespeichert werden, darum ist nichts geschehen.
refused-not-read = Der Tisch kann gerade nicht gelesen werden.
refused-log-damaged = Dieser Tisch ist stillgelegt: Sein Protokoll ist nach Eintrag { $n } beschädigt.
refused-entry-lost = Dieser Tisch ist stillgelegt: Eintrag { $n } lässt sich nicht nachvollziehen.
refused-log-lost = Das Protokoll dieses Tisches lässt sich nicht nachvollziehen.
refused-rules-gone = Die Regeln, nach denen hier gespielt wurde, kennt dieser Server nicht mehr.
refused-closed-unplayed = Der Tisch wurde geschlossen, bevor ein Spiel begann.
refused-muted = Wer diesen Server betreibt, hat dich stummgeschaltet: Du kannst hier nichts sagen.
refused-closed-operator = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
refused-closed-abandoned = Dieser Tisch wurde geschlossen, weil ihn lange niemand benutzt hat.
refused-closed-rules = Dieser Tisch ist geschlossen: Die Regeln, nach denen hier gespielt wurde, kennt dieser Server nicht mehr.

## Was es nicht gibt: Aufbau, Kartensätze, Aufzeichnungen

refused-no-game = Das Spiel { $name } gibt es nicht. Möglich: { $names }.
refused-no-budget = Ein Computer überlegt Sekunden (0.2s) oder Schritte (200) lang, nicht { $name }.
refused-no-level = Für { $name } gibt es keinen Computer { $name2 }. Möglich: { $names }.
refused-no-option = Die Regeloption { $name } gibt es nicht. Möglich: { $names }.
refused-option-switch = { $option }: möglich ist True oder False, nicht { $name }.
refused-option-switch-or-none = { $option }: möglich ist True, False oder None, nicht { $name }.
refused-option-one-of = { $option }: möglich ist { $values }, nicht { $name }.
refused-option-one-of-or-none = { $option }: möglich ist { $values } oder None, nicht { $name }.
refused-option-whole = { $option }: möglich ist eine ganze Zahl von { $low } bis { $high }, nicht { $name }.
refused-option-whole-or-none = { $option }: möglich ist eine ganze Zahl von { $low } bis { $high } oder None, nicht { $name }.
refused-option-wholes = { $option }: möglich sind { $count } ganze Zahlen von { $low } bis { $high }, nicht { $name }.
refused-option-wholes-or-none = { $option }: möglich sind { $count } ganze Zahlen von { $low } bis { $high } oder None, nicht { $name }.
refused-option-seat = { $option }: möglich sind die Plätze 0 bis { $high }, nicht { $name }.
refused-option-seat-or-none = { $option }: möglich sind die Plätze 0 bis { $high } oder None, nicht { $name }.
refused-option-hand-limit = { $option }: mindestens { $low }, denn so viele Karten bekommt, wer als Letztes dran ist; nicht { $n }.
refused-option-dealt = { $option }: zu { $n } höchstens { $high }, denn mehr Karten gibt es nicht; nicht { $n2 }.
refused-players-first-edition = Die erste Ausgabe ist für { $low } bis { $high } Personen, nicht für { $name }.
refused-players-second-edition = Die zweite Ausgabe ist für { $low } bis { $high } Personen, nicht für { $name }.
refused-players = Nova-Raiders ist für { $low } bis { $high } Personen, nicht für { $name }.
refused-no-cards = Den Kartensatz { $name } gibt es nicht. Möglich: { $names }.
refused-bad-cards = In diesem Kartensatz sind Fehler.
refused-cards-not-shipped = Der Kartensatz { $name } wird nicht mitgeliefert und muss deshalb in der Aufzeichnung stehen.
refused-cards-changed = Der Kartensatz { $name } hat sich seitdem geändert.
refused-rules-old = { $name } wird nach Regelversion { $n } nicht mehr gespielt.
refused-rules-new = Für { $name } nach Regelversion { $n } braucht es ein neueres Novatable.
refused-position = Das ist keine Stellung von { $name }.
refused-record-empty = Zeile 1: Eine Aufzeichnung beginnt mit einer Kopfzeile.
refused-record-format = Zeile 1: Das ist keine Aufzeichnung von Novatable im Format { $n }.
refused-record-set-up = Zeile 1: Die Angaben zum Aufbau sind nicht lesbar.
refused-record-start = Zeile 1: „start“ muss eine Stellung sein.
refused-record-json = Zeile { $n }: Das ist kein JSON.
refused-record-object = Zeile { $n }: Das ist kein JSON-Objekt.
refused-record-line = Zeile { $n }: Das ist weder eine Aktion noch die Schlusszeile nach { $n2 } Aktionen.
refused-record-closed = Zeile { $n }: Nach der Schlusszeile darf nichts mehr kommen.
refused-record-options = Im Aufbau fehlen diese Regeloptionen: { $names }.
refused-record-seed = Der Startwert passt nicht zum Versprechen.
refused-record-action = Aktion { $n } ist nicht möglich.
refused-record-digest = Nach Aktion { $n } ist der Stand ein anderer, als die Prüfsumme sagt.
refused-record-closing = Die Prüfsumme der Schlusszeile passt nicht zum Stand nach der letzten Aktion.
refused-record-long = Eine Aufzeichnung darf höchstens { $n } Zeichen haben.
refused-coach-seat = Der Coach hilft nur am eigenen Platz.
refused-coach-off = An einem Tisch mit anderen gibt es keinen Coach, außer es ist so vereinbart.
refused-coach-when = Frag den Coach, wenn du zu entscheiden hast.
refused-review-not-over = Einen Rückblick gibt es erst, wenn das Spiel zu Ende ist.
refused-review-not-done = Zu diesem Spiel gibt es noch keinen fertigen Rückblick.
refused-review-no-game = Zu { $name } gibt es keinen Rückblick.
refused-review-quality = Mögliche Qualität: { $values }.
refused-record-actions = Eine Aufzeichnung darf höchstens { $n } Aktionen haben.
refused-record-seats = Die Aufzeichnung ist von einem Spiel zu { $n }, nicht zu { $n2 }.
refused-moments = Höchstens { $n } Schritte auf einmal.
refused-no-rules = Für { $name } gibt es keine Regeln zum Nachlesen.
refused-no-rules-in = Auf { $name } gibt es die Regeln nicht. Möglich: { $names }.
refused-no-rules-here = Die Regelseiten sind hier nicht installiert.
refused-not-drawn = Die Zeichnungen zum Drucken wurden hier nicht gebaut: make web
refused-not-printed = Für { $name } gibt es nichts zu drucken.
refused-no-printing = Zum Drucken fehlen hier Pakete: pip install 'novatable[print]'
refused-alerts-off = Benachrichtigungen sind auf diesem Server ausgeschaltet.
refused-alerts-address = Das ist keine Adresse der Form https://HOST/PFAD.
refused-alerts-hosts = Benachrichtigungen gehen nur an: { $names }.

## Warum eine Seite geschlossen wird

refused-page-failed = Auf dem Server ist etwas schiefgegangen. Was bestätigt wurde, ist sicher.
refused-page-restart = Der Server startet neu: Versuche es gleich noch einmal.
refused-page-token = Dieses Gerät ist hier nicht mehr bekannt. Lade die Seite neu.
refused-page-hello = Die Seite hat sich nicht gemeldet. Lade sie neu.
refused-page-greeting = Das hat der Server nicht verstanden.
refused-page-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht (mehr) sehen.
refused-page-unreadable = Zu viele Nachrichten, die der Server nicht versteht.
refused-page-watch = Dieser Link zum Zuschauen gilt nicht mehr.
refused-page-left = Du hast keinen Platz mehr an diesem Tisch.
refused-page-removed = Dieser Tisch wurde entfernt.
refused-page-changed = Dieser Tisch wurde geändert: Verbinde dich gleich noch einmal.
