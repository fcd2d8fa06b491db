# Ce qu’on cherche pendant une partie : les aides de jeu.
aid-title = Aide de jeu
aid-of = { $game } : aide de jeu
aid-print = Imprimer
aid-page = Sur une page à part
aid-none = Ce jeu n’a pas d’aide de jeu.
aid-book = Livret
aid-switch = Que lire
aid-turn = Votre tour
aid-actions = Actions
aid-scoring = Pour gagner
aid-icons = Symboles

# La première partie, guidée.
guide-title = Première partie
guide-first = Votre première partie est guidée : une note apparaît à chaque nouveauté. Cela se désactive.
guide-welcome = Votre première partie. Choisissez ce qui brille ; une note vient quand une chose est nouvelle.
guide-note = Note
guide-understood = Compris
guide-what = Que puis-je faire ?
guide-nothing = Ce n’est pas votre tour : rien à choisir pour l’instant.
guide-win = Comment gagner
guide-leave = Continuer sans aide
guide-left = Le guide est désactivé. Vous pouvez le rétablir dans les réglages.
guide-row = { $seat } { $points } ({ $change })
guide-leads = { $seat } a le plus de points : { $stands }.
guide-level = Égalité en tête : { $stands }.
guide-why = Ce qui a le plus compté : { $what }
settings-guide = Guider ma première partie de chaque jeu
