# What the kernel says, whatever the game.

# How things in a row are joined: "a, b and c".
list-nothing = none
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

# A choice is refused.
refusal-over = The game is over.
refusal-not-asked = It’s not your turn. We’re waiting for { $seats }.
refusal-not-the-question = Not now. First: { $ask }
refusal-not-understood = We couldn’t read “{ $choice }” as a choice.
refusal-not-at-once = These choices can’t be made at once: something is revealed in between, or someone else is asked.

# A choice cannot be taken back without the consent of the others.
undo-nothing = Nothing to undo.
undo-another-chose = Another player has moved since. Everyone must agree to undo this.
undo-sealed = Something was revealed since. Everyone must agree to undo this.

# Options of a game.
options-unknown-key = There is no option “{ $key }”.
options-unknown-value = The option “{ $key }” cannot be “{ $value }”. Possible values: { $values }.
options-twice = “{ $key }” is set twice.
options-not-a-pair = “{ $part }” is not written as option=value.
options-conflict = The option “{ $key }” does not go together with the others.

# A text is no record of a game. The columns are counted in characters.
patch-no-data = this game has no data files that a patch could be laid over.
patch-wrong = { $why }
patch-another = another patch is in force already, for { $game }: one program has one patch.
patch-breaks = with this patch the rules break down in play.
patch-off = with this patch pieces go astray in play. { $what }
patch-endless = with this patch a game does not come to its end.
record-error = Line { $line }, column { $column }: { $why }
record-format = a record begins with “lazaret 1”.
record-missing = the line “{ $what }” is missing.
record-other-game = this is a record of another game: { $found }.
record-other-rules = the record was made with version { $found } of the rules; this program plays version { $expected }.
record-options = the options are wrong. { $why }
record-patch-hash = the changes of the patch are not those whose hash stands here.
record-other-patch = it was played with other cards than are in force here: a record with a patch, or another one, needs a program of its own.
record-seat = there is no such seat.
record-position = the position it begins from cannot be laid out. { $why }
position-error = Line { $line }, column { $column } of the position: { $why }
record-seed = the seed must be 64 hexadecimal digits.
record-twice = there is a second line “{ $what }”; a record has one.
record-notation = this choice is not written in the notation of the game.
record-line = a record has no line like this.

# A record and the rules do not agree.
divergence-refused = The rules refuse this choice. { $why }
divergence-not-automatic = The choice is marked as automatic, but there were several.
divergence-undo = The record undoes more than may be undone. { $why }
divergence-fingerprint = The position is another than the one in the record: expected { $expected }, found { $found }.
divergence-result = The game ends otherwise than the record says.
divergence-not-over = The record gives a result, but the game is not over.

# Bots are seated.
bots-count = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
} for { $players } players: name one for each seat.

# What holds for a record, in the program and on the page.
verdict-proved = Proven fair
verdict-no-proof = Played correctly, not proven
verdict-incomplete = Not finished
verdict-unreadable = Not readable
verdict-diverged = Doesn’t match the rules
verdict-forged = Tampered with

advice-unclear = Too close to call: the next choice may be just as good.

# Where a game was won. $choice and $best are sentences of the game in the form of a choice.
analysis-inaccuracy = Step { $step }, { $who }: “{ $choice }” cost { $share } (give or take { $error }). Better: “{ $best }”.
analysis-mistake = Step { $step }, { $who }: a mistake. “{ $choice }” cost { $share } (give or take { $error }). Better: “{ $best }”.
analysis-blunder = Step { $step }, { $who }: a blunder. “{ $choice }” cost { $share } (give or take { $error }). Better: “{ $best }”.
analysis-lucky = Step { $step }, { $who }, “{ $choice }”: luck gave { $whom } { $share } (give or take { $error }).
analysis-unlucky = Step { $step }, { $who }, “{ $choice }”: luck cost { $whom } { $share } (give or take { $error }).

# How strong a bot plays: six words for people, numbers for those who want them.
bot-strength =
    { $level ->
        [1] Beginner
        [3] Casual
        [5] Steady
        [8] Skilled
        [10] Strong
        [12] Master
        [random] Random
        [greedy] One choice ahead
       *[other] Level { $level }
    }

# What to expect of a strength.
bot-strength-about =
    { $level ->
        [1] Sees good moves and often misses them. A fine first opponent.
        [3] Plays along and makes honest mistakes.
        [5] Rarely wastes a turn, seldom plans ahead.
        [8] Looks one step further than most.
        [10] Plans ahead and punishes loose play.
        [12] Thinks longest and plays best. Expect to lose a few.
       *[other] One of twelve levels, from the weakest to the strongest.
    }

# The cast: who the bots are. The person, not a way of playing: all play alike at one strength.
cast-1 = Lucia
cast-1-about = Chandler from Messina. Keeps the candle lit until everyone has moved.
cast-2 = Marco
cast-2-about = Retired ship’s cook. Has seen worse harbours than this one.
cast-3 = Oda
cast-3-about = Beekeeper on the Rhine. Never hurries, never forgets.
cast-4 = Bertran
cast-4-about = Travelling singer. Apologises nicely before every blow.
cast-5 = Ysa
cast-5-about = Midwife. Counts twice, speaks once.
cast-6 = Tomas
cast-6-about = Gravedigger, and the most cheerful person at the table.
cast-7 = Wenna
cast-7-about = Wool trader from Bristol. Shakes hands on everything.
cast-8 = Ansel
cast-8-about = Novice monk. Not sure that games are allowed.
cast-9 = Halka
cast-9-about = Innkeeper from Kraków. Knows every rumour on the road.
cast-10 = Pero
cast-10-about = Ferryman at Ragusa. Takes everyone across, once.
