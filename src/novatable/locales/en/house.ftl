### What happens at a table of any game, who does it, and words that all sentences share.
### In every message with $you: yes is the reader, no somebody else, whose name is $seat.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-nothing = nothing

## Seats: "you take it", "waits for you", "gives it to you". No name is given where nobody is settled yet.

seat-you-subject = you
seat-you-object = you
seat-you-dative = you
seat-anyone-subject = whoever is willing
seat-anyone-object = whoever is willing
seat-anyone-dative = whoever is willing
seat-number = Seat { $n }
player-number = Player { $n }

## News

news-opened = The table is open.
news-started = The game begins.
news-brought = The game continues from a record of { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }. Whoever brought it may know every card.
news-ended = The game is over.
news-sat = { $you ->
    [yes] You sit down.
   *[no] { $seat } sits down.
  }
news-sat-given = { $name } takes the seat of { $before }, who gave it up.
news-sat-away = { $name } takes the seat of { $before }, who has been away for longer than this table waits.
news-sat-computer = { $name } takes the seat of the computer player { $before }.
news-sat-back = { $name } comes back and plays on.
news-sat-bot = A program, { $name }, has the seat from now on. Whoever brought it can see its hand.
news-left = { $you ->
    [yes] You leave the table.
   *[no] { $seat } leaves the table.
  }
news-mind-set = A computer player ({ $level }) takes the seat.
news-mind-set-away = A computer player ({ $level }) takes the seat of { $before }, who has been away for longer than this table waits.
news-mind-set-given = A computer player ({ $level }) takes the seat of { $before }, who gave it up.
news-mind-set-removed = The host has given the seat of { $before } to a computer player ({ $level }).
news-mind-unset = The seat is open again.
news-mind-unset-removed = The host has opened the seat of { $before } again.
news-link-issued = { $purpose ->
    [join] There is a new link to join the table.
    [watch] There is a new link to watch the table.
    [bot] There is a new link for a bot.
   *[seat] There is a new link for the seat of { $seat }.
  }
news-link-issued-you = There is a new link for your seat.
news-undone = { $you ->
    [yes] { $n ->
        [one] You undo your last step.
       *[other] You undo { $n } steps.
      }
   *[no] { $n ->
        [one] { $seat } undoes the last step.
       *[other] { $seat } undoes { $n } steps.
      }
  }
news-undo-asked = { $you ->
    [yes] { $n ->
        [one] You ask to undo { $n } step.
       *[other] You ask to undo { $n } steps.
      }
   *[no] { $n ->
        [one] { $seat } asks to undo { $n } step.
       *[other] { $seat } asks to undo { $n } steps.
      }
  }
news-undo-granted = A player agrees to the undo.
news-undo-denied = A player does not agree to the undo.
news-said = { $you ->
    [yes] You: { $text }
   *[no] { $seat }: { $text }
  }
news-whispered = { $you ->
    [yes] You, only to { $to }: { $text }
   *[no] { $seat }, only to { $to }: { $text }
  }
news-whispered-unheard = { $seat } whispers to { $to }.
news-instructed = A standing instruction has changed.
news-away = { $n ->
    [one] { $seats } is away.
   *[other] { $seats } are away.
  }
news-away-you = You are away.
news-back = { $n ->
    [one] { $seats } is back.
   *[other] { $seats } are back.
  }
news-back-you = You are back.
news-stood-in = { $you ->
    [yes] { $why ->
        [time] Your time is up: a computer player ({ $level }) plays for you.
       *[away] A computer player ({ $level }) plays for you while you are away.
      }
   *[no] { $why ->
        [time] { $seat } ran out of time: a computer player ({ $level }) plays on.
       *[away] A computer player ({ $level }) plays for { $seat }, who is away.
      }
  }
news-replaced = { $seat }’s computer player failed; a simpler one ({ $level }) takes over.
news-alert-set = Turn alerts have changed.
news-closed =
  { $why ->
      [abandoned] Nobody has used this table for a long time, so it was closed.
      [rules] This server no longer has the rules that this game was played by, so the table was closed.
     *[operator] The operator has closed this table.
  }
news-rematched = A rematch is open.

## Turn alerts, which go to other programs

alert-turn = { $table }: it is { $names }’s turn.

## What can be said where only set phrases are allowed

phrase-hello = Hello!
phrase-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-thinking = I am thinking.
phrase-close = That was close.
phrase-good-game = Good game!
phrase-offer = Make me an offer.
phrase-terms = Not on these terms.
phrase-next-turn = Perhaps next turn.

## How strong a computer player is

level-random = Random
level-cadet = Cadet
level-trader = Trader
level-trader-generous = Trader, generous
level-trader-hard = Trader, hard
level-trader-opportunist = Trader, opportunist
level-pilot = Pilot
level-captain = Captain

## What a computer player is like, and how long it thinks

level-about-random = Random does anything the rules allow. Answers at once.
level-about-cadet = The Cadet has common sense but thinks only of the current turn. Answers at once.
level-about-pilot = The Pilot thinks its whole turn through. Answers within a second.
level-about-captain = The Captain looks a few turns ahead and plays to win. Thinks for about a second.
level-about-trader = The Trader knows what a deal is worth to everybody, and bargains for it. Answers within a second.
level-about-trader-generous = The generous Trader leaves others more than they ask for. Answers within a second.
level-about-trader-hard = The hard Trader helps only if it pays well. Answers within a second.
level-about-trader-opportunist = The opportunist offers help whenever there is something to gain. Answers within a second.

## Why the house refuses something, where the reader does not read English. One word each, see docs/WIRE.md.

house-refused-token = The server does not recognise you at the moment. Your access stays on this device: see the start page.
house-refused-name = This name cannot be used.
house-refused-seat = This is not your seat.
house-refused-held = This seat is not yours to take or to give away.
house-refused-host = Only the host of the table can do this.
house-refused-link = This link is not valid, or no longer valid.
house-refused-status = This is not possible at this stage of the game.
house-refused-stale = The game has moved on: take another look.
house-refused-stand_in = A computer player has your seat. First say that you are back.
house-refused-undo = This cannot be undone.
house-refused-talk = That kind of message is not allowed here.
house-refused-limit = Too many requests: wait a moment.
house-refused-unforeseen = The outcome cannot be predicted: you will see when it is played.
house-refused-message = The server did not understand this.
house-refused-request = The server did not understand this.
house-detail = “{ $detail }”
house-refused-store = This could not be saved, so it was not done. Try again.
house-refused-damaged = This table was found to be damaged and has been set aside.
house-refused-table = There is no such table, or you may not see it.
house-refused-server = Something went wrong on our side. Nothing that was confirmed is lost.
house-refused-closed = This table is closed.
house-refused-muted = The operator of this server has muted you.
house-refused-network = The server cannot be reached.
