# People: their pages, ratings, the ladder.
person-since = Here since { $month }
person-hidden = { $name } keeps this page private.
person-new = { $name } has not finished a game yet.
person-ratings = Ratings
person-rating = Rating
person-rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
person-rating-new = new: shown after five rated games
person-rating-about = about { $rating }
person-finding-out = still finding out
person-former = Former member
person-as-others = As others see it
person-rating-legend = ± holds the true strength about 95 times in 100. It shrinks with every rated game and grows while you don’t play. Level 6 bots are 1500; each level up is 115 more. The thick line under a hill holds it two times in three; below ± 150 a rank is given.
person-reliability = Reliability
person-standing-new = new
person-standing-reliable = reliable
person-standing-unreliable = unreliable
person-finished = { $games ->
    [one] { $finished } of the last game with people finished
   *[other] { $finished } of the last { $games } games with people finished
}
person-reliability-legend = Reliable: left at most one of the last ten games with people before the end. New: fewer than three.
person-head-to-head = Head to head
person-ahead-legend = How often each finished ahead of the other.
person-met = { $count ->
    [one] 1 game
   *[other] { $count } games
}
person-plays = How { $name } plays
person-game = Game
person-games = Games
person-wins-in-100 = Wins in 100 games
person-summary = { $games ->
    [one] 1 game, won: { $wins }. Average place: { $place }.
   *[other] { $games } games, won: { $wins }. Average place: { $place }.
}
person-best = { $points ->
    [one] Best: { $points } point with { $players } players ({ $day }).
   *[other] Best: { $points } points with { $players } players ({ $day }).
}
person-by-seat = Wins by seat
person-by-players = Wins by player count
person-seat = Seat { $seat }
person-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
person-too-few = too few games
person-beside = Points compared with the table’s average
person-shares-legend = Wins in 100 games. The wide line holds the truth two times in three; the dashed mark is what chance would give. Fewer than five games are not drawn.
person-history = Games
person-all-games = All games
person-with = With
person-with-anybody = with anyone
person-with-name = with { $name }
person-any-players = any player count
person-won = won
person-rated = rated
person-place = Place { $place } of { $players }
person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-stand-in = a bot played for them
person-some-bot = Bot
person-no-games = No games found.
person-newer = Newer
person-older = Older
person-page = Page { $page }
person-learned = Lessons done: { $lessons } of { $allLessons }. Puzzles solved: { $puzzles } of { $allPuzzles }. Only you see this.
person-data = Your data
person-hide = Keep my ratings and statistics to myself
person-hide-why = No one else sees your page, ratings or place on the ladder. In other people’s game lists your seat appears without your name.
person-show-here = Let others see when I am here
person-befriend = Add to friends
person-unfriend = Remove from friends
person-export = Download everything as one file
person-export-why = Account, games with their records, ratings, messages, notes and lessons.
shelf-my-page = My page
ladder-title = Ladder
ladder-place = Place
ladder-empty = No one is on the ladder yet. It takes an account and five rated games.
ladder-legend = Where bars overlap, players are about level. Five rated games are needed.
club-here = Here now
club-friend = friend
club-friend-here = friend, here now
club-ladder-all = The whole ladder ({ $count })
list-rated = rated
list-clock-live = { $minutes } min + { $increment } s
list-clock-daily = { $hours } h per move
host-unrated = This game is not rated
host-published = The record may be published, without names, when the game is over
waiting-published = When this game is over, its record may be published: without names, without the chat, without the time.
waiting-unrated = Not rated: { $why }.
unrated-solo = solo game
unrated-position = set-up position
unrated-branch = continued from another game
unrated-changed = changed cards
unrated-agreed = agreed before the start
unrated-advice = with adviser
unrated-machine = with someone’s own bot
unrated-bot = bot without a level
unrated-stand-in = a bot took over
push-cannot = This browser can’t receive notices while the page is closed. On an iPhone or iPad, add the page to the home screen first.
push-start = Notify me on this device
push-stop = Stop notices on this device
push-on = This device will be notified.
push-off = This device is no longer notified.
push-refused = Your browser doesn’t allow notices from this page.
push-try = Send a test
push-tried = Sent to { $taken }, failed: { $failed }.
push-devices = { $count ->
    [one] 1 device
   *[other] { $count } devices
}
account-forgotten = I forgot my password
account-forgotten-sent = If this account has a confirmed e-mail address, an e-mail is on its way.
