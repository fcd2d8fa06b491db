# What a table, the store and the server say.

# How strong a bot plays.
server-level-random = random
server-level-easy = 1 easy
server-level-level2 = level 2
server-level-level3 = level 3
server-level-level4 = level 4
server-level-level5 = level 5
server-level-level6 = level 6
server-level-greedy = 7 greedy
server-level-level8 = level 8
server-level-level9 = level 9
server-level-medium = 10 medium
server-level-hard = 11 hard
server-level-expert = 12 expert

# A message to a table is refused.
table-refusal-stale = Something has happened in the meantime. Here is the game as it stands now.
table-refusal-sits-already = You already sit at this table.
table-refusal-seat-taken = This seat is taken.
table-refusal-no-such-seat = There is no such seat at this table.
table-refusal-seats-open = The game starts when no seat is open: invite somebody or seat a bot.
table-refusal-nonce = What you add to chance must be 32 to 64 hexadecimal digits.
table-refusal-bot-plays = A bot plays your seat. Take it back first.
table-refusal-not-started = The game has not started yet.
table-refusal-nothing-to-take-back = No bot plays for you here.
table-refusal-nobody-to-summon = No person plays this seat whom a bot could replace.
table-refusal-is-present = This person is at the table.
table-refusal-started = The game has already started.
table-refusal-resigned = This seat has given up.
table-refusal-not-host = Only whoever set up the table may do that.
table-refusal-not-seated = You do not sit at this table.
table-refusal-not-over = The game is not over, or the rematch is set up already.
table-refusal-undo-asked-already = Somebody else has asked to take back: answer that first.
table-refusal-no-undo-asked = Nobody is asking to take back now.
table-refusal-no-such-step = The game has not come that far.
table-refusal-level = There is no bot of this level.
table-refusal-elsewhere = Somebody else was quicker: this is how the table stands now.
table-refusal-nearly-full = So much has happened at this table ({ $entries } entries) that nothing is taken back and no seat changes any more. The game can be played to its end.
table-refusal-full = This table is full: its journal holds { $entries } entries. Give the game up to end it.
table-refusal-no-advice = People play each other here, and advice was not agreed when the table was set up. Against bots the adviser may always be asked.
table-refusal-for-people = That is for people. A bot of somebody’s own looks, sits down, chooses and gives up.
table-refusal-machine-undo = A bot takes nothing back and is not asked whether others may.
table-refusal-machine-advice = The adviser is for people.
table-refusal-nothing-to-advise = You are not asked anything now: the adviser can be asked when it is your choice.

# What happens at a table, in the log.
table-note-closed = The table was closed: its rules are not here any more.
table-note-silent = { $seat } added nothing to chance within ten seconds; the proof says so.
table-note-handed-over = A bot plays for { $seat } (level: { $level }).
table-note-absent = { $seat } is away. A bot stands in (level: { $level }).
table-note-time-bot = The time of { $seat } is up. A bot stands in (level: { $level }).
table-note-taken-back = { $seat } plays again in person.
table-note-resigned = { $seat } gives up.
table-note-time-out = The time of { $seat } is up: the game is lost for this seat.
table-note-undo-asked = { $seat } asks everybody to agree to taking back.
table-note-consented = { $seat } agrees.
table-note-undo-granted = Everybody agrees: it is taken back.
table-note-undo-refused = { $seat } does not agree: it stands.
table-note-undo-overtaken = The game goes on: nothing is taken back.
table-note-summoned = { $by } waits for { $seat }: a bot will stand in soon.
table-note-returned = { $seat } is back.
table-note-advised = { $seat } asks the adviser.
table-over-resigned = All others have given up.
table-over-closed = Whoever runs the server has closed this table.

# A table cannot be opened.
table-error-nothing = There is no such table.
table-error-missing = Entry { $number } of the journal of this table is missing.
table-error-damaged = The journal of this table is damaged: it cannot be played again.
table-error-unreadable = Entry { $number } of the journal of this table cannot be read.
table-error-unknown-game = This table plays a game that is not on the shelf: { $game }.
table-error-other-rules = This table was begun with version { $found } of the rules; this server plays version { $expected }.
table-error-record = The record of this table does not play out as it did. { $why }

# The store.
store-error-address = “{ $address }” is not the address of a database: write postgres://… or sqlite:path.
store-error-open = The database { $address } cannot be opened: { $why }.
store-error-nothing = There is no database at { $address }: is this the folder, or the address, of the server?
store-error-newer = The database was written by a newer version of Lazaret (schema { $found }; this version knows { $known }).
store-error-in-use = Another server uses { $path }: one folder is for one server. For several nodes use PostgreSQL.
store-error-conflict = Another server has written this entry first.
store-error-full = There is no space left for the database.
store-error-failed = The database failed: { $why }.
store-error-malformed = The database holds something at { $place } that does not belong there.
store-error-file = The file could not be read or written: { $why }.
store-error-backup-line = Line { $line } of the backup is not what a backup has there. Nothing was restored.
store-error-backup-cut = The backup ends before its last line. Nothing was restored.
store-error-backup-damaged = The backup is not as it was written: its checksum does not fit. Nothing was restored.
store-error-not-empty = The database is not empty: a backup is restored into an empty one only.

# Fair chance.
fairness-no-proof = This record carries no proof about its chance.
fairness-fair = Chance was fair: the secret fits what was published before the start, and it gives the seed together with what the players added.
fairness-other-secret = The secret does not fit what was published before the start.
fairness-other-seed = Secret and players’ numbers do not give the seed of this record.
fairness-unreadable = The proof in this record cannot be read.

# A request to the server fails.
server-error-not-found = There is nothing here.
server-error-no-name = Say your name first.
server-error-too-fast = That is too fast. Wait a moment and try again.
server-error-foreign-origin = This request comes from a page that is not ours.
server-error-name = A name has 1 to 24 letters or digits; spaces, hyphens, apostrophes, dots and underscores may stand between them.
server-error-password = A password has 8 to 128 characters.
server-error-has-account = You already have an account.
server-error-name-taken = Somebody else has this name.
server-error-name-reserved = This name is kept for the server and its bots. Choose another one.
server-error-name-link = This name looks like an address on the web. Put a space behind the dot, or leave it out.
server-error-wrong-password = Name and password do not fit.
server-error-wrong-code = This code is wrong, used or too old. Ask for a new one on the other device.
server-error-webhook = Notices can be posted to webhooks of Discord and Slack (https://discord.com/…, https://hooks.slack.com/…).
server-error-email = This is not an e-mail address.
server-error-language = The language must be en, fr or ru.
server-error-unknown-game = There is no such game on the shelf.
server-error-unknown-level = There is no bot of this level.
server-error-sits-twice = You can sit in one seat only.
server-error-too-many-seats = More seats were named than the table has.
server-error-too-many-tables = You have set up too many tables that are not over. Finish some of them first.
server-error-too-many-public = Too many public tables from your network wait for players. Play at one of them, or set up a private one.
server-error-wrong-token = This token is not good, or not any more. In the settings, under “My own bots”, you can make another.
server-error-for-people = That is for people. A bot may look at tables, sit down, get up and play.
server-error-machine-alike = You have a bot with this name, or with one that looks like it.
server-error-too-many-machines = { $most ->
    [one] You may have one bot of your own. Take it away first.
   *[other] You may have { $most } bots of your own. Take one away first.
}
server-error-clock = A live clock has 10 seconds to 24 hours and an increment of at most one hour; a daily one has 1 to 720 hours.
server-error-no-such-seat = There is no such seat at this table.
server-error-can-be-played = This table can be played: give the game up, or leave it.
server-error-no-invitation = This table is private. Use its link to sit down.
server-error-no-socket = A WebSocket is spoken here.
server-error-not-over = This can be seen when the game is over.
server-error-given-up = This game was not played to its end: there is nothing to analyse.
server-error-secrets = What you know does not suffice to write this position down without giving a secret away. Try again at your next choice, or after the game.
server-error-not-begun = The game has not begun.
server-error-no-such-thing = A thing is named by its kind and its id, a word each.
server-error-unavailable = The server could not store this. Nothing was changed; try again.
server-error-no-advice = The adviser could not think about this position. Choose without it; the server’s log says more.
server-error-full = There is no space left on the server. Nothing was changed.
server-error-no-record = This is no record of a game that is played here.
server-error-malformed = The request was not understood: { $why }
server-error-wrong-method = This cannot be done here.
server-error-internal = Something went wrong on the server. Nothing was lost; try again.
server-error-not-understood = This message was not understood.
server-error-no-hello = The first message must be “hello”.
server-error-hello-twice = “Hello” has been said already.
server-error-password-common = Everybody tries this password first. Choose another one.
server-error-no-account = There is no account here.
server-error-banned = You may not play on this server any more.
server-error-stale = This server has not heard from the database for a while.
server-error-no-letters = This server sends no letters.
server-error-no-letter = This link is no longer good: the address has changed, or letters have been stopped.
server-error-spectators-silent = Spectators watch this table in silence.
server-error-muted = You may watch this table, in silence.
server-error-barred = This table is not open to spectators, or not to you.
server-error-no-such-spectator = There is no such spectator here.
server-error-nobody-there = This person cannot be found here.
server-noted-blocked = You will not hear from this person any more.
server-noted-reported = Whoever runs the server has been told.

# The server does not start.
server-error-data = The folder { $path } cannot be written: { $why }.
server-error-port-in-use = Another program listens at { $addr } already: stop it, or choose another address with --addr.
server-error-port-forbidden = This program may not listen at { $addr }: choose a port above 1023 with --addr.
server-error-address = The server cannot listen at { $addr }: { $why }.
server-error-threads = The server cannot start its threads: { $why }.
server-error-config = The configuration file { $path } cannot be used: { $why }
server-error-config-number = “{ $key }” cannot be this number: it is too small or too large.
server-error-config-setting = “{ $key }” in line { $line }: { $why }
server-error-config-file = { $why }
server-error-figures = “{ $addr }” is no address for figures: say HOST:PORT, here or off.

# Commands.
server-listening = Lazaret is at { $link }
server-stop-hint = Ctrl+C ends it; nothing is lost.
server-backed-up = Backed up. Tables: { $tables }, rows: { $rows }.
server-restored = Restored. Tables: { $tables }, rows: { $rows }.
server-exported = Exported to { $path }. Records: { $count }.
server-not-exported = The table { $table } was left out. { $why }
server-admin-renamed = { $old } is now called { $new }.
server-admin-banned = { $name } may not play here any more. All devices are logged out.
server-admin-let-in = { $name } may play here again.
server-admin-password = The password of { $name } is now: { $password }
server-admin-closed = The table { $table } is closed.
server-admin-unlisted = The table { $table } is no longer listed as running. { $why }
server-admin-nobody = Nobody is called “{ $text }”.
server-admin-several = “{ $text }” may be one of { $count } people: say the id (lazaret admin persons).
server-admin-is-banned = banned
server-admin-is-account = account
server-admin-is-guest = guest
server-admin-no-reports = There are no reports.
server-admin-no-report = There is no such report.
server-admin-report = { $number }. { $at }, table { $table }: { $by } about { $about }
server-doctor-schema = The database can be opened (schema { $found } of { $known }).
server-doctor-older-schema = The database can be opened; its schema { $found } becomes { $known } when the server starts.
server-doctor-key = The key that signs cookies cannot be read.
server-doctor-writes = The database takes what is written.
server-doctor-rights = Others on this machine can read { $path }: chmod 600 it.
server-doctor-address = People come by { $url }.
server-doctor-no-https = No public_url with https:// is set: links lead to this machine, and cookies do not insist on encryption.
server-doctor-no-proxy = trust_proxy is not set: behind a proxy, all people are counted as one.
server-doctor-letters = The server for letters answers.
server-doctor-no-letters = The server for letters does not answer: { $why }
server-doctor-upgrade = Running tables that go on: { $plays }. Finished games that come out as they did: { $replays }. Of both, positions with the same fingerprint: { $compared }. Running tables that are refused: { $stranded }. Finished games that are refused: { $lost }.
server-doctor-elsewhere = The game comes to another position than it did.
server-doctor-ready = The server at { $addr } is ready.
server-doctor-not-ready = The server at { $addr } is not ready: { $why }

# Notices.
server-notice-subject = Lazaret: it is your turn
server-notice-turn = It is your turn. Game: { $game }. { $link }
server-notice-summons = The others are waiting for you; a bot will stand in soon. Game: { $game }. { $link }
server-letter-confirm-subject = Lazaret: is this your address?
server-letter-confirm = { $name } wants letters from Lazaret at this address when it is their turn. If that is you, follow this link: { $link } If it is not, do nothing: no other letter will come.
server-letter-confirm-question = Shall letters go to { $email } when it is your turn?
server-letter-confirm-button = Yes, this is my address
server-letter-confirmed = Letters go to { $email } from now on, when it is your turn and you are away.
server-letter-stop-question = Shall no more letters go to { $email }?
server-letter-stop-button = No more letters
server-letter-stopped = No more letters will come.
server-letter-footer = No more letters: { $link }

cli-serve = Serves tables to browsers: people, bots, spectators.
cli-serve-examples = Examples:
      lazaret serve
      lazaret serve --addr 0.0.0.0:8080 --data /var/lib/lazaret --public-url https://play.example.org
      lazaret serve --database postgres://lazaret@localhost/lazaret
cli-backup = Writes everything that a server keeps to one file, while it runs.
cli-backup-examples = Example:
      lazaret backup lazaret.backup --data /var/lib/lazaret
cli-restore = Reads a backup into an empty database, SQLite or PostgreSQL.
cli-restore-examples = Example:
      lazaret restore lazaret.backup --data /var/lib/lazaret
cli-export = Writes all records of a server as text, one file a game. They contain the secrets of running games.
cli-export-examples = Example:
      lazaret export records --data /var/lib/lazaret
cli-admin = Looks after people and tables of a server, while it runs or not.
cli-admin-examples = Examples:
      lazaret admin persons anna --data /var/lib/lazaret
      lazaret admin close K7PX-93QM --data /var/lib/lazaret
cli-admin-persons = Lists people whose name contains a text or whose id begins with it.
cli-admin-persons-examples = Example:
      lazaret admin persons anna --data /var/lib/lazaret
cli-admin-tables = Lists tables whose code, game or people contain a text.
cli-admin-tables-examples = Example:
      lazaret admin tables rattus --data /var/lib/lazaret
cli-admin-rename = Gives somebody another name, at the tables where they sit too.
cli-admin-rename-examples = Example:
      lazaret admin rename anna Annabel --data /var/lib/lazaret
cli-admin-ban = Shuts somebody out, or lets them in again.
cli-admin-ban-examples = Example:
      lazaret admin ban anna --data /var/lib/lazaret
cli-admin-password = Gives an account a fresh password and prints it.
cli-admin-password-examples = Example:
      lazaret admin password anna --data /var/lib/lazaret
cli-admin-close = Closes a table, whatever it is doing.
cli-admin-close-examples = Example:
      lazaret admin close K7PX-93QM --data /var/lib/lazaret
cli-admin-export = Prints the record of a table. That of a running game contains its seed.
cli-admin-export-examples = Example:
      lazaret admin export K7PX-93QM --data /var/lib/lazaret
cli-admin-reports = Lists what players reported.
cli-admin-reports-examples = Example:
      lazaret admin reports --data /var/lib/lazaret
cli-admin-settle = Marks a report as dealt with.
cli-admin-settle-examples = Example:
      lazaret admin settle 3 --data /var/lib/lazaret
cli-doctor = Looks at settings, database and letters before people do.
cli-doctor-examples = Examples:
      lazaret doctor --data /var/lib/lazaret
      lazaret doctor --upgrade --data /var/lib/lazaret
      lazaret doctor --running
cli-arg-person = The name or the id of a person
cli-arg-new-name = The new name
cli-arg-lift = Lets them in again
cli-arg-table = The code of a table
cli-arg-text = A text to look for
cli-arg-all = Those that are settled too
cli-arg-report = The number of a report
cli-arg-upgrade = Plays all stored games with this program and says which it refuses
cli-arg-running = Asks the server that runs whether it is ready
cli-manual = Writes man pages and shell completions to a folder.
cli-manual-examples = Example:
      lazaret manual share
cli-arg-manual-folder = The folder that the manual is written to
cli-arg-data = The folder for everything that is kept (default: data; LAZARET_DATA)
cli-arg-database = Another database: postgres://… or sqlite:path (LAZARET_DATABASE)
cli-arg-config = A TOML file with settings (LAZARET_CONFIG)
cli-arg-addr = Where to listen (default: 127.0.0.1:1347; LAZARET_ADDR)
cli-arg-public-url = The address under which people reach the server, for links (LAZARET_PUBLIC_URL)
cli-arg-log = What goes into the log: error, warn, info, debug (default: info; LAZARET_LOG)
cli-arg-backup-file = The file of the backup
server-error-lesson-open = This lesson is not done yet.
server-error-lesson-long = No lesson takes as many choices.
