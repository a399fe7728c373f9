### Der Coach: was ein Computer täte, und ein leises Wort, wenn eine Entscheidung viel kostet.

coach = Coach
coach-ask = Was würdest du tun?
coach-level = Stufe des Coachs
coach-thinking = Denkt nach …
coach-nothing = Hier gibt es nichts zu entscheiden.
coach-not-now = Frag mich, wenn du etwas zu entscheiden hast.
coach-close-to-call = Die ersten beiden sind etwa gleich gut.
coach-words = Sag es mir, wenn eine Entscheidung viel kostet
coach-behind =
    { $measure ->
        [percent] −{ $n } % Gewinnchance
       *[points] −{ $n } Punkte
    }
review-found-gives-blueprint = Damit vervollständigt { $seat } die { $n }. Blaupause, und das kostet dich etwa { $n2 } % deiner Gewinnchance.
review-found-helps = Das hilft { $seat } am meisten und kostet dich etwa { $n } % deiner Gewinnchance.
review-found-costs = Das kostet dich etwa { $n } % deiner Gewinnchance.
coach-rather = Besser: { $better }
coach-take-back = Zurücknehmen
coach-keep = Dabei bleiben
