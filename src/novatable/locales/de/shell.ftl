# Der Rahmen um jeden Tisch: Leiste, Menü, Verlauf, Gespräch, Verbindung.

shell-title = { $name } – { $game }
shell-game-afternova = AfterNova
shell-game-novaraiders = Nova-Raiders
shell-home = Startseite
shell-rules = Regeln
shell-cards = Karten
shell-save-record = Aufzeichnung speichern
shell-replay = Noch einmal ansehen
shell-result = Ergebnis
shell-your-turn = Du bist dran
shell-close = Schließen
shell-close-what = Schließen: { $what }
shell-numbered = { $name }, Nr. { $n }
shell-rule = Regel { $rule } nachlesen
shell-not-loaded = Diese Seite konnte nicht geladen werden.
shell-reload = Neu laden

shell-connecting = Verbinde …
shell-open = Verbunden
shell-lost = Verbinde neu …
shell-lost-note = Die Verbindung ist unterbrochen. Sie wird automatisch wiederhergestellt.
shell-pending =
    { $count ->
        [one] Dein Klick wartet noch auf die Verbindung.
       *[other] { $count } Klicks warten noch auf die Verbindung.
    }
shell-gone = Du sitzt nicht an diesem Tisch
shell-closed = Dieser Tisch ist geschlossen
shell-damaged = Dieses Spiel kann nicht weitergehen

shell-menu = Menü
shell-this-device = Auf diesem Gerät
shell-language = Sprache
shell-language-en = English
shell-language-de = Deutsch
shell-language-it = Italiano
shell-pace = Tempo der anderen
shell-pace-calm = ruhig
shell-pace-normal = normal
shell-pace-fast = schnell
shell-pace-instant = sofort
shell-light = Helles Design
shell-dark = Dunkles Design
shell-motion-off = Animationen ausschalten
shell-motion-on = Animationen einschalten
shell-sound = Ton
shell-sound-on = Ton an
shell-sound-off = Ton aus
shell-text-board = Spielplan als Text
shell-decline-off = Auch fragen, wenn ich nichts vervollständigen kann
shell-decline-on = Für mich passen, wenn ich nichts vervollständigen kann
shell-remember-off = Offen genommene Karten ausblenden
shell-remember-on = Offen genommene Karten anzeigen
shell-notify = Benachrichtige mich, wenn ich dran bin
shell-skip = Zum aktuellen Stand
shell-undo-free = Zurücknehmen
shell-undo-ask = Um Zurücknehmen bitten
shell-undo-asks = Zurücknehmen …
shell-undo-asks-last = Letzten Schritt zurücknehmen …
shell-undo-what = Zurücknehmen: { $what }
shell-undo-title =
    { $count ->
        [one] Diesen Schritt zurücknehmen?
       *[other] { $count } Schritte zurücknehmen?
    }
shell-undo-own = Dabei wurde etwas aufgedeckt. Das wird zurückgenommen:
shell-undo-others = Mit deinem Schritt wird auch zurückgenommen, was andere seither getan haben:
shell-undo-more = und davor noch mehr
shell-undo-needs =
    { $count ->
        [one] Das geschieht nur, wenn { $names } zustimmt.
       *[other] Das geschieht nur, wenn { $names } zustimmen.
    }
shell-undo-go = Zurücknehmen
shell-undo-keep = So lassen
shell-time-left = Verbleibende Zeit: { $time }

shell-seats = Plätze
shell-open-seat = frei
shell-away = weg
shell-stand-in = { $level } springt ein
shell-back = Ich bin wieder da
shell-move-seat = Auf ein anderes Gerät
shell-who-plays = Wer für { $name } spielt
shell-computer = Computer, { $level }
shell-new-link = Neuer Link
shell-watch-link = Link zum Zuschauen
shell-link = Der Link
shell-link-copied = Kopiert. Wer ihn öffnet, kommt herein.
shell-leave = Tisch verlassen
shell-leave-title = Dieses Spiel verlassen?
shell-leave-about = Ein Computer ({ $level }) spielt für dich weiter. Die anderen erfahren es.
shell-leave-alone = Außer dir spielt hier niemand: Ein Computer ({ $level }) übernimmt deinen Platz, und die Computer spielen das Spiel zu Ende.
shell-leave-back = Auf der Startseite kannst du es rückgängig machen, bis jemand weiterspielt; Computer warten damit zehn Sekunden. Danach kommst du nur mit einem Link zu deinem Platz zurück; den kann dir geben, wer den Tisch eröffnet hat.
shell-leave-back-alone = Auf der Startseite kannst du es zehn Sekunden lang rückgängig machen.
shell-leave-pause = Willst du nur eine Pause machen? Dann schließ einfach die Seite: Der Platz bleibt deiner, und das Spiel steht auf der Startseite.
shell-leave-only-pause = Nur Pause
shell-leave-stay = Bleiben
shell-left = Du hast { $name } verlassen. Ein Computer übernimmt deinen Platz.
shell-left-undo = Rückgängig machen
shell-seats-about = Ersetzt werden kann nur, wer länger weg ist, als dieser Tisch wartet. Alle erfahren es.
shell-to-rematch = Zur Revanche

shell-log = Verlauf
shell-quote = „{ $text }“
shell-to-moment = Diesen Moment noch einmal ansehen
shell-moment = Früher: Schritt { $step } von { $steps }
shell-moment-before = Einen Schritt früher
shell-moment-after = Einen Schritt später
shell-moment-back = Zurück zum Spiel
shell-chat = Chat
shell-fold = Verlauf und Chat einklappen
shell-unfold = Verlauf und Chat zeigen
shell-quiet = Noch hat niemand etwas gesagt.
shell-no-talk = An diesem Tisch gibt es keinen Chat.
shell-whispered = an { $names }
shell-say = Etwas sagen
shell-say-to = An wen
shell-to-all = An alle
shell-say-phrase = Etwas sagen …
shell-send = Senden

shell-choices =
    { $count ->
        [0] Jetzt hast du nichts zu entscheiden
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
shell-find-choice = Möglichkeit suchen
shell-no-choice = Keine

shell-zoom-key = Mit Z siehst du es groß.
shell-zoom-pin = Z hält es offen
shell-zoom-close = Esc oder ein Klick schließt es
shell-zoom-tap = Zum Schließen tippen

shell-since = Seit deinem letzten Zug
shell-since-nothing = Es ist nichts geschehen.

shell-first-game = Dein erstes Spiel
shell-aim-afternova = Mit den Symbolen deiner Mietpfoten baust du Planeten ab, allein oder in Deals; mit ihren Fragmenten bezahlst du deine Blaupausen. Schluss ist, wenn jemand die sechste vervollständigt; es gewinnt, wer die meisten Punkte hat.
shell-aim-novaraiders = Flieg hinaus, sammle Splitter und bring sie in deine Lager, bevor der Stern alles verschlingt. Es gewinnt, wer die meisten Punkte hat.
shell-now-afternova = Wähle einen Planeten und sieh, was es braucht, um ihn allein oder mit anderen abzubauen; oder hol dir Karten am Markt.
shell-now-novaraiders = Starte ein Schiff, wenn noch keines unterwegs ist, und wähle dann eine Aktion auf einer deiner Karten. Was du antippen kannst, leuchtet auf.
shell-first-now = Jetzt:
shell-first-wait = Zuerst spielen andere. Die Zeile oben sagt dir, wenn du dran bist oder dir jemand einen Deal anbietet.
shell-first-look = Halte den Zeiger auf etwas, und du erfährst, was es ist.
shell-first-look-touch = Drücke lange auf etwas, und du erfährst, was es ist.
shell-first-read = Verstanden

shell-curtain = Gib das Gerät an { $name }
shell-curtain-hint = Alle anderen schauen weg.
shell-curtain-open = Ich bin { $name }

shell-undo-asked =
    { $count ->
        [one] { $name } möchte einen Schritt zurücknehmen.
       *[other] { $name } möchte { $count } Schritte zurücknehmen.
    }
shell-undo-waiting =
    { $count ->
        [one] Eine Person muss dem Zurücknehmen noch zustimmen.
       *[other] { $count } Personen müssen dem Zurücknehmen noch zustimmen.
    }
shell-undo-yes = Zustimmen
shell-undo-no = Nein

## Jedes Spiel als Text

shell-position = Der Tisch
shell-over = Das Spiel ist zu Ende.
shell-waits-for = Das Spiel wartet auf { $names }.
shell-round = Runde { $round }
