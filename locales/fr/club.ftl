# L’accueil de qui est connu ici.
front-greeting = Bon retour, { $name }.
front-waits = { $count ->
    [0] Aucune table ne vous attend.
    [one] 1 table vous attend.
   *[other] { $count } tables vous attendent.
}
front-turns = À vous de jouer
front-no-turns = Rien ne vous attend. Jouez contre des robots ci-dessous, ou rejoignez une table.
front-with = avec { $names }
front-play = Jouer
front-play-game = Continuer : { $game }
front-others = En attente des autres :
front-left-days = encore { $days } j { $hours } h
front-left-hours = encore { $hours } h { $minutes } min
front-due-now = temps écoulé
front-invited = { $name } vous invite à { $game }
front-look-and-sit = Voir la table
front-not-today = Pas aujourd’hui
front-which = Quelles tables
front-suit = à ma mesure
front-all = toutes ({ $count })
front-host = a ouvert la table
front-sit = Voir et s’asseoir
front-sit-game = Voir et s’asseoir : { $game }
front-reliable-wanted = On cherche quelqu’un de fiable
front-shelf = L’étagère
front-coming = { $count ->
    [one] 1 personne vient
   *[other] { $count } personnes viennent
}
front-come = Je viens
front-you-come = Vous venez.
front-house = Vous n’êtes pas sans compagnie.
front-people-here = { $count ->
    [0] Personne d’autre n’est là pour le moment.
    [one] 1 membre est là.
   *[other] { $count } membres sont là.
}
front-tables-wait = { $count ->
    [0] Aucune table ne cherche de joueurs.
    [one] 1 table cherche des joueurs.
   *[other] { $count } tables cherchent des joueurs.
}
front-no-account = Pas besoin de compte pour jouer : un nom suffit.
front-watch = Regarder une partie

# Avant le début.
terms-title = Changer les réglages
terms-told = Les personnes déjà assises voient le changement et peuvent partir.
terms-change = Changer les réglages
terms-changed = La personne qui a ouvert la table a changé : { $what }
terms-changed-at = Changé à { $time } : { $what }
terms-clock = pendule
terms-visibility = qui trouve la table
terms-advice = conseiller
terms-unrated = classement
terms-reliable = joueurs fiables seulement
host-reliable = Joueurs fiables seulement (vos invités peuvent toujours s’asseoir)
clock-weekdays = Les pendules s’arrêtent le samedi et le dimanche
list-clock-weekdays = { $hours } h par coup, hors week-end
ask-title = Inviter un membre
ask-whom = Nom d’un membre
ask = Inviter
ask-name = Inviter { $name }
ask-asked = Invitation envoyée
ask-here = est là
ask-sent = { $name } reçoit un avis et peut s’asseoir sans le code.

# À la table.
notes-title = Mes notes
notes-why = Personne d’autre ne peut lire ceci. C’est conservé avec vos données.
notes-write = Écrivez pour vous
notes-kept = Conservé.
pins-on = À propos de
pins-choose = un lieu du plateau
pins-press = Appuyez sur un lieu du plateau
pins-place = un lieu du plateau
pins-text = Une note sur ce lieu ou cette personne
pins-keep = Garder
pins-end = Supprimer
pins-end-one = Supprimer la note « { $text } »
pins-show = Montrer sur le plateau : { $place }
pins-at = à propos de : { $place }
pins-about = à propos ({ $name }), visible à chaque table avec cette personne
standing-title = Réponses permanentes
standing-why = Chaque fois que l’on vous pose cette question et que la réponse est possible, elle est donnée pour vous, jusqu’à ce que vous y mettiez fin. Personne d’autre ne le sait.
standing-when = Chaque fois qu’on me demande : { $question }
standing-choose = Choisir une réponse
standing-always = Toujours répondre ainsi
standing-end = Y mettre fin
phrases-title = Phrases rapides
phrases-why = Chacun les lit dans sa langue.
phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-sorry = Pardon !
phrase-no-problem = Pas de souci.
phrase-yes = Oui.
phrase-no = Non.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens tout de suite.
phrase-must-leave = Je dois bientôt partir.
phrase-pause = On fait une pause ?
phrase-take-back = Puis-je annuler ce coup ?
phrase-lucky = C’était de la chance.
phrase-again = Encore une partie ?
phrase-goodbye = Au revoir !

# Sceaux et vacances.
crest-choose = Choisir l’emblème de votre sceau
crest-none = aucun
crest-ship = navire
crest-owl = chouette
crest-tower = tour
crest-anchor = ancre
crest-bee = abeille
crest-fish = poisson
crest-leaf = feuille
crest-key = clé
crest-star = étoile
crest-moon = lune
crest-sun = soleil
crest-candle = bougie
crest-bell = cloche
crest-quill = plume
crest-horn = cor
crest-hourglass = sablier
holidays-title = Vacances
holidays-why = Aux tables où l’on compte en heures par coup, votre pendule est arrêtée pendant vos vacances. Les autres le voient. Annoncez-les au moins { $hours } heures à l’avance ; vous avez { $days } jours par an. Tout jour entamé est compté.
holidays-left = { $days ->
    [one] Il vous reste 1 jour cette année
   *[other] Il vous reste { $days } jours cette année
}
holidays-none = Aucunes vacances prévues.
holidays-first = Premier jour
holidays-last = Dernier jour
holidays-take = Prendre ces vacances
holidays-take-back = Annuler
holidays-end = Je suis de retour
holidays-wrong = Le dernier jour ne peut pas précéder le premier.
seat-on-holiday = en vacances jusqu’au { $to }
seat-holiday = en vacances { $days }

# Les avis, heure par heure.
wishes-title = Ce qui vous parvient, et comment
wishes-event = Évènement
wishes-presets = Choix tout prêts
wishes-turns = Seulement mes tours
wishes-usual = Comme d’habitude
wishes-everything = Tout
wishes-nothing = Rien
wishes-way-push = Appareils
wishes-way-letter = Courriel
wishes-way-hook = Webhook
wishes-way-none = pas réglé
wishes-turn = À vous de jouer
wishes-summons = Un robot va prendre votre place
wishes-undo = On demande à annuler
wishes-chat = On écrit à votre table
wishes-over = Une partie est terminée
wishes-invited = On vous invite
wishes-changed = Les réglages d’une table changent
wishes-evening = Une ronde de soirée commence
wishes-once = Un avis par table tant que vous n’avez pas regardé.
wishes-plain = Mon webhook attend du texte simple
wishes-hook-rests = Ce webhook a échoué six fois de suite et se repose. Enregistrez à nouveau son adresse pour réessayer.
wishes-quiet = Heures calmes
wishes-quiet-on = Ne rien m’envoyer la nuit
wishes-quiet-from = De
wishes-quiet-to = À
wishes-quiet-why = Ce qui s’est passé entre-temps arrive à la fin, en un seul avis.
wishes-calendar = Calendrier
wishes-calendar-why = Vos soirées, et les échéances de vos coups. Qui connaît l’adresse peut le lire.
wishes-calendar-make = Créer une adresse
wishes-calendar-another = Créer une autre adresse
wishes-calendar-end = Plus de calendrier

# Pour la modération.
moderation-title = Modération
moderation-reports = Signalements
moderation-none = Rien n’a été signalé.
moderation-about = Sur { $name } ; signalé par { $by }
moderation-table = la table
moderation-talk = Ce qui s’est dit avant
moderation-why = Raison (lue par toute la modération)
moderation-how-long = Durée du silence ou de l’exclusion
moderation-days =
    { $count ->
        [0] Jusqu’à nouvel ordre
        [one] { $count } jour
       *[other] { $count } jours
    }
moderation-until = jusqu’au { $time }
moderation-by-clock = Fin du délai
moderation-settle = Classer
moderation-mute = Retirer la parole
moderation-unmute = Rendre la parole
moderation-ban = Exclure
moderation-readmit = Lever l’exclusion
moderation-close = Fermer ses tables
moderation-sure = Vraiment : { $what } ?
moderation-is-muted = sans parole
moderation-is-banned = accès fermé
moderation-guest = sans compte
moderation-by-name = Par nom
moderation-ban-network = Exclure le réseau
moderation-readmit-network = Lever l’exclusion du réseau
moderation-by-network = Par réseau
moderation-network = Réseau, comme 203.0.113.0/24
moderation-networks = Exclus : { $networks }
moderation-audit = Ce qui a été fait
moderation-audit-none = Rien encore.
moderation-done = C’est fait, et consigné.
