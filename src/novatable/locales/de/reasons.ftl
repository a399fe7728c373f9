### Warum Computer etwas getan haben (siehe en/reasons.ftl).

reason-the-best-card = Vom ganzen Markt hilft mir diese Karte am meisten.
reason-nothing-in-the-row = In dieser Reihe ist nichts für mich.
reason-new-row = Neue Karten passen mir vielleicht besser als diese.
reason-not-on-these-terms = Nicht zu diesen Bedingungen.
reason-nothing-more = Vorerst nichts mehr.
reason-spare-fragments = Auf diese kann ich am leichtesten verzichten.
reason-least-card = Diese Karte hilft mir am wenigsten.
reason-worth-completing = { $card } ist die { $n } Fragmente wert.
reason-worth-the-paws = Was { $planet } bringt, ist die Mietpfoten wert.
reason-together = Zusammen schaffen wir { $planet }, und wir haben beide etwas davon.
reason-all-together = Gemeinsam schaffen wir { $planet }, und alle haben etwas davon.
reason-could-help = Bei { $planet } könnte ich gegen einen Anteil helfen.
reason-could-help-stored = Bei { $planet } könnte ich helfen, wenn ich dafür etwas aus deinem Lagerraum bekomme.
reason-somebody-brings = Vielleicht hat jemand, was mir für { $planet } fehlt: { $icons }.
reason-a-fair-deal = Ein fairer Deal.
reason-better-off = Mit diesem Deal stehe ich besser da als ohne.
reason-rather-so = So wäre es mir lieber.
reason-look-what-i-have = Sieh mal, was ich beitragen könnte.
reason-ends-it = { $card } beendet das Spiel.
reason-cannot-bring = { $icons } kann ich für { $planet } nicht beisteuern.
reason-looking-for = Ich suche { $colour ->
    [black] schwarze
    [white] weiße
    [green] grüne
    [purple] lila
   *[orange] orangefarbene
  } Fragmente.
reason-one-more = Noch ein { $colour ->
    [black] schwarzes
    [white] weißes
    [green] grünes
    [purple] lila
   *[orange] orangefarbenes
  } Fragment, und ich bin dabei.
reason-two-more = Noch zwei { $colour ->
    [black] schwarze
    [white] weiße
    [green] grüne
    [purple] lila
   *[orange] orangefarbene
  } Fragmente, und ich bin dabei.
reason-cannot-give = Was ich geben soll, habe ich nicht.
reason-helps-you-more = Das brächte dich dem Sieg näher als mich.
reason-keeps-back = So kommt { $seat } nicht in Führung.
reason-willing = Zu diesen Bedingungen mache ich mit.
reason-the-dice = Die Würfel wollten es so.
reason-to-see = Nur um zu sehen, was passiert.
reason-a-coin = Ich habe eine Münze geworfen.
reason-counts-there = Dort zählt der { $shard ->
    [yellow] gelbe
    [black] schwarze
   *[red] rote
  } Splitter am meisten.
reason-this-order = In dieser Reihenfolge zählen die Splitter am meisten.
reason-all-along = Alles kommt mit.
reason-lie-well = Hier liegen die Splitter günstig für mich.
reason-booty = Ab mit der Beute!
reason-near-me = Nah bei mir und weit weg von den anderen.
reason-worst-for-the-other = So trifft es die andere Person am härtesten.
reason-no-card-worth = Für mehr lohnt sich in diesem Zug keine Karte.
reason-into-the-star = Das schiebt einen Stapel auf den Stern zu.
reason-easier = Diese Direktive ist leichter zu schaffen.
reason-rest-of-use = Der Rest meiner Hand kann noch nützlich sein.
reason-of-no-use = Diese Karte hat nichts genützt.
reason-link-to-learn = Eine Kette, um als Nächstes eine Spezialkarte zu nehmen.
reason-new-card = Eine neue Karte nützt vielleicht mehr als diese.
reason-card-to-have = { $card } ist eine Spezialkarte, die man haben sollte.
reason-from-the-deck = Eine vom Stapel passt vielleicht besser als die offenen.
reason-another-order = In anderer Reihenfolge zählen die Splitter mehr.
reason-time = Die Zeit spielt für mich.
reason-better-elsewhere = Das Schiff steht anderswo besser.
reason-ship-robs = So raube ich ein anderes Schiff aus.
reason-ship-fetches = So hole ich Splitter.
reason-ship-home = So kommt ein Schiff nach Hause.
reason-ship-better = So kommt ein Schiff an einen besseren Platz.
reason-ship-unloads = So kann ich entladen.
reason-link-robs = Eine Kette, um dann ein anderes Schiff auszurauben.
reason-link-fetches = Eine Kette, um dann Splitter zu holen.
reason-link-home = Eine Kette, um dann ein Schiff nach Hause zu bringen.
reason-link-better = Eine Kette, um dann ein Schiff an einen besseren Platz zu bringen.
reason-link-unloads = Eine Kette, um dann zu entladen.
reason-link-acts = Eine Kette, um dann eine Spezialkarte zu nutzen.
reason-leaves-me-best = Damit stehe ich am besten da.
reason-futures = Von allem, was ich { $n }-mal in Gedanken durchgespielt habe, lief das am besten.
reason-futures-robs = So raube ich ein anderes Schiff aus: Das lief in { $n } durchdachten Spielen am besten.
reason-futures-fetches = So hole ich Splitter: Das lief in { $n } durchdachten Spielen am besten.
reason-futures-home = So kommt ein Schiff nach Hause: Das lief in { $n } durchdachten Spielen am besten.
reason-futures-better = So kommt ein Schiff an einen besseren Platz: Das lief in { $n } durchdachten Spielen am besten.
reason-futures-unloads = So kann ich entladen: Das lief in { $n } durchdachten Spielen am besten.
