# The frame around every table: bar, menu, log, chat, connection.

shell-title = { $name } – { $game }
shell-game-afternova = AfterNova
shell-game-novaraiders = Nova-Raiders
shell-home = Home
shell-rules = Rulebook
shell-cards = Cards
shell-save-record = Save the record
shell-replay = Replay
shell-result = Result
shell-your-turn = Your turn
shell-close = Close
shell-close-what = Close: { $what }
shell-numbered = { $name }, no. { $n }
shell-rule = Rule { $rule } in the rulebook
shell-not-loaded = This page could not be loaded.
shell-reload = Reload

shell-connecting = Connecting…
shell-open = Connected
shell-lost = Reconnecting…
shell-lost-note = Connection lost. It will be restored automatically.
shell-pending =
    { $count ->
        [one] Your click is waiting to be sent.
       *[other] { $count } clicks are waiting to be sent.
    }
shell-gone = You are not at this table
shell-closed = This table is closed
shell-damaged = This game cannot continue

shell-menu = Menu
shell-this-device = On this device
shell-language = Language
shell-language-en = English
shell-language-de = Deutsch
shell-language-it = Italiano
shell-pace = Speed of other players’ moves
shell-pace-calm = calm
shell-pace-normal = normal
shell-pace-fast = fast
shell-pace-instant = instant
shell-light = Light theme
shell-dark = Dark theme
shell-motion-off = Turn animations off
shell-motion-on = Turn animations on
shell-sound = Sound
shell-sound-on = Sound on
shell-sound-off = Sound off
shell-text-board = Text board
shell-decline-off = Ask me even when I have nothing to complete
shell-decline-on = Pass for me when I have nothing to complete
shell-remember-off = Hide cards others took openly
shell-remember-on = Show cards others took openly
shell-notify = Notify me when it is my turn
shell-skip = Skip to now
shell-undo-free = Undo
shell-undo-ask = Ask to undo
shell-undo-asks = Undo…
shell-undo-asks-last = Undo the last step…
shell-undo-what = Undo: { $what }
shell-undo-title =
    { $count ->
        [one] Undo this step?
       *[other] Undo { $count } steps?
    }
shell-undo-own = Something has been revealed since. This will be undone:
shell-undo-others = This also undoes what others have done since:
shell-undo-more = and more before that
shell-undo-needs =
    { $count ->
        [one] { $names } has to agree.
       *[other] { $names } have to agree.
    }
shell-undo-go = Undo
shell-undo-keep = Leave it as it is
shell-time-left = Time left: { $time }

shell-seats = Seats
shell-open-seat = open
shell-away = away
shell-stand-in = { $level } stands in
shell-back = I am back
shell-move-seat = Move to another device
shell-who-plays = Who plays for { $name }
shell-computer = Computer, { $level }
shell-new-link = New link
shell-watch-link = Link for spectators
shell-link = The link
shell-link-copied = Copied. Anyone with the link can come in.
shell-leave = Leave the table
shell-leave-title = Leave this game?
shell-leave-about = A computer player ({ $level }) will take your place, and the others will be told.
shell-leave-alone = You are the only person here: a computer player ({ $level }) will take your seat, and the computers will finish the game.
shell-leave-back = You can undo this on the start page until somebody moves; computer players wait ten seconds. After that, you need a link to the seat from the host.
shell-leave-back-alone = You can undo this on the start page for ten seconds.
shell-leave-pause = Just taking a break? Close the page instead: the seat stays yours, and you will find the game on the start page.
shell-leave-only-pause = Take a break
shell-leave-stay = Stay
shell-left = You have left { $name }. A computer player has taken your place.
shell-left-undo = Undo
shell-seats-about = You can replace only players who have been away longer than this table waits. Everybody is told.
shell-to-rematch = Go to the rematch

shell-log = Log
shell-quote = “{ $text }”
shell-to-moment = Look at this moment
shell-moment = Earlier: step { $step } of { $steps }
shell-moment-before = One step earlier
shell-moment-after = One step later
shell-moment-back = Back to the game
shell-chat = Chat
shell-fold = Hide log and chat
shell-unfold = Show log and chat
shell-quiet = Nobody has said anything yet.
shell-no-talk = There is no chat at this table.
shell-whispered = to { $names }
shell-say = Say something
shell-say-to = To whom
shell-to-all = To everyone
shell-say-phrase = Say a phrase…
shell-send = Send

shell-choices =
    { $count ->
        [0] Nothing for you to decide now
        [one] One choice
       *[other] { $count } choices
    }
shell-find-choice = Find a choice
shell-no-choice = None

shell-zoom-key = Press Z for a closer look.
shell-zoom-pin = Z keeps it open
shell-zoom-close = Esc or a click closes it
shell-zoom-tap = Tap to close

shell-since = Since your last turn
shell-since-nothing = Nothing has happened since.

shell-first-game = Your first game
shell-aim-afternova = The icons on your Paws extract Planets, alone or in deals; Fragments from them pay for your Blueprints. The game ends when somebody completes their sixth; most points win.
shell-aim-novaraiders = Fly out, pick up Shards and unload them at your base before the Star swallows everything. Most points win.
shell-now-afternova = Choose a Planet to see what it takes to extract it, alone or with others, or go to the Market for cards.
shell-now-novaraiders = Launch a ship if none is out, then choose an action on one of your cards. Everything you can choose lights up.
shell-first-now = Now:
shell-first-wait = Others play first. The line at the top says when it is your turn or somebody offers you a deal.
shell-first-look = Rest the pointer on anything to see what it is.
shell-first-look-touch = Press and hold anything to see what it is.
shell-first-read = Got it

shell-curtain = Pass the device to { $name }
shell-curtain-hint = Everyone else, look away.
shell-curtain-open = I am { $name }

shell-undo-asked =
    { $count ->
        [one] { $name } asks to undo one step.
       *[other] { $name } asks to undo { $count } steps.
    }
shell-undo-waiting =
    { $count ->
        [one] One player has yet to agree to your undo.
       *[other] { $count } players have yet to agree to your undo.
    }
shell-undo-yes = Agree
shell-undo-no = No

## Any game, as text

shell-position = The table
shell-over = The game is over.
shell-waits-for = The game is waiting for { $names }.
shell-round = Round { $round }
