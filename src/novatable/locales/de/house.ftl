### Was an einem Tisch geschieht, wer es tut, und Wörter für alle Sätze.
### In jeder Nachricht mit $you: yes ist, wer liest; no ist jemand anders, dessen Name in $seat steht.

list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-nothing = nichts

## Plätze: „du nimmst“, „wartet auf dich“, „gibt dir“. Ohne Namen: noch niemand Bestimmtes.

seat-you-subject = du
seat-you-object = dich
seat-you-dative = dir
seat-anyone-subject = jemand
seat-anyone-object = jemanden
seat-anyone-dative = jemandem
seat-number = Platz { $n }
player-number = Spieler { $n }

## Neuigkeiten

news-opened = Der Tisch ist eröffnet.
news-started = Das Spiel beginnt.
news-brought = Das Spiel wird nach einer Aufzeichnung mit { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
  } fortgesetzt. Wer sie mitgebracht hat, kennt womöglich alle Karten.
news-ended = Das Spiel ist zu Ende.
news-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $seat } setzt sich.
  }
news-sat-given = { $name } übernimmt den Platz, den { $before } abgegeben hat.
news-sat-away = { $before } war länger weg, als dieser Tisch wartet: { $name } übernimmt den Platz.
news-sat-computer = { $name } übernimmt den Platz des Computers { $before }.
news-sat-back = { $name } kommt zurück und spielt weiter.
news-sat-bot = Ab jetzt hat ein Programm den Platz: { $name }. Wer es mitgebracht hat, kann seine Hand sehen.
news-left = { $you ->
    [yes] Du verlässt den Tisch.
   *[no] { $seat } verlässt den Tisch.
  }
news-mind-set = Ein Computer ({ $level }) übernimmt den Platz.
news-mind-set-away = { $before } war länger weg, als dieser Tisch wartet: Ein Computer ({ $level }) übernimmt den Platz.
news-mind-set-given = Ein Computer ({ $level }) übernimmt den Platz, den { $before } abgegeben hat.
news-mind-set-removed = Wer den Tisch eröffnet hat, hat den Platz von { $before } einem Computer ({ $level }) gegeben.
news-mind-unset = Der Platz ist wieder frei.
news-mind-unset-removed = Wer den Tisch eröffnet hat, hat den Platz von { $before } wieder frei gemacht.
news-link-issued = { $purpose ->
    [join] Es gibt einen neuen Link zum Mitspielen.
    [watch] Es gibt einen neuen Link zum Zuschauen.
    [bot] Es gibt einen neuen Link für einen Bot.
   *[seat] Es gibt einen neuen Link für den Platz von { $seat }.
  }
news-link-issued-you = Es gibt einen neuen Link für deinen Platz.
news-undone = { $you ->
    [yes] { $n ->
        [one] Du nimmst deinen letzten Schritt zurück.
       *[other] Du nimmst { $n } Schritte zurück.
      }
   *[no] { $n ->
        [one] { $seat } nimmt den letzten Schritt zurück.
       *[other] { $seat } nimmt { $n } Schritte zurück.
      }
  }
news-undo-asked = { $you ->
    [yes] { $n ->
        [one] Du möchtest { $n } Schritt zurücknehmen.
       *[other] Du möchtest { $n } Schritte zurücknehmen.
      }
   *[no] { $n ->
        [one] { $seat } möchte { $n } Schritt zurücknehmen.
       *[other] { $seat } möchte { $n } Schritte zurücknehmen.
      }
  }
news-undo-granted = Jemand stimmt dem Zurücknehmen zu.
news-undo-denied = Jemand stimmt dem Zurücknehmen nicht zu.
news-said = { $you ->
    [yes] Du: { $text }
   *[no] { $seat }: { $text }
  }
news-whispered = { $you ->
    [yes] Du, nur an { $to }: { $text }
   *[no] { $seat }, nur an { $to }: { $text }
  }
news-whispered-unheard = { $seat } flüstert { $to } etwas zu.
news-instructed = Eine Daueranweisung wurde geändert.
news-away = { $n ->
    [one] { $seats } ist weg.
   *[other] { $seats } sind weg.
  }
news-away-you = Du bist weg.
news-back = { $n ->
    [one] { $seats } ist wieder da.
   *[other] { $seats } sind wieder da.
  }
news-back-you = Du bist wieder da.
news-stood-in = { $you ->
    [yes] { $why ->
        [time] Deine Zeit ist um: Ein Computer ({ $level }) spielt für dich.
       *[away] Ein Computer ({ $level }) spielt für dich, solange du weg bist.
      }
   *[no] { $why ->
        [time] Die Zeit von { $seat } ist um: Ein Computer ({ $level }) spielt weiter.
       *[away] { $seat } ist weg: Ein Computer ({ $level }) spielt weiter.
      }
  }
news-replaced = Der Computer auf dem Platz von { $seat } ist ausgefallen; ein einfacherer ({ $level }) macht weiter.
news-alert-set = Die Benachrichtigungen wurden geändert.
news-closed =
  { $why ->
      [abandoned] Diesen Tisch hat lange niemand mehr benutzt, darum wurde er geschlossen.
      [rules] Die Regeln, nach denen hier gespielt wurde, kennt dieser Server nicht mehr, darum wurde der Tisch geschlossen.
     *[operator] Wer diesen Server betreibt, hat diesen Tisch geschlossen.
  }
news-rematched = Ein Tisch für die Revanche ist eröffnet.

## Benachrichtigungen an andere Programme

alert-turn = { $table } – am Zug: { $names }.

## Was an Tischen gesagt werden kann, an denen es nur feste Sätze gibt

phrase-hello = Hallo!
phrase-luck = Viel Glück euch allen!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke.
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, bitte.
phrase-thinking = Ich denke nach.
phrase-close = Das war knapp.
phrase-good-game = Schönes Spiel!
phrase-offer = Mach mir ein Angebot.
phrase-terms = Nicht zu diesen Bedingungen.
phrase-next-turn = Vielleicht im nächsten Zug.

## Wie stark ein Computer spielt

level-random = Zufall
level-cadet = Kadett
level-trader = Händler
level-trader-generous = Händler, großzügig
level-trader-hard = Händler, hart
level-trader-opportunist = Händler, opportunistisch
level-pilot = Pilot
level-captain = Kapitän

## Wie ein Computerspieler ist und wie lange er nachdenkt

level-about-random = Zufall macht irgendetwas, was die Regeln erlauben. Antwortet sofort.
level-about-cadet = Der Kadett hat gesunden Menschenverstand, denkt aber nur an diesen Zug. Antwortet sofort.
level-about-pilot = Der Pilot denkt seinen ganzen Zug durch. Antwortet innerhalb einer Sekunde.
level-about-captain = Der Kapitän denkt einige Züge voraus und spielt auf Sieg. Überlegt etwa eine Sekunde.
level-about-trader = Der Händler weiß, was ein Deal für alle wert ist, und feilscht darum. Antwortet innerhalb einer Sekunde.
level-about-trader-generous = Der großzügige Händler lässt anderen mehr, als sie verlangen. Antwortet innerhalb einer Sekunde.
level-about-trader-hard = Der harte Händler hilft nur, wenn es sich für ihn richtig lohnt. Antwortet innerhalb einer Sekunde.
level-about-trader-opportunist = Der Opportunist bietet Hilfe an, sobald für ihn etwas abfällt. Antwortet innerhalb einer Sekunde.

## Warum der Tisch etwas ablehnt, für alle, die nicht Englisch lesen. Je ein Wort, siehe docs/WIRE.md.

house-refused-token = Der Server erkennt dich gerade nicht. Dein Zugang bleibt auf diesem Gerät erhalten: Sieh auf der Startseite nach.
house-refused-name = Dieser Name geht nicht.
house-refused-seat = Das ist nicht dein Platz.
house-refused-held = Über diesen Platz kannst du nicht bestimmen.
house-refused-host = Das kann nur, wer den Tisch eröffnet hat.
house-refused-link = Dieser Link gilt nicht oder nicht mehr.
house-refused-status = Das geht beim jetzigen Stand des Spiels nicht.
house-refused-stale = Das Spiel ist weitergegangen: Sieh noch einmal hin.
house-refused-stand_in = Ein Computer spielt auf deinem Platz. Sag zuerst, dass du wieder da bist.
house-refused-undo = Das lässt sich nicht zurücknehmen.
house-refused-talk = Solche Nachrichten sind hier nicht erlaubt.
house-refused-limit = Zu viele Anfragen: Warte einen Moment.
house-refused-unforeseen = Was daraus wird, lässt sich nicht vorhersehen: Es zeigt sich beim Spielen.
house-refused-message = Das hat der Server nicht verstanden.
house-refused-request = Das hat der Server nicht verstanden.
house-detail = „{ $detail }“
house-refused-store = Das konnte nicht gespeichert werden, darum ist nichts geschehen. Versuche es noch einmal.
house-refused-damaged = Dieser Tisch ist beschädigt und stillgelegt.
house-refused-closed = Dieser Tisch ist geschlossen.
house-refused-muted = Wer diesen Server betreibt, hat dich stummgeschaltet.
house-refused-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
house-refused-server = Das war unser Fehler. Nichts, was bestätigt wurde, ist verloren.
house-refused-network = Der Server ist nicht erreichbar.
