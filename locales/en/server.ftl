# What a table, the store and the server say.

# A message to a table is refused.
table-refusal-stale = Something just changed. Here is the game as it stands.
table-refusal-sits-already = You already have a seat here.
table-refusal-seat-taken = This seat is taken.
table-refusal-standing = You can only answer in advance what you are being asked now, with one of its options, and at most eight questions.
table-refusal-somebody-sits = Someone sits in a seat that this would take away.
table-refusal-terms-kept = This table continues another game: its settings stay as they are.
table-refusal-no-such-seat = There is no such seat at this table.
table-refusal-seats-open = Some seats are still open. Invite a player or add a bot.
table-refusal-nonce = What you add to chance must be 32 to 64 hexadecimal digits.
table-refusal-bot-plays = A bot plays your seat. Take it back first.
table-refusal-not-started = The game has not started yet.
table-refusal-nothing-to-take-back = You are playing yourself; no bot has your seat.
table-refusal-nobody-to-summon = Only a player who is away can be replaced by a bot.
table-refusal-is-present = This player is here.
table-refusal-on-holiday = This player is on holiday. Their clock is stopped until they are back.
table-refusal-started = The game has already started.
table-refusal-resigned = This player has resigned.
table-refusal-not-host = Only the host can do that.
table-refusal-not-seated = You don’t have a seat at this table.
table-refusal-not-over = A rematch starts after the game, and only once.
table-refusal-undo-asked-already = Another undo request is open. Answer that one first.
table-refusal-no-undo-asked = No one is asking to undo anything.
table-refusal-no-such-step = The game has not come that far.
table-refusal-level = There is no bot of this level.
table-refusal-elsewhere = Someone was faster. Here is the table as it stands.
table-refusal-nearly-full = So much has happened at this table ({ $entries } entries) that nothing can be undone and no seat changes any more. The game can be played to its end.
table-refusal-full = This table is full: its journal holds { $entries } entries. Resign to end the game.
table-refusal-no-advice = The adviser is off here because people play each other. Against bots you can always ask.
table-refusal-for-people = That is for people. A bot of someone’s own looks, sits down, chooses and resigns.
table-refusal-machine-undo = A bot undoes nothing and is not asked whether others may.
table-refusal-machine-advice = The adviser is for people.
table-refusal-nothing-to-advise = Ask the adviser when it’s your turn.
table-refusal-hands-delay = Hands can be shown up to 30 choices or 30 minutes later.
table-refusal-hands-open = Hands are shown already.
table-refusal-no-hands-asked = No one is asking about hands any more.

# What happens at a table, in the log.
table-note-closed = The table was closed: this version no longer has its rules.
table-note-silent = { $seat }’s browser added nothing to the shuffle in ten seconds. The proof says so.
table-note-handed-over = A bot ({ $level }) now plays for { $seat }.
table-note-absent = { $seat } is away. A bot ({ $level }) takes over.
table-note-time-bot = { $seat } is out of time. A bot ({ $level }) takes over.
table-note-taken-back = { $seat } is playing again.
table-note-resigned = { $seat } resigns.
table-note-time-out = { $seat } is out of time and loses.
table-note-undo-asked = { $seat } asks to undo a move.
table-note-consented = { $seat } agrees.
table-note-undo-granted = Everyone agrees. The move is undone.
table-note-undo-refused = { $seat } says no. The move stands.
table-note-undo-overtaken = The game went on, so nothing is undone.
table-note-summoned = { $by } is waiting for { $seat }. A bot takes over soon.
table-note-returned = { $seat } is back.
table-note-holiday = { $seat } has planned a holiday. Their clock stops then.
table-note-holiday-over = { $seat } is not on holiday any more.
table-note-advised = { $seat } asks the adviser.
table-note-hands-asked = { $seat } asks whether spectators may see all hands, { $delay }.
table-note-hands-opened = Everyone agrees: spectators see all hands, { $delay }.
table-note-hands-closed = Hands stay closed. What was not shown yet is not shown.
table-hands-at-once = at once
table-hands-choices = { $count ->
    [one] one choice later
   *[other] { $count } choices later
  }
table-hands-minutes = { $count ->
    [one] one minute later
   *[other] { $count } minutes later
  }
table-over-resigned = Everyone else has resigned.
table-over-closed = This table was closed by the people who run the server.

# A table cannot be opened.
table-error-nothing = There is no such table.
table-error-missing = Entry { $number } of the journal of this table is missing.
table-error-damaged = The journal of this table is damaged: it cannot be played again.
table-error-unreadable = Entry { $number } of the journal of this table cannot be read.
table-error-unknown-game = This table plays a game that is not on the shelf: { $game }.
table-error-other-rules = This table was begun with version { $found } of the rules; this server plays version { $expected }.
table-error-record = The record of this table does not play out as it did. { $why }
package-endless = Version { $rules } of the rules takes too long to answer here. Nothing has changed.
package-words = The board in words
package-broken = Version { $rules } of the rules fails to answer here. Nothing has changed.

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
fairness-no-proof = This game file has no shuffle proof.
fairness-fair = The shuffle was fair. The server’s secret matches its seal from before the game, and the shuffle comes from it and the players’ shares.
fairness-other-secret = The server’s secret doesn’t match its seal.
fairness-other-seed = The secret and the players’ shares don’t give this shuffle.
fairness-unreadable = The proof in this record cannot be read.

# A request to the server fails.
server-error-not-found = There is nothing here.
server-error-no-name = Choose a name first.
server-error-too-fast = Too fast. Wait a moment and try again.
server-error-foreign-origin = This request comes from a page that is not ours.
server-error-name = Names have 1 to 24 letters or digits. Spaces, hyphens, apostrophes, dots and underscores are fine in between.
server-error-password = A password has 8 to 128 characters.
server-error-has-account = You already have an account.
server-error-name-taken = That name is taken.
server-error-name-reserved = This name is kept for the server and its bots. Choose another one.
server-error-name-link = This name looks like an address on the web. Put a space behind the dot, or leave it out.
server-error-wrong-password = Name and password don’t match.
server-error-wrong-code = That code is wrong, used or expired. Ask for a new one on your other device.
server-error-webhook = Notices can be posted to webhooks of Discord, Slack and ntfy (https://discord.com/…, https://hooks.slack.com/…, https://ntfy.sh/…).
server-error-email = This is not an e-mail address.
server-error-language = The language must be en, fr or ru.
server-error-unknown-game = There is no such game on the shelf.
server-error-unknown-level = There is no bot of this level.
server-error-sits-twice = You can only take one seat.
server-error-too-many-seats = More seats were named than the table has.
server-error-reset = This link no longer works. Ask for a new one.
server-error-push = This browser can’t be reached for notices.
server-error-too-many-friends = You have as many friends here as there can be. Remove someone first.
server-error-reliable = The host is looking for someone known to stay to the end. Finish a few games with people first, or ask for an invitation.
server-error-has-begun = The game has begun; no one else can be invited.
server-error-muted-everywhere = A moderator has switched off chat for you.
server-error-quiet = Quiet hours are two times of day.
server-error-note = A note has at most 4000 characters.
server-error-holiday = A holiday starts at least a day from now and lasts at least one day.
server-error-holiday-taken = You are already on holiday then.
server-error-no-holidays-left = You don’t have that many days of holiday left in that year.
server-error-pin = A note has 1 to 500 characters and is about one place or one person at your table.
server-error-too-many-pins = You have as many notes as there can be. Remove one first.
server-error-nobody-named = Name a report or an account.
server-error-not-moderator = This page is for moderators. Whoever runs the server names them.
server-error-is-moderator = Only whoever runs the server can do this to a moderator.
server-error-too-many-tables = You have too many open tables. Finish one first.
server-error-too-many-public = Too many public tables from your network wait for players. Play at one of them, or set up a private one.
server-error-wrong-token = This key is not valid, or not any more. In the settings, under “Bots I wrote”, you can make another.
server-error-for-people = That is for people. A bot may look at tables, sit down, get up and play.
server-error-machine-alike = You have a bot with this name, or with one that looks like it.
server-error-too-many-machines = { $most ->
    [one] You may have one bot of your own. Remove it first.
   *[other] You may have { $most } bots of your own. Remove one first.
}
server-error-clock = A live clock has 10 seconds to 24 hours and an increment of at most one hour; a daily one has 1 to 720 hours.
server-error-no-such-seat = There is no such seat at this table.
server-error-can-be-played = This table can be played: resign, or leave it.
server-error-no-invitation = This table is private. Open its invitation link to play.
server-error-no-socket = A WebSocket is spoken here.
server-error-not-over = You can see this after the game.
server-error-given-up = This game ended early, so there is nothing to analyse.
server-error-not-analysed = This game has not been analysed yet.
server-error-secrets = You don’t know enough to write this position down without giving a secret away. Try again at your next choice, or after the game.
server-error-not-begun = The game has not begun.
server-error-no-such-thing = A thing is named by its kind and its id, a word each.
server-error-unavailable = We couldn’t save that. Nothing changed; try again.
server-error-no-advice = The adviser could not think about this position. Choose without it; the server’s log says more.
server-error-full = There is no space left on the server. Nothing was changed.
server-error-no-record = This is no record of a game that is played here.
server-error-malformed = The request was not understood: { $why }
server-error-wrong-method = This cannot be done here.
server-error-internal = Something went wrong on our side. Nothing is lost; try again.
server-error-not-understood = This message was not understood.
server-error-no-hello = The first message must be “hello”.
server-error-hello-twice = “Hello” has been said already.
server-error-password-common = Too easy to guess. Choose another password.
server-error-no-account = There is no account here.
server-error-banned = You are banned from this server.
server-error-network-banned = Your network may not use this server any more.
server-error-network = Write a network as 203.0.113.0/24 or 2001:db8::/32: at least the first 8 bits of IPv4, or 16 of IPv6.
server-error-own-network = You are in that network yourself.
server-error-stale = This server has not heard from the database for a while.
server-error-draining = This server is shutting down: please try again.
server-error-work-wanted = Your browser has to work for a moment first, because you are new here: please try again.
server-error-work-not-done = The work of your browser is not done.
server-error-no-letters = This server sends no e-mails.
server-error-no-letter = This link no longer works: the address has changed, or e-mails have been stopped.
server-error-spectators-silent = Spectators can’t chat at this table.
server-error-muted = You are muted at this table, but you can watch.
server-error-barred = This table is not open to spectators, or not to you.
server-error-no-such-spectator = There is no such spectator here.
server-error-nobody-there = This person cannot be found here.
server-noted-blocked = You won’t hear from this person again.
server-noted-reported = Thank you. Your report has been sent.

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
server-error-figures = “metrics_addr”: “{ $addr }” is no address for figures: say HOST:PORT, here or off.

# Commands.
server-listening = Lazaret is at { $link }
server-stop-hint = Ctrl+C ends it; nothing is lost.
server-backed-up = Backed up. Tables: { $tables }, rows: { $rows }.
server-backed-up-to = Backed up to { $path }. Tables: { $tables }, rows: { $rows }.
server-backup-whole = The backup is whole. Tables: { $tables }, rows: { $rows }.
server-backup-taken = Another program writes backups to { $path }.
server-restored = Restored. Tables: { $tables }, rows: { $rows }.
server-exported = Exported to { $path }. Records: { $count }.
server-not-exported = The table { $table } was left out. { $why }
server-public-readme =
    Finished games, one record a file, out of a Lazaret server, in a folder for each month.

    Everyone at these tables agreed to their being published. People have names that were drawn for this folder alone: the same name
    is the same person here, and nobody anywhere else. “lazaret replay FILE” shows a game, “lazaret verify FOLDER” plays all of them again.

    CC0 1.0: as far as the law allows, nobody has rights in these records.
server-admin-renamed = { $old } is now called { $new }.
server-admin-banned = { $name } may not play here any more. All devices are signed out.
server-admin-banned-until = { $name } may not play here until { $until }. All devices are signed out.
server-admin-let-in = { $name } may play here again.
server-admin-network-banned = { $network } may not use this server any more.
server-admin-network-let-in = { $network } may use this server again.
server-admin-network-not-banned = { $network } is not banned.
server-admin-no-networks = No network is banned.
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
server-admin-announced = A restart is announced for { $at } (universal time).
server-admin-announced-none = No restart is announced.
server-admin-recounted = Made again from the journals: finished games { $games }, rated { $rated }.
server-admin-recount-kept = Tables whose rules this program does not have: { $count }. What was known of them stays.
server-doctor-schema = The database can be opened (schema { $found } of { $known }).
server-doctor-older-schema = The database can be opened; its schema { $found } becomes { $known } when the server starts.
server-doctor-key = The key that signs cookies cannot be read.
server-doctor-writes = The database takes what is written.
server-doctor-rights = Others on this machine can read { $path }: chmod 600 it.
server-doctor-address = People come by { $url }.
server-doctor-no-https = No public_url with https:// is set: links lead to this machine, and cookies do not insist on encryption.
server-doctor-no-proxy = trust_proxy is not set: behind a proxy, all people are counted as one.
server-doctor-letters = The server for e-mails answers.
server-doctor-no-letters = The server for e-mails does not answer: { $why }
server-doctor-lessons = { $count ->
    [one] One lesson of your own is sound.
   *[other] { $count } lessons of your own are sound.
}
server-doctor-lesson = { $file } is left out. { $why }
server-doctor-upgrade = Running tables that go on: { $plays }. Finished games that come out as they did: { $replays }. Of both, positions with the same fingerprint: { $compared }. Running tables that are refused: { $stranded }. Finished games that are refused: { $lost }.
server-doctor-elsewhere = The game comes to another position than it did.
server-doctor-packages = Of both, those that a package of older rules plays: { $packaged }.
server-doctor-packaged = { $table }: a package plays version { $rules } of the rules.
server-doctor-ready = The server at { $addr } is ready.
server-doctor-not-ready = The server at { $addr } is not ready: { $why }
server-doctor-figures = It holds { $tables } tables and { $sockets } sockets; { $waiting } passwords wait to be checked; the database has { $megabytes } MB.
server-doctor-figure = { $figure } is { $count } since the start: docs/server.md says under { $alert } what to do.
server-doctor-no-figures = Its figures cannot be read at { $addr }.

# Notices.
server-notice-trial = Notices
server-notice-trial-text = This is how a notice looks.
server-notice-turn-short = It’s your turn.
server-notice-summons-short = A bot will take over soon unless you come back.
server-notice-over-short = The game is over.
server-notice-invited-short = { $by } invites you to a table.
server-notice-to-evening-short = { $by } invites you to an evening.
server-notice-to-league-short = { $by } invites you to a league.
server-notice-changed-short = The host changed the settings of your table.
server-notice-evening-short = A round begins.
server-notice-chat-short = Someone wrote at your table.
server-notice-undo-short = Someone asks to undo a move.
server-notice-several = { $count ->
    [one] 1 thing happened while it was quiet.
   *[other] { $count } things happened while it was quiet.
}
server-calendar-name = Lazaret
server-calendar-due = Your move in { $game } is due

# Notices.
server-notice-subject = { $about }: { $what }
server-notice-turn = Your turn in { $game }: { $link }
server-notice-summons = The table is waiting for you in { $game }. A bot takes over soon: { $link }
server-notice-over = A game of { $game } is over: { $link }
server-notice-invited = { $by } invites you to { $game }: { $link }
server-notice-to-evening = { $by } invites you to an evening of { $game }: { $link }
server-notice-to-league = { $by } invites you to a league of { $game }: { $link }
server-notice-changed = The host changed the settings of your table of { $game }. Look before it starts: { $link }
server-notice-evening = A round begins: your table of { $game }: { $link }
server-notice-chat = Someone wrote at your table of { $game }: { $link }
server-notice-undo = Someone asks to undo a move in { $game }: { $link }
server-letter-confirm-subject = Lazaret: is this your address?
server-letter-confirm = { $name } wants e-mails from Lazaret at this address when it is their turn. If that is you, follow this link: { $link } If it is not, do nothing: no other e-mail will come.
server-letter-confirm-question = Send e-mails to { $email } when it’s your turn?
server-letter-confirm-button = Yes, this is my address
server-letter-confirmed = Done. We’ll write to { $email } when it’s your turn and you’re away.
server-letter-stop-question = Stop sending e-mails to { $email }?
server-letter-stop-button = Stop e-mails
server-letter-stopped = Done. No more e-mails.
server-letter-reset-subject = Another password for Lazaret
server-letter-reset =
    Hello { $name },
    someone asked for another password for your account. This link is good for an hour and works once:
    { $link }
    If it was not you, do nothing: your password stays as it is.
server-letter-device-subject = New sign-in to Lazaret
server-letter-device =
    Hello { $name },
    your account was just used on a device we did not know: { $device }
    If it was not you, change your password and sign out everywhere in the settings.
server-letter-footer = Unsubscribe: { $link }

cli-serve = Serves tables to browsers: people, bots, spectators.
cli-serve-examples = Examples:
      lazaret serve
      lazaret serve --addr 0.0.0.0:8080 --data /var/lib/lazaret --public-url https://play.example.org
      lazaret serve --database postgres://lazaret@localhost/lazaret
cli-backup = Writes everything that a server keeps to one file, while it runs; with --every again and again, into a folder.
cli-backup-examples = Examples:
      lazaret backup lazaret.backup --data /var/lib/lazaret
      lazaret backup /var/backups/lazaret --every 6h --data /var/lib/lazaret
cli-restore = Reads a backup into an empty database, SQLite or PostgreSQL.
cli-restore-examples = Examples:
      lazaret restore lazaret.backup --data /var/lib/lazaret
      lazaret restore lazaret.backup --check
cli-export = Writes all records of a server as text, one file a game, an evening or a league. Those of running games contain their secrets.
cli-export-examples = Example:
      lazaret export records --data /var/lib/lazaret
      lazaret export games --public --data /var/lib/lazaret
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
cli-admin-rename = Gives someone another name, at the tables where they sit too.
cli-admin-rename-examples = Example:
      lazaret admin rename anna Annabel --data /var/lib/lazaret
cli-admin-ban = Shuts someone out, or lets them in again.
cli-admin-ban-examples = Examples:
      lazaret admin ban anna --data /var/lib/lazaret
      lazaret admin ban anna --for 7d --why spam --data /var/lib/lazaret
cli-admin-ban-network = Bans a network, or lets it in again.
cli-admin-ban-network-examples = Examples:
      lazaret admin ban-network 203.0.113.0/24 --why flood --data /var/lib/lazaret
      lazaret admin ban-network 203.0.113.0/24 --lift --data /var/lib/lazaret
cli-admin-networks = Lists banned networks.
cli-admin-networks-examples = Example:
      lazaret admin networks --data /var/lib/lazaret
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
cli-admin-announce = Tells everyone who has the page open that the server will be started again, and when.
cli-admin-announce-examples = Examples:
      lazaret admin announce --in 10m --data /var/lib/lazaret
      lazaret admin announce --cancel --data /var/lib/lazaret
cli-admin-recount = Makes figures, ratings and explorer again from the journals.
cli-admin-recount-examples = Example:
      lazaret admin recount --data /var/lib/lazaret
cli-admin-settle = Marks a report as dealt with.
cli-admin-settle-examples = Example:
      lazaret admin settle 3 --data /var/lib/lazaret
cli-doctor = Looks at settings, database and e-mails before people do.
cli-doctor-examples = Examples:
      lazaret doctor --data /var/lib/lazaret
      lazaret doctor --upgrade --data /var/lib/lazaret
      lazaret doctor --running
cli-arg-person = The name or the id of a person
cli-arg-new-name = The new name
cli-arg-restart-in = When: in 90s, 10m, 1h
cli-arg-cancel = Withdraws the announcement
cli-arg-lift = Lets them in again
cli-arg-ban-for = For how long: 6h, 7d. Without it, until it is lifted
cli-arg-network = A network: 203.0.113.0/24, 2001:db8::/32, or one address
cli-arg-why = The reason, for those who read the list
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
cli-arg-backup-to = The file of the backup; with --every, the folder of the backups
cli-arg-every = Backs up once in this time (30m, 6h, 1d) until it is asked to end; each backup is read back, and older ones are removed: all of 24 hours, one of each of 14 days, one of each of 12 weeks stay
cli-arg-check-backup = Reads the backup and says whether it is whole; nothing is restored
server-error-lesson-open = This lesson is not done yet.
server-error-lesson-long = No lesson takes as many choices.

# Evenings.
server-error-evening-not-now = That is not possible at this stage of the evening.
server-error-evening-too-few = Too few people are here for a table.
server-error-evening-full = The evening is full: 64 people take part.
server-error-evening-nobody = That person does not take part.
server-error-evening-unknown = Nobody here has an account by the name of { $name }.
server-error-evening-no-table = The evening has no such table.
server-error-evening-places = Name each of those who sat there once, with a place from 1 to the number of seats.
server-error-evening-note = Say why, in at most 200 characters: everyone reads it.
server-error-evening-name = Give the evening a name of at most 60 characters.
server-error-evening-games = Choose at least one game, and at most one for each round.
server-error-evening-rounds = An evening has 1 to 8 rounds.
server-error-evening-sizes = Tables have 2 to 5 people, and the size you like best lies between the smallest and the largest.
server-error-evening-pause = A break lasts at most a day.
server-error-evening-minutes = A round is meant to take at most a day.
server-error-evening-ties = People are told apart by tables won, by those they finished ahead of and by their part of the scores, each once.
server-error-evening-week = Tables of this week are still being played: the next week begins when its time comes.
server-error-evening-weeks = A season has 1 to 8 weeks.
server-error-evening-days = A week has 1 to 28 days.
server-error-evening-date = That moment does not suit everyone at the table, or is over.
server-error-evening-dates = Name moments in the next four weeks, at quarters of an hour: at most 168.
server-error-evening-division = A division has 3 to 16 people, and no fewer than a table.
server-error-evening-moves = At most half of a division goes up or down.
server-error-evening-not-yours = Only someone who sat at this table can say that.
server-error-evening-host = Only the host of the evening may do that.
server-error-evening-many = You have five open evenings. Finish one first, or call it off.
server-error-evening-players = This game cannot be played by that many people.
