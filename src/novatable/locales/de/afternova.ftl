### Der Tisch von AfterNova: seine Teile, Knöpfe und der Verhandlungstisch.
### Was geschieht und worauf gewartet wird, steht in afternova-log.ftl; Karten, Farben und Fähigkeiten in cards.ftl.

an-you = Du
an-you-small = du
an-bot = Bot
an-anyone = Wer mag
an-round = Runde { $round }
an-n-of = { $n } von { $of }
an-cancel = Abbrechen

## Rund um den Tisch

an-blueprints-done = { $n } von { $of } Blaupausen
an-about-player = Über { $name }
an-away = weg
an-computer = Computer, { $level }
an-known-in-hand = Bekannte Karten dieser Hand
an-storage = Lagerraum
an-hand-size = Handkarten
an-storage-of = Lagerraum: { $n } von { $capacity }
an-upgrades = Wirksame Upgrades
an-no-upgrades = Keine
an-hand-of = Hand: { $n } von { $limit }
an-shown-to-others = { $n ->
    [one] Eine Karte wurde in diesem Zug jemand anderem gezeigt.
   *[other] { $n } Karten wurden in diesem Zug anderen gezeigt.
  }
an-nothing-known = Darüber ist nichts bekannt.
an-completed = Vervollständigte Blaupausen
an-completed-of = Vervollständigte Blaupausen: { $n } von { $of }
an-none-yet = Noch keine
an-log-and-chat = Verlauf und Chat
an-prompt = Worauf das Spiel wartet
an-bag = Beutel { $n }
an-watching = Du schaust zu: Handkarten bleiben verdeckt.

## Bot

an-bot-storage = Bots Lagerraum
an-bot-scored = Von Bot gewertete Blaupausen
an-bot-takes = Bringt beliebige Symbole mit und nimmt für jedes ein Fragment.
an-bot-accepts = Würde nehmen
an-bot-order = Nimmt, in dieser Reihenfolge
an-bot-owed = { $n ->
    [one] Bot nimmt noch { $n } Fragment
   *[other] Bot nimmt noch { $n } Fragmente
  }
an-bot-overpaid = { $n ->
    [one] Bot bekommt { $n } Fragment zu viel
   *[other] Bot bekommt { $n } Fragmente zu viel
  }
an-wait-bot = Bot ist am Zug: Er geht Schritt für Schritt nach Anleitung vor.
an-pace = Tempo: { $pace }
an-earlier = Einen Platz früher
an-gem-back-to = { $colour }: an die Person am Zug geben

## Planeten und Markt

an-planets = Planeten
an-extract-alone = Allein abbauen
an-extract-with-bot = Mit Bot abbauen
an-make-deal = Deal machen
an-offer-help = Hilfe anbieten
an-alone-short = Allein
an-deal-short = Deal
an-help-short = Helfen
an-hint-planet = Wähle einen Planeten, um zu verhandeln
an-market = Markt
an-market-take = Markt: { $n } nehmen
an-market-declare = Markt: nichts zu nehmen
an-market-now = { $n ->
    [one] Nimm { $n } Karte vom Markt.
   *[other] Nimm nacheinander { $n } Karten vom Markt.
  }
an-market-not = Doch nicht zum Markt
an-serves = Bringt dich einer deiner Blaupausen näher
an-pays = Du hast alle Fragmente, die sie kostet
an-pays-part = Du hast { $have } der { $of } Fragmente, die sie kostet
an-paws = Mietpfoten
an-blueprints = Blaupausen
an-left = noch { $n }
an-sweep = Neue Reihe
an-free = gratis
an-sweep-free = Neue Karten für die ganze Reihe, diesmal kostenlos
an-sweep-cost = Neue Karten für die ganze Reihe; du nimmst eine Karte weniger
an-draw-paws = Eine Mietpfote vom Nachziehstapel ziehen
an-draw-blueprints = Eine Blaupause vom Nachziehstapel ziehen
an-piles = Stapel und Ablage
an-piles-left = In den Stapeln: Mietpfoten { $paws }, Blaupausen { $blueprints }, Planeten { $planets }. Fragmente im Beutel: { $bag }.
an-discarded-fragments = Abgelegte Fragmente
an-discarded-paws = Abgelegte Mietpfoten: { $n }
an-discarded-blueprints = Abgelegte Blaupausen: { $n }
an-discarded-planets = Abgelegte Planeten: { $n }

## Mein Schiff und meine Hand

an-points = Punkte
an-points-hint = Punkte auf vervollständigten Blaupausen; Fragmente und das geheime Ziel zählen am Ende
an-objective = Geheimes Ziel
an-objective-short = Ziel
an-hold = gedrückt halten
an-your-hand = Deine Hand
an-hand-whose = Hand von { $name }
an-discard-hint = Wähle eine Karte zum Ablegen
an-paw-hint = Mietpfoten spielst du beim Abbau: Wähle einen Planeten
an-show-cards = Karten zeigen
an-show-title = Karten zeigen
an-show-hint = Nur wen du auswählst, sieht die Karten; die anderen erfahren, wie viele du wem gezeigt hast.
an-show-to = Wem?
an-show-all = Allen
an-show-go = { $n ->
    [one] { $n } Karte zeigen
   *[other] { $n } Karten zeigen
  }
an-complete = Vervollständigen
an-complete-card = { $card } vervollständigen
an-complete-card-now = { $card } jetzt vervollständigen
an-complete-nothing = Nichts zu vervollständigen
an-pass = Passen
an-pay-how = Wie willst du zahlen?
an-pay-left = übrig:
an-jettison-title = { $n ->
    [one] Der Lagerraum ist voll: Wirf { $n } Fragment über Bord
   *[other] Der Lagerraum ist voll: Wirf { $n } Fragmente über Bord
  }
an-jettison-go = { $n } von { $of } über Bord werfen
an-still-completable = Vervollständigen könntest du noch: { $cards }.

## Der Verhandlungstisch

an-deal-table = Verhandlungstisch
an-your-draft = Verhandlungstisch, dein Entwurf
an-no-draft = Noch nichts entworfen
an-tab-draft = Entwurf
an-watched = Angebot von { $name }
an-draft-counters = Gegenangebot an { $name }
an-draft-answers = Antwort auf den Aufruf von { $name }
an-drafts = Entwürfe
an-draft-of = Entwurf: { $about }
an-new-draft = Noch ein Entwurf
an-nothing-binds = Nichts ist verbindlich, bevor alle zustimmen
an-choose-planet = Wähle einen Planeten, um einen Deal zu entwerfen.
an-choose-planet-help = Wähle einen Planeten, um { $name } deine Hilfe anzubieten.
an-how-bring = Lege fest, wer welche Symbole mitbringt: Deine Mietpfoten werden vorgeschlagen, die anderen wählen ihre beim Zustimmen.
an-how-get = Gib jedes Fragment der Person, die es bekommen soll; auch gelagerte lassen sich weitergeben.
an-how-offer = Biete es denen an, die du gewählt hast, oder frag alle und wähle unter denen, die mitmachen wollen.
an-lacks = Es fehlen noch: { $icons }
an-lacks-n = { $n ->
    [one] es fehlt { $n }
   *[other] es fehlen { $n }
  }
an-extra = { $icons } zu viel
an-idle = { $name } bringt noch kein Symbol mit
an-idle-you = Du bringst noch kein Symbol mit
an-all-given = alle Fragmente verteilt
an-checking = Wird geprüft
an-not-possible = So nicht möglich
an-complete-deal = Es fehlt nichts mehr
an-live-waits = Angeboten, Antwort offen: { $names }
an-live-asked = Gefragt, Antwort offen: { $names }
an-live-offered = Angeboten
an-live-nobody = Niemand macht mit
an-live-answered = Alle haben geantwortet
an-live-unchanged = Ändere die Bedingungen und biete sie dann an
an-live-declined = { $you ->
    [yes] Du hast abgelehnt
   *[no] { $name } hat abgelehnt
  }
an-live-withdrew = { $you ->
    [yes] Du hast dich zurückgezogen
   *[no] { $name } hat sich zurückgezogen
  }
an-offered-change = Dein Angebot liegt auf dem Tisch. Ändere etwas, um etwas anderes anzubieten, oder warte auf die Antworten.
an-answered-change = Alle haben geantwortet. Ändere etwas, um noch einmal zu fragen.
an-called-change = Alle sind gefragt. Ändere etwas, um noch einmal zu fragen, oder warte auf die Antworten.
an-called = Alle gebeten um
an-offered-to = Angebot ging an { $names }
an-met = erfüllt
an-asked-short = gefragt
an-gem-goes = { $you ->
    [yes] Fragment, { $colour }, geht an dich
   *[no] Fragment, { $colour }, geht an: { $name }
  }
an-gem-hint = Tippe ein Fragment an oder ziehe es, vom Planeten oder aus einem Lagerraum, zu der Person, die es bekommen soll.
an-no-fragments = Keine Fragmente hier
an-goes-to = { $colour }: Wer bekommt es?
an-nobody-else = Noch macht sonst niemand mit
an-bring-in = Dazuholen
an-anyone-hint = Wer will, antwortet; du wählst aus.
an-cards-in-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
  }
an-active = Wer am Zug ist
an-send-off = Ohne { $name }
an-lane-more = Mehr über den Anteil von { $name }
an-lane-more-you = Mehr über deinen Anteil
an-less = Weniger { $skill }
an-more = Mehr { $skill }
an-picks-cards = wählt die Karten beim Zustimmen
an-lane-gets = Bekommt
an-lane-gives = Gibt
an-ends-up = Hat am Ende
an-gem-from-planet = { $colour } vom Planeten
an-gem-from = { $you ->
    [yes] { $colour } von dir: doch nicht
   *[no] { $colour } von { $name }: doch nicht
  }
an-gem-stored = { $colour } im Lagerraum: abgeben
an-take-back = { $you ->
    [yes] { $colour } an dich: doch nicht
   *[no] { $colour } (an: { $name }): doch nicht
  }
an-wish = Um ein gelagertes Fragment bitten
an-can-complete = { $you ->
    [yes] { $n ->
        [one] Du kannst { $cards } vervollständigen
       *[other] Du kannst eine davon vervollständigen: { $cards }
      }
   *[no] { $n ->
        [one] Könnte { $cards } vervollständigen
       *[other] Könnte eine davon vervollständigen: { $cards }
      }
  }
an-over-by = { $n ->
    [one] { $n } Fragment zu viel: Es geht über Bord
   *[other] { $n } Fragmente zu viel: Sie gehen über Bord
  }
an-my-cards = Meine Mietpfoten und Upgrades dafür
an-no-paws = Keine Mietpfoten auf deiner Hand
an-comes-back = Kommt durch Treue zurück
an-comes-back-card = { $card } kommt durch Treue zurück
an-start-over = Von vorn
an-ask-everyone = Alle bitten um
an-offer-to = Angebot an { $names }

## Wie es mit einem Entwurf weitergeht

an-ways = So bekommst du
an-ways-other = Was helfen würde
an-way-play = Auch { $card } spielen
an-way-use = { $upgrade } nutzen
an-way-ask = { $name } um 1 { $skill } bitten
an-way-bring = { $name } dazuholen
an-way-bot = { $n ->
    [one] Bot { $n } Symbol mitbringen lassen
   *[other] Bot { $n } Symbole mitbringen lassen
  }
an-way-instead = { $name } statt { $other } fragen
an-way-less = { $name } bringt 1 { $skill } weniger mit
an-way-less-you = 1 { $skill } weniger mitbringen
an-way-room = { $name } das Fragment geben: { $colour }
an-way-more = { $name } eins mehr geben: { $colour }
an-way-spare = du kannst es entbehren
an-way-over = dein Lagerraum würde überlaufen
an-way-known = hat { $card }
an-from-hand = aus deiner Hand

## Angebote

an-offers = Angebote
an-ledger = Deals bisher
an-proposals-left = { $n ->
    [0] Kein Angebot mehr in diesem Zug
    [one] Noch { $n } Angebot in diesem Zug
   *[other] Noch { $n } Angebote in diesem Zug
  }
an-no-offers = Noch kein Angebot in diesem Zug. Jedes Angebot steht hier, mit allen Antworten.
an-see-offers = Angebote
an-called-on = { $name } bittet alle um Hilfe: Mach mit oder lehne ab.
an-calling-gives = Wer hilft, bekommt
an-answer-briefly = Antworten
an-answer-offers = { $n ->
    [one] Auf das Angebot antworten
   *[other] Auf { $n } Angebote antworten
  }
an-your-offer = Dein Angebot
an-offer-of = Angebot von { $name }
an-counter-of = Gegenangebot von { $name }
an-taker-of = { $name } macht mit
an-your-call = Dein Aufruf an alle
an-call-of = { $name } fragt alle
an-answers = Antworten
an-offers-something = Bietet an
an-nobody-willing = Niemand macht mit. Bitte um etwas anderes oder frag jemanden direkt.
an-nobody-for-nothing = Niemand macht mit: Es gibt nichts dafür. Gib ein Fragment her oder frag jemanden direkt.
an-ended-declined = { $you ->
    [yes] Beendet: Du hast abgelehnt.
   *[no] Beendet: { $name } hat abgelehnt.
  }
an-ended-withdrawn = { $you ->
    [yes] Beendet: Du hast dich zurückgezogen.
   *[no] Beendet: { $name } hat sich zurückgezogen.
  }
an-look = Ansehen
an-about-offer = { $what }: { $offer }, { $planet }, Nr. { $n }
an-propose-own = Eigenes Angebot
an-for = für
an-gives-short = gibt
an-your-answer = Deine Antwort
an-thinking = Überlegt
an-agreed = Zugestimmt
an-declined = Abgelehnt
an-withdrew = Zurückgezogen
an-agree = Zustimmen
an-agree-title = Dem Angebot von { $name } zustimmen
an-agree-with = { $n ->
    [one] Mit { $n } Mietpfote zustimmen
   *[other] Mit { $n } Mietpfoten zustimmen
  }
an-you-bring = Dein Beitrag:
an-counter = Gegenangebot
an-decline = Ablehnen
an-withdraw = Zurückziehen
an-withdraw-call = Aufruf zurückziehen
an-change = Ändern
an-answer-call = Ich mache mit
an-decline-all = In diesem Zug alles ablehnen
an-decline-all-stop = In diesem Zug wird alles abgelehnt: aufheben
an-helped = { $n ->
    [one] { $n } Deal
   *[other] { $n } Deals
  }, { $fragments ->
    [one] { $fragments } Fragment
   *[other] { $fragments } Fragmente
  }
an-paws-played = { $n ->
    [one] { $n } Mietpfote
   *[other] { $n } Mietpfoten
  }
an-no-deals = Noch keine Deals.

## Was beim Verhandeln gesagt wird und was neu ist

an-phrase-need = Wer kann { $icons } beisteuern?
an-phrase-want = Was willst du dafür?
an-phrase-more = Noch eins, und ich bin dabei.
an-phrase-much = Das ist zu viel.
an-phrase-think = Ich überlege noch.
an-phrase-deal = Abgemacht!
an-news-said = { $name }: { $text }
an-news-called = { $name } bittet alle um Hilfe.
an-news-offer = { $name } macht ein Angebot.
an-news-counter = { $name } macht ein Gegenangebot.
an-news-taker = { $name } macht mit.
an-news-agreed = { $name } stimmt zu.
an-news-deal = { $name } stimmt zu: Der Deal steht.
an-news-no = { $name } folgt dem Aufruf nicht.
an-news-declined = { $name } lehnt ab.
an-news-nos = { $n } lehnen ab: { $names }.
an-news-withdrew = { $name } zieht sich zurück.
an-news-call-ended = { $name } hat den Aufruf zurückgezogen.
