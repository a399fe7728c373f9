### Il coach: che cosa farebbe il computer, e una parola discreta quando una scelta costa molto.

coach = Coach
coach-ask = Tu che cosa faresti?
coach-level = Livello del coach
coach-thinking = Ci penso…
coach-nothing = Qui non c’è niente da scegliere.
coach-not-now = Chiedimelo quando tocca a te decidere.
coach-close-to-call = Le prime due quasi si equivalgono.
coach-words = Dimmelo quando una scelta costa molto
coach-behind =
    { $measure ->
        [percent] −{ $n }% di probabilità
       *[points] −{ $n } punti
    }
review-found-gives-blueprint = Così { $seat } completa il suo { $n }º Progetto, e ti costa circa il { $n2 }% della probabilità di vincere.
review-found-helps = Così aiuti soprattutto { $seat }, e ti costa circa il { $n }% della probabilità di vincere.
review-found-costs = Ti costa circa il { $n }% della probabilità di vincere.
coach-rather = Meglio: { $better }
coach-take-back = Annulla
coach-keep = Va bene così
