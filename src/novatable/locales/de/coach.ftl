### Der Coach: was ein Computer täte, und ein leises Wort, wenn eine Entscheidung viel kostet.

coach = Coach
coach-ask = Was würdest du tun?
coach-who = { $name }, Stufe { $level }
coach-thinking = Denkt nach …
coach-nothing = Hier gibt es nichts zu entscheiden.
coach-not-now = Frag mich, wenn du zu entscheiden hast.
coach-close-to-call = Die ersten zwei lassen sich kaum unterscheiden.
coach-words = Ein Wort, wenn eine Entscheidung viel kostet
coach-behind = −{ $n }
review-found-helps = Das hilft { $seat } am meisten und kostet dich etwa { $n } % deiner Chance.
review-found-costs = Das kostet dich etwa { $n } % deiner Chance.
coach-rather = Besser: { $better }
coach-take-back = Zurücknehmen
coach-keep = Dabei bleiben
