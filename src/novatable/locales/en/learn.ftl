# Lessons: the screen where one learns, and what stands above the table in a lesson.

learn-title = Learn in five minutes
learn-about = Play a first game with a coach, then try one idea at a time.
learn-guide = Guided first game
learn-start = Start
learn-continue = Continue
learn-once-more = Play it again
learn-step-name = Step { $n }: { $name }
learn-step-state = { $state ->
    [done] Step { $n }, done: { $name }
    [now] Step { $n }, next: { $name }
   *[later] Step { $n }: { $name }
}
learn-then-free = then you play on freely, with the coach
learn-guide-done = You know the game. Play on, or try an exercise.
learn-exercises = Exercises
learn-solved-of = { $n } of { $of } solved
learn-stars-of = { $n } of { $of }
learn-stars-of-long = { $n } of { $of } stars
learn-puzzle = Puzzle of the day
learn-puzzle-of = Puzzle of the day, { $game }
learn-puzzle-title = Gain { $n } points this turn
learn-puzzle-about = Find the way to gain { $n } points this turn. { $n2 ->
    [0] On your own, no other way gains any.
   *[other] On your own, any other way gains { $n2 } at most.
  }
learn-puzzle-steps = It takes { $n ->
    [one] one step
   *[other] { $n } steps
 }.
learn-puzzle-first = Begin like this: { $what }.
learn-solve = Solve
learn-puzzle-done = Solved today. Look again
learn-in-a-row = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
learn-new-in = { $hours ->
    [0] new within the hour
    [one] new in 1 hour
   *[other] new in { $hours } hours
}
learn-kept = Progress is kept on this device
learn-any = Any solution counts, not only ours
learn-offline = The lessons could not be loaded. Try again when you are connected.
learn-choose-game = Game
learn-group-planets = Planets
learn-group-deals = Deals
learn-group-finishing = Finishing
learn-group-moving = Moving
learn-group-cargo = Cargo
learn-group-star = The Star
learn-group-more = More
learn-leave = Leave
learn-of = { $n } of { $of }
learn-step = Step { $n } of { $of }
learn-back = Back
learn-next = Next
learn-skip = Skip step
learn-or-press = or press
learn-stays = I stay with you: ask me with “{ $ask }”.
learn-play-on = Play on
learn-coach-owl = Hush
learn-coach-octopus = Inka
learn-your-coach = your coach
learn-watch = Watch: the others are playing.
learn-tried-watch = Watch for a moment: the others are playing.
learn-tried-read = There is nothing to do in this step yet. Read on.
learn-tried-other = That may be a good idea, but not yet. This step is about what is lit up.
learn-tried-over = This try is over. Start again?
learn-tried-page = Let’s stay with this step.
learn-task = Your task
learn-turns-left = { $n ->
    [one] this turn
   *[other] { $n } turns left
}
learn-actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
learn-hint = Hint ({ $n } left)
learn-hint-number = Hint { $n } of { $of }:
learn-again = Start again
learn-solved = Solved!
learn-solved-alone = Without any help. Three stars.
learn-solved-hints = { $n ->
    [one] With one hint: two stars.
   *[other] With { $n } hints: one star.
}
learn-failed = Not this time. Try another way?
learn-more = More exercises
learn-stars = { $n ->
    [one] 1 of 3 stars
   *[other] { $n } of 3 stars
}
learn-not-tried = not tried yet
