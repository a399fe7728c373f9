### The coach: what a computer player would do, and a quiet word when a choice has lost much.

coach = Coach
coach-ask = What would you do?
coach-level = Level of the coach
coach-thinking = Thinking…
coach-nothing = There is nothing to choose here.
coach-not-now = Ask me when it is your turn to decide.
coach-close-to-call = The first two are too close to call.
coach-words = Tell me when a choice costs a lot
coach-behind =
    { $measure ->
        [percent] −{ $n }% chance of winning
       *[points] −{ $n } points
    }
review-found-gives-blueprint = That gives { $seat } their { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} Blueprint, and costs you about { $n2 }% of your chance to win.
review-found-helps = That helps { $seat } most, and costs you about { $n }% of your chance to win.
review-found-costs = That costs you about { $n }% of your chance to win.
coach-rather = Better: { $better }
coach-take-back = Take it back
coach-keep = Keep it
