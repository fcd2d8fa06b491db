# Ce que disent une table, la mémoire et le serveur.

# Un message à une table est refusé.
table-refusal-stale = Il s’est passé quelque chose entre-temps. Voici la partie telle qu’elle est maintenant.
table-refusal-sits-already = Vous êtes déjà à cette table.
table-refusal-seat-taken = Cette place est prise.
table-refusal-standing = On ne répond d’avance qu’à la question posée maintenant, par l’un de ses choix, et à huit questions au plus.
table-refusal-somebody-sits = Quelqu’un occupe une place qui disparaîtrait.
table-refusal-terms-kept = Cette table continue une autre partie : ses réglages restent tels quels.
table-refusal-no-such-seat = Cette place n’existe pas à cette table.
table-refusal-seats-open = La partie commence quand aucune place n’est libre : invitez quelqu’un ou installez un robot.
table-refusal-nonce = Votre apport au tirage doit compter de 32 à 64 chiffres hexadécimaux.
table-refusal-bot-plays = Un robot joue à votre place. Reprenez-la d’abord.
table-refusal-not-started = La partie n’a pas encore commencé.
table-refusal-nothing-to-take-back = Aucun robot ne joue pour vous ici.
table-refusal-nobody-to-summon = Personne ne joue à cette place qu’un robot pourrait remplacer.
table-refusal-is-present = Cette personne est à la table.
table-refusal-on-holiday = Cette personne est en vacances. Sa pendule est arrêtée jusqu’à son retour.
table-refusal-started = La partie a déjà commencé.
table-refusal-resigned = Cette place a abandonné.
table-refusal-not-host = Seule la personne qui a ouvert la table peut le faire.
table-refusal-not-seated = Vous n’avez pas de place à cette table.
table-refusal-not-over = La partie n’est pas finie, ou la revanche est déjà prête.
table-refusal-undo-asked-already = Quelqu’un d’autre demande déjà à annuler un choix : répondez d’abord.
table-refusal-no-undo-asked = Personne ne demande à annuler un choix.
table-refusal-no-such-step = La partie n’est pas allée jusque-là.
table-refusal-level = Il n’y a pas de robot de ce niveau.
table-refusal-elsewhere = Quelqu’un a été plus rapide : voici où en est la table.
table-refusal-nearly-full = Il s’est passé tant de choses à cette table ({ $entries } entrées) qu’on ne peut plus y annuler de choix ni changer de place. La partie peut être jouée jusqu’au bout.
table-refusal-full = Cette table est pleine : son journal compte { $entries } inscriptions. Abandonnez la partie pour y mettre fin.
table-refusal-no-advice = Ici, des personnes s’affrontent, et les conseils n’ont pas été convenus à l’ouverture de la table. Contre des robots, on peut toujours consulter le conseiller.
table-refusal-for-people = Cela est réservé aux personnes. Le robot de quelqu’un regarde, s’assied, choisit et abandonne.
table-refusal-machine-undo = Un robot n’annule rien, et son accord n’est pas demandé.
table-refusal-machine-advice = Le conseiller est réservé aux personnes.
table-refusal-nothing-to-advise = On ne vous demande rien pour l’instant : le conseiller se consulte quand c’est à vous de choisir.
table-refusal-hands-delay = Les mains peuvent être montrées avec 30 choix ou 30 minutes de retard au plus.
table-refusal-hands-open = Les mains sont déjà montrées.
table-refusal-no-hands-asked = Plus personne ne demande à montrer les mains.

# Ce qui se passe à une table, dans le journal.
table-note-closed = La table a été fermée : ses règles ne sont plus là.
table-note-silent = { $seat } n’a pas apporté de nombre au tirage en dix secondes ; la preuve le dit.
table-note-handed-over = Un robot joue pour { $seat } ({ $level }).
table-note-absent = { $seat } n’est pas là. Un robot joue à sa place ({ $level }).
table-note-time-bot = Le temps est écoulé pour { $seat }. Un robot joue à sa place ({ $level }).
table-note-taken-back = { $seat } joue de nouveau en personne.
table-note-resigned = { $seat } abandonne.
table-note-time-out = Le temps est écoulé pour { $seat } : la partie est perdue pour cette place.
table-note-undo-asked = { $seat } demande l’accord de tout le monde pour annuler un choix.
table-note-consented = { $seat } est d’accord.
table-note-undo-granted = Tout le monde est d’accord : le choix est annulé.
table-note-undo-refused = { $seat } n’est pas d’accord : le choix reste.
table-note-undo-overtaken = La partie continue : rien n’est annulé.
table-note-summoned = { $by } attend { $seat } : un robot jouera bientôt à sa place.
table-note-returned = { $seat } est de retour.
table-note-holiday = { $seat } a annoncé ses vacances. Sa pendule sera arrêtée pendant ce temps.
table-note-holiday-over = { $seat } n’est plus en vacances.
table-note-advised = { $seat } consulte le conseiller.
table-note-hands-asked = { $seat } demande si le public peut voir toutes les mains, { $delay }.
table-note-hands-opened = Tout le monde est d’accord : le public voit toutes les mains, { $delay }.
table-note-hands-closed = Les mains restent cachées. Ce qui n’a pas encore été montré ne l’est pas.
table-hands-at-once = aussitôt
table-hands-choices = { $count ->
    [one] avec { $count } choix de retard
   *[other] avec { $count } choix de retard
  }
table-hands-minutes = { $count ->
    [one] avec { $count } minute de retard
   *[other] avec { $count } minutes de retard
  }
table-over-resigned = Toutes les autres places ont abandonné.
table-over-closed = La personne qui tient le serveur a fermé cette table.

# Une table ne s’ouvre pas.
table-error-nothing = Cette table n’existe pas.
table-error-missing = L’entrée { $number } du journal de cette table manque.
table-error-damaged = Le journal de cette table est endommagé : il ne peut pas être rejoué.
table-error-unreadable = L’entrée { $number } du journal de cette table est illisible.
table-error-unknown-game = Cette table joue à un jeu qui n’est pas sur l’étagère : { $game }.
table-error-other-rules = Cette table a commencé avec la version { $found } des règles ; ce serveur joue la version { $expected }.
table-error-record = L’enregistrement de cette table ne se rejoue pas à l’identique. { $why }
package-endless = La version { $rules } des règles met trop de temps à répondre ici. Rien n’a changé.
package-words = Le plateau en mots
package-broken = La version { $rules } des règles ne répond pas ici. Rien n’a changé.

# La mémoire.
store-error-address = « { $address } » n’est pas l’adresse d’une base de données : écrivez postgres://… ou sqlite:chemin.
store-error-open = La base de données { $address } ne s’ouvre pas : { $why }.
store-error-nothing = Il n’y a pas de base de données à { $address } : est-ce bien le dossier, ou l’adresse, du serveur ?
store-error-newer = La base de données vient d’une version plus récente de Lazaret (schéma { $found } ; cette version connaît { $known }).
store-error-in-use = Un autre serveur utilise { $path } : un dossier est pour un seul serveur. Pour plusieurs nœuds, utilisez PostgreSQL.
store-error-conflict = Un autre serveur a écrit cette entrée en premier.
store-error-full = Il n’y a plus de place pour la base de données.
store-error-failed = La base de données a échoué : { $why }.
store-error-malformed = La base de données contient à { $place } quelque chose qui n’y a pas sa place.
store-error-file = Le fichier n’a pas pu être lu ou écrit : { $why }.
store-error-backup-line = La ligne { $line } de la sauvegarde n’est pas valable. Rien n’a été restauré.
store-error-backup-cut = La sauvegarde s’arrête avant sa dernière ligne. Rien n’a été restauré.
store-error-backup-damaged = La sauvegarde n’est pas telle qu’elle a été écrite : sa somme de contrôle ne correspond pas. Rien n’a été restauré.
store-error-not-empty = La base de données n’est pas vide : une sauvegarde ne se restaure que dans une base vide.

# Le hasard honnête.
fairness-no-proof = Cet enregistrement ne contient aucune preuve de ses tirages.
fairness-fair = Le hasard n’a pas été truqué : le secret correspond à ce qui a été publié avant le début et donne la graine avec les nombres apportés par les places.
fairness-other-secret = Le secret ne correspond pas à ce qui a été publié avant le début.
fairness-other-seed = Le secret et les nombres des places ne donnent pas la graine de cet enregistrement.
fairness-unreadable = La preuve contenue dans cet enregistrement est illisible.

# Une demande au serveur échoue.
server-error-not-found = Il n’y a rien ici.
server-error-no-name = Dites d’abord votre nom.
server-error-too-fast = C’est trop rapide. Attendez un instant et réessayez.
server-error-foreign-origin = Cette demande vient d’une page qui n’est pas la nôtre.
server-error-name = Un nom compte de 1 à 24 lettres ou chiffres ; des espaces, traits d’union, apostrophes, points et tirets bas peuvent les séparer.
server-error-password = Un mot de passe compte de 8 à 128 caractères.
server-error-has-account = Vous avez déjà un compte.
server-error-name-taken = Quelqu’un d’autre porte ce nom.
server-error-name-reserved = Ce nom est réservé au serveur et à ses robots. Choisissez-en un autre.
server-error-name-link = Ce nom ressemble à une adresse web. Mettez une espace après le point, ou supprimez-le.
server-error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
server-error-wrong-code = Ce code est faux, déjà utilisé ou trop vieux. Demandez-en un nouveau sur l’autre appareil.
server-error-webhook = Les avis peuvent être envoyés aux webhooks de Discord, de Slack et de ntfy (https://discord.com/…, https://hooks.slack.com/…, https://ntfy.sh/…).
server-error-email = Ce n’est pas une adresse électronique.
server-error-language = La langue doit être en, fr ou ru.
server-error-unknown-game = Ce jeu n’est pas sur l’étagère.
server-error-unknown-level = Il n’y a pas de robot de ce niveau.
server-error-sits-twice = Vous ne pouvez occuper qu’une place.
server-error-too-many-seats = Il y a plus de places nommées que la table n’en a.
server-error-reset = Ce lien ne fonctionne plus. Demandez-en un nouveau.
server-error-push = Ce navigateur ne peut pas recevoir de messages.
server-error-too-many-friends = Vous avez ici autant d’amis que possible. Retirez d’abord quelqu’un.
server-error-reliable = La personne qui a ouvert la table cherche quelqu’un qui reste jusqu’à la fin. Terminez d’abord quelques parties avec d’autres, ou demandez une invitation.
server-error-has-begun = La partie a commencé ; on ne peut plus inviter personne.
server-error-muted-everywhere = Une personne de la modération vous a retiré la parole.
server-error-quiet = Les heures calmes sont deux heures de la journée.
server-error-note = Une note compte au plus 4000 caractères.
server-error-holiday = Des vacances commencent au plus tôt dans un jour et durent au moins un jour.
server-error-holiday-taken = Vous êtes déjà en vacances à ce moment-là.
server-error-no-holidays-left = Il ne vous reste pas autant de jours de vacances cette année-là.
server-error-pin = Une note compte de 1 à 500 caractères et concerne un lieu ou une personne de votre table.
server-error-too-many-pins = Vous avez autant de notes que possible. Supprimez-en une d’abord.
server-error-nobody-named = Nommez un signalement ou un compte.
server-error-not-moderator = Cette page est réservée à la modération, nommée par la personne qui gère le serveur.
server-error-is-moderator = Seule la personne qui gère le serveur peut faire cela à la modération.
server-error-too-many-tables = Vous avez ouvert trop de tables inachevées. Terminez-en d’abord quelques-unes.
server-error-too-many-public = Trop de tables publiques de votre réseau attendent des joueurs. Jouez à l’une d’elles, ou ouvrez une table privée.
server-error-wrong-token = Ce jeton n’est pas valable, ou ne l’est plus. Dans les réglages, sous « Mes robots », vous pouvez en créer un autre.
server-error-for-people = Cela est réservé aux personnes. Un robot peut regarder les tables, s’asseoir, se lever et jouer.
server-error-machine-alike = Vous avez déjà un robot de ce nom, ou d’un nom qui lui ressemble.
server-error-too-many-machines = { $most ->
    [one] Vous pouvez avoir { $most } robot à vous. Retirez-le d’abord.
   *[other] Vous pouvez avoir { $most } robots à vous. Retirez-en un d’abord.
}
server-error-clock = Une pendule rapide va de 10 secondes à 24 heures avec un ajout d’une heure au plus ; une pendule lente va de 1 à 720 heures.
server-error-no-such-seat = Cette place n’existe pas à cette table.
server-error-can-be-played = Cette table est jouable : abandonnez la partie ou quittez-la.
server-error-no-invitation = Cette table est privée. Utilisez son lien pour vous asseoir.
server-error-no-socket = Ici, on parle WebSocket.
server-error-not-over = Cela se voit quand la partie est finie.
server-error-given-up = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.
server-error-not-analysed = Cette partie n’a pas encore été analysée.
server-error-secrets = Ce que vous savez ne suffit pas pour écrire cette position sans révéler un secret. Réessayez à votre prochain choix, ou après la partie.
server-error-not-begun = La partie n’a pas commencé.
server-error-no-such-thing = Une chose est désignée par sa sorte et son identifiant, un mot chacun.
server-error-unavailable = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.
server-error-no-advice = Le conseiller n’a pas pu réfléchir à cette position. Choisissez sans lui ; le journal du serveur en dit plus.
server-error-full = Il n’y a plus de place sur le serveur. Rien n’a changé.
server-error-no-record = Ce n’est pas l’enregistrement d’un jeu qui se joue ici.
server-error-malformed = La demande n’a pas été comprise : { $why }
server-error-wrong-method = Cela ne se fait pas ici.
server-error-internal = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.
server-error-not-understood = Ce message n’a pas été compris.
server-error-no-hello = Le premier message doit être « hello ».
server-error-hello-twice = « Hello » a déjà été dit.
server-error-password-common = Tout le monde essaie d’abord ce mot de passe. Choisissez-en un autre.
server-error-no-account = Il n’y a pas de compte ici.
server-error-banned = L’accès à ce serveur vous est interdit.
server-error-network-banned = Votre réseau ne peut plus utiliser ce serveur.
server-error-network = Un réseau s’écrit 203.0.113.0/24 ou 2001:db8::/32 : au moins les 8 premiers bits en IPv4, 16 en IPv6.
server-error-own-network = Vous êtes vous-même dans ce réseau.
server-error-stale = Ce serveur est sans nouvelles de la base de données depuis un moment.
server-error-draining = Ce serveur va s’arrêter : réessayez.
server-error-work-wanted = Votre navigateur doit d’abord travailler un instant, car vous venez d’arriver : réessayez.
server-error-work-not-done = Le travail de votre navigateur n’est pas fait.
server-error-no-letters = Ce serveur n’envoie pas de courriels.
server-error-no-letter = Ce lien n’est plus valable : l’adresse a changé, ou les courriels sont arrêtés.
server-error-spectators-silent = Le public de cette table regarde en silence.
server-error-muted = Vous pouvez regarder cette table, en silence.
server-error-barred = Cette table n’est pas ouverte au public, ou pas à vous.
server-error-no-such-spectator = Cette personne ne regarde pas cette table.
server-error-nobody-there = Cette personne est introuvable ici.
server-noted-blocked = Vous n’entendrez plus cette personne.
server-noted-reported = La personne qui tient le serveur est prévenue.

# Le serveur ne démarre pas.
server-error-data = Le dossier { $path } n’est pas accessible en écriture : { $why }.
server-error-port-in-use = Un autre programme écoute déjà sur { $addr } : arrêtez-le ou choisissez une autre adresse avec --addr.
server-error-port-forbidden = Ce programme ne peut pas écouter sur { $addr } : choisissez un port au-dessus de 1023 avec --addr.
server-error-address = Le serveur ne peut pas écouter sur { $addr } : { $why }.
server-error-threads = Le serveur ne peut pas lancer ses fils d’exécution : { $why }.
server-error-config = Le fichier de configuration { $path } n’est pas utilisable : { $why }
server-error-config-number = « { $key } » ne peut pas avoir cette valeur : elle est trop petite ou trop grande.
server-error-config-setting = « { $key } », ligne { $line } : { $why }
server-error-config-file = { $why }
server-error-figures = « metrics_addr » : « { $addr } » n’est pas une adresse pour les mesures : dites HÔTE:PORT, here ou off.

# Commandes.
server-listening = Lazaret est à l’adresse { $link }
server-stop-hint = Ctrl+C l’arrête ; rien n’est perdu.
server-backed-up = Sauvegarde faite. Tables : { $tables }, lignes : { $rows }.
server-backed-up-to = Sauvegarde faite dans { $path }. Tables : { $tables }, lignes : { $rows }.
server-backup-whole = La sauvegarde est entière. Tables : { $tables }, lignes : { $rows }.
server-backup-taken = Un autre programme écrit des sauvegardes dans { $path }.
server-restored = Restauration faite. Tables : { $tables }, lignes : { $rows }.
server-exported = Exporté vers { $path }. Enregistrements : { $count }.
server-not-exported = La table { $table } a été laissée de côté. { $why }
server-public-readme =
    Des parties finies d’un serveur Lazaret, un fichier par partie, un dossier par mois.

    Tout le monde à ces tables était d’accord pour qu’elles soient publiées. Les personnes portent des noms tirés pour ce seul dossier : le
    même nom est ici la même personne, et personne ailleurs. « lazaret replay FICHIER » montre une partie, « lazaret verify DOSSIER » les
    rejoue toutes.

    CC0 1.0 : autant que la loi le permet, personne n’a de droits sur ces enregistrements.
server-admin-renamed = { $old } s’appelle désormais { $new }.
server-admin-banned = { $name } ne peut plus jouer ici. Tous ses appareils sont déconnectés.
server-admin-banned-until = { $name } ne peut plus jouer ici jusqu’au { $until }. Tous ses appareils sont déconnectés.
server-admin-let-in = { $name } peut de nouveau jouer ici.
server-admin-network-banned = { $network } ne peut plus utiliser ce serveur.
server-admin-network-let-in = { $network } peut de nouveau utiliser ce serveur.
server-admin-network-not-banned = { $network } n’est pas exclu.
server-admin-no-networks = Aucun réseau n’est exclu.
server-admin-password = Nouveau mot de passe ({ $name }) : { $password }
server-admin-closed = La table { $table } est fermée.
server-admin-unlisted = La table { $table } ne compte plus parmi celles en cours. { $why }
server-admin-nobody = Personne ne s’appelle « { $text } ».
server-admin-several = « { $text } » peut désigner { $count } personnes : donnez l’identifiant (lazaret admin persons).
server-admin-is-banned = accès fermé
server-admin-is-account = compte
server-admin-is-guest = sans compte
server-admin-no-reports = Il n’y a pas de signalement.
server-admin-no-report = Il n’y a pas de tel signalement.
server-admin-report = { $number }. { $at }, table { $table } : { $by } à propos de { $about }
server-admin-announced = Un redémarrage est annoncé pour { $at } (temps universel).
server-admin-announced-none = Aucun redémarrage n’est annoncé.
server-admin-recounted = Refait à partir des journaux. Parties terminées : { $games }, classées : { $rated }.
server-admin-recount-kept = Tables dont ce programme n’a pas les règles : { $count }. Ce qu’on en savait reste.
server-doctor-schema = La base de données s’ouvre (schéma { $found } sur { $known }).
server-doctor-older-schema = La base de données s’ouvre ; son schéma { $found } deviendra { $known } au démarrage du serveur.
server-doctor-key = La clé qui signe les cookies est illisible.
server-doctor-writes = La base de données accepte ce qu’on écrit.
server-doctor-rights = D’autres sur cette machine peuvent lire { $path } : faites chmod 600.
server-doctor-address = On vient par { $url }.
server-doctor-no-https = Aucun public_url en https:// : les liens mènent à cette machine et les cookies n’exigent pas de chiffrement.
server-doctor-no-proxy = trust_proxy n’est pas réglé : derrière un mandataire, tout le monde compte pour un.
server-doctor-letters = Le serveur de courriels répond.
server-doctor-no-letters = Le serveur de courriels ne répond pas : { $why }
server-doctor-lessons = { $count ->
    [one] { $count } leçon à vous est en ordre.
   *[other] { $count } leçons à vous sont en ordre.
}
server-doctor-lesson = { $file } est laissé de côté. { $why }
server-doctor-upgrade = Tables en cours qui continuent : { $plays }. Parties finies qui se rejouent à l’identique : { $replays }. Parmi elles, positions de même empreinte : { $compared }. Tables en cours refusées : { $stranded }. Parties finies refusées : { $lost }.
server-doctor-elsewhere = La partie arrive à une autre position qu’auparavant.
server-doctor-packages = Parmi elles, celles que joue un paquet de règles plus anciennes : { $packaged }.
server-doctor-packaged = { $table } : un paquet joue la version { $rules } des règles.
server-doctor-ready = Le serveur à { $addr } est prêt.
server-doctor-not-ready = Le serveur à { $addr } n’est pas prêt : { $why }
server-doctor-figures = Il tient { $tables } tables et { $sockets } connexions ; { $waiting } mots de passe attendent d’être vérifiés ; la base de données fait { $megabytes } Mo.
server-doctor-figure = { $figure } vaut { $count } depuis le démarrage : docs/server.md dit sous { $alert } que faire.
server-doctor-no-figures = Ses chiffres ne peuvent pas être lus à { $addr }.

# Avis.
server-notice-trial = Messages
server-notice-trial-text = Voici à quoi ressemble un message.
server-notice-turn-short = C’est votre tour.
server-notice-summons-short = Un robot prendra bientôt votre place, sauf si vous revenez.
server-notice-over-short = La partie est terminée.
server-notice-invited-short = { $by } vous invite à une table.
server-notice-to-evening-short = { $by } vous invite à une soirée.
server-notice-to-league-short = { $by } vous invite à une ligue.
server-notice-changed-short = Les réglages de votre table ont changé.
server-notice-evening-short = Une ronde commence.
server-notice-chat-short = Quelqu’un a écrit à votre table.
server-notice-undo-short = Quelqu’un demande à annuler un choix.
server-notice-several = { $count ->
    [one] Il s’est passé une chose pendant vos heures calmes.
   *[other] Il s’est passé { $count } choses pendant vos heures calmes.
}
server-calendar-name = Lazaret
server-calendar-due = Votre coup est attendu ({ $game })

# Avis.
server-notice-subject = { $about } : { $what }
server-notice-turn = C’est votre tour. Jeu : { $game }. { $link }
server-notice-summons = Les autres vous attendent ; un robot jouera bientôt à votre place. Jeu : { $game }. { $link }
server-notice-over = Une partie est terminée ({ $game }) : { $link }
server-notice-invited = { $by } vous invite ({ $game }) : { $link }
server-notice-to-evening = { $by } vous invite à une soirée ({ $game }) : { $link }
server-notice-to-league = { $by } vous invite à une ligue ({ $game }) : { $link }
server-notice-changed = Les réglages de votre table ont changé ({ $game }). Regardez avant le début : { $link }
server-notice-evening = Une ronde commence, voici votre table ({ $game }) : { $link }
server-notice-chat = Quelqu’un a écrit à votre table ({ $game }) : { $link }
server-notice-undo = Quelqu’un demande à annuler un choix ({ $game }) : { $link }
server-letter-confirm-subject = Lazaret : est-ce votre adresse ?
server-letter-confirm = { $name } souhaite recevoir à cette adresse les courriels de Lazaret quand vient son tour. Si c’est vous, suivez ce lien : { $link } Sinon, ne faites rien : aucun autre courriel ne viendra.
server-letter-confirm-question = Faut-il écrire à { $email } quand vient votre tour ?
server-letter-confirm-button = Oui, c’est mon adresse
server-letter-confirmed = Désormais un courriel part à { $email } quand vient votre tour en votre absence.
server-letter-stop-question = Ne plus envoyer de courriels à { $email } ?
server-letter-stop-button = Plus de courriels
server-letter-stopped = Aucun courriel ne viendra plus.
server-letter-reset-subject = Un autre mot de passe pour Lazaret
server-letter-reset =
    Bonjour { $name },
    quelqu’un a demandé un autre mot de passe pour votre compte. Ce lien sert une fois, pendant une heure :
    { $link }
    Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.
server-letter-device-subject = Nouvelle connexion à Lazaret
server-letter-device =
    Bonjour { $name },
    votre compte vient d’être utilisé sur un appareil inconnu : { $device }
    Si ce n’était pas vous, changez de mot de passe et déconnectez tous les appareils dans les réglages.
server-letter-footer = Plus de courriels : { $link }

cli-serve = Sert des tables aux navigateurs : joueurs, robots, spectateurs.
cli-serve-examples = Exemples :
      lazaret serve
      lazaret serve --addr 0.0.0.0:8080 --data /var/lib/lazaret --public-url https://play.example.org
      lazaret serve --database postgres://lazaret@localhost/lazaret
cli-backup = Écrit tout ce que garde un serveur dans un fichier, pendant qu’il tourne ; avec --every encore et encore, dans un dossier.
cli-backup-examples = Exemples :
      lazaret backup lazaret.backup --data /var/lib/lazaret
      lazaret backup /var/backups/lazaret --every 6h --data /var/lib/lazaret
cli-restore = Lit une sauvegarde dans une base vide, SQLite ou PostgreSQL.
cli-restore-examples = Exemples :
      lazaret restore lazaret.backup --data /var/lib/lazaret
      lazaret restore lazaret.backup --check
cli-export = Écrit tout ce qu’un serveur a enregistré en texte : un fichier par partie, soirée ou ligue. Ceux des parties en cours contiennent leurs secrets.
cli-export-examples = Exemple :
      lazaret export parties --data /var/lib/lazaret
      lazaret export parties --public --data /var/lib/lazaret
cli-admin = S’occupe des personnes et des tables d’un serveur, qu’il tourne ou non.
cli-admin-examples = Exemples :
      lazaret admin persons anna --data /var/lib/lazaret
      lazaret admin close K7PX-93QM --data /var/lib/lazaret
cli-admin-persons = Liste les personnes dont le nom contient un texte ou dont l’identifiant commence ainsi.
cli-admin-persons-examples = Exemple :
      lazaret admin persons anna --data /var/lib/lazaret
cli-admin-tables = Liste les tables dont le code, le jeu ou les personnes contiennent un texte.
cli-admin-tables-examples = Exemple :
      lazaret admin tables rattus --data /var/lib/lazaret
cli-admin-rename = Donne un autre nom à quelqu’un, y compris à ses tables.
cli-admin-rename-examples = Exemple :
      lazaret admin rename anna Annabel --data /var/lib/lazaret
cli-admin-ban = Exclut quelqu’un, ou l’admet de nouveau.
cli-admin-ban-examples = Exemples :
      lazaret admin ban anna --data /var/lib/lazaret
      lazaret admin ban anna --for 7d --why spam --data /var/lib/lazaret
cli-admin-ban-network = Exclut un réseau, ou l’admet de nouveau.
cli-admin-ban-network-examples = Exemples :
      lazaret admin ban-network 203.0.113.0/24 --why affluence --data /var/lib/lazaret
      lazaret admin ban-network 203.0.113.0/24 --lift --data /var/lib/lazaret
cli-admin-networks = Liste les réseaux exclus.
cli-admin-networks-examples = Exemple :
      lazaret admin networks --data /var/lib/lazaret
cli-admin-password = Donne un nouveau mot de passe à un compte et l’affiche.
cli-admin-password-examples = Exemple :
      lazaret admin password anna --data /var/lib/lazaret
cli-admin-close = Ferme une table, quoi qu’elle fasse.
cli-admin-close-examples = Exemple :
      lazaret admin close K7PX-93QM --data /var/lib/lazaret
cli-admin-export = Affiche la partie d’une table. Une partie en cours contient sa graine.
cli-admin-export-examples = Exemple :
      lazaret admin export K7PX-93QM --data /var/lib/lazaret
cli-admin-reports = Liste les signalements.
cli-admin-reports-examples = Exemple :
      lazaret admin reports --data /var/lib/lazaret
cli-admin-announce = Dit à qui a la page ouverte que le serveur va redémarrer, et quand.
cli-admin-announce-examples = Exemples :
      lazaret admin announce --in 10m --data /var/lib/lazaret
      lazaret admin announce --cancel --data /var/lib/lazaret
cli-admin-recount = Refait les chiffres, les cotes et l’explorateur à partir des journaux.
cli-admin-recount-examples = Exemple :
      lazaret admin recount --data /var/lib/lazaret
cli-admin-settle = Marque un signalement comme traité.
cli-admin-settle-examples = Exemple :
      lazaret admin settle 3 --data /var/lib/lazaret
cli-doctor = Examine réglages, base de données et courriels avant tout le monde.
cli-doctor-examples = Exemples :
      lazaret doctor --data /var/lib/lazaret
      lazaret doctor --upgrade --data /var/lib/lazaret
      lazaret doctor --running
cli-arg-person = Le nom ou l’identifiant d’une personne
cli-arg-new-name = Le nouveau nom
cli-arg-restart-in = Quand : dans 90s, 10m, 1h
cli-arg-cancel = L’annule
cli-arg-lift = L’admet de nouveau
cli-arg-ban-for = Pour combien de temps : 6h, 7d. Sans cela, jusqu’à ce que ce soit levé
cli-arg-network = Un réseau : 203.0.113.0/24, 2001:db8::/32, ou une adresse
cli-arg-why = La raison, pour ceux qui lisent la liste
cli-arg-table = Le code d’une table
cli-arg-text = Un texte à chercher
cli-arg-all = Aussi ceux qui sont traités
cli-arg-report = Le numéro d’un signalement
cli-arg-upgrade = Rejoue toutes les parties gardées avec ce programme et dit lesquelles il refuse
cli-arg-running = Demande au serveur qui tourne s’il est prêt
cli-manual = Écrit les pages de manuel et les complétions du shell dans un dossier.
cli-manual-examples = Exemple :
      lazaret manual share
cli-arg-manual-folder = Le dossier où le manuel est écrit
cli-arg-data = Le dossier de tout ce qui est gardé (par défaut : data ; LAZARET_DATA)
cli-arg-database = Une autre base de données : postgres://… ou sqlite:chemin (LAZARET_DATABASE)
cli-arg-config = Un fichier TOML de réglages (LAZARET_CONFIG)
cli-arg-addr = L’adresse d’écoute (par défaut : 127.0.0.1:1347 ; LAZARET_ADDR)
cli-arg-public-url = L’adresse publique du serveur, pour les liens (LAZARET_PUBLIC_URL)
cli-arg-log = Ce qui va dans le journal : error, warn, info, debug (par défaut : info ; LAZARET_LOG)
cli-arg-backup-file = Le fichier de la sauvegarde
cli-arg-backup-to = Le fichier de la sauvegarde ; avec --every, le dossier des sauvegardes
cli-arg-every = Sauvegarde une fois par cette durée (30m, 6h, 1d) jusqu’à ce qu’on lui demande de finir ; chaque sauvegarde est relue, et les anciennes sont rangées : restent toutes celles de 24 heures, une par jour pour 14 jours, une par semaine pour 12 semaines
cli-arg-check-backup = Lit la sauvegarde et dit si elle est entière ; rien n’est restauré
server-error-lesson-open = Cette leçon n’est pas terminée.
server-error-lesson-long = Aucune leçon ne demande autant de choix.

# Soirées.
server-error-evening-not-now = Ce n’est pas possible à ce stade de la soirée.
server-error-evening-too-few = Il n’y a pas assez de monde pour une table.
server-error-evening-full = La soirée est complète : 64 personnes y participent.
server-error-evening-nobody = Cette personne ne participe pas à la soirée.
server-error-evening-unknown = Personne n’a ici de compte au nom de { $name }.
server-error-evening-no-table = Cette table n’existe pas dans la soirée.
server-error-evening-places = Indiquez une seule fois chaque personne de la table, avec un rang compris entre 1 et le nombre de places.
server-error-evening-note = Dites pourquoi, en 200 caractères au plus : tout le monde le lira.
server-error-evening-name = Donnez à la soirée un nom de 60 caractères au plus.
server-error-evening-games = Choisissez au moins un jeu, et au plus un par ronde.
server-error-evening-rounds = Une soirée compte de 1 à 8 rondes.
server-error-evening-sizes = Une table réunit de 2 à 5 personnes, et la taille préférée se trouve entre la plus petite et la plus grande.
server-error-evening-pause = Une pause dure au plus une journée.
server-error-evening-minutes = Une ronde dure un jour au plus.
server-error-evening-ties = On départage par les tables gagnées, par les points des personnes devancées et par la part des points, chacun une fois.
server-error-evening-week = Des tables de cette semaine sont encore en jeu : la semaine suivante commence à son heure.
server-error-evening-weeks = Une saison compte de 1 à 8 semaines.
server-error-evening-days = Une semaine compte de 1 à 28 jours.
server-error-evening-date = Ce moment ne convient pas à toute la table, ou il est passé.
server-error-evening-dates = Indiquez des moments des quatre prochaines semaines, au quart d’heure près : 168 au plus.
server-error-evening-division = Une division compte de 3 à 16 personnes, et au moins autant qu’une table.
server-error-evening-moves = La moitié d’une division au plus monte ou descend.
server-error-evening-not-yours = Seule une personne assise à cette table peut dire cela.
server-error-evening-host = Seule la personne qui organise la soirée peut le faire.
server-error-evening-many = Vous avez cinq soirées ouvertes. Terminez-en une d’abord, ou annulez-la.
server-error-evening-players = Ce jeu ne se joue pas à autant de personnes.
