import type { Texts } from '../texts.ts';

export default {
  INVALID_INPUT: 'Veuillez vérifier les champs signalés et réessayer.',
  NOT_SIGNED_IN: 'Veuillez vous connecter pour continuer.',
  SIGNED_OUT:
    'Vous avez été déconnecté, car votre mot de passe a été modifié ou la session a pris fin. Veuillez vous reconnecter.',
  NOT_ALLOWED: 'Vous n’êtes pas autorisé à effectuer cette action.',
  NOT_FOUND: 'Nous n’avons pas trouvé ce que vous cherchez. L’élément a peut-être été supprimé.',
  UNKNOWN_HOST: 'Cette adresse n’appartient à aucune boutique. Veuillez ouvrir la boutique à sa propre adresse.',
  CONFLICT: 'Cet élément a été modifié entre-temps. Veuillez recharger la page et réessayer.',
  TOO_LARGE: 'L’envoi est trop volumineux. Veuillez en réduire la taille.',
  WRONG_FILE_TYPE: 'Ce type de fichier n’est pas accepté. Veuillez choisir un autre fichier.',
  TOO_MANY_REQUESTS: 'Trop de tentatives. Veuillez patienter un instant avant de réessayer.',
  UNEXPECTED: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.',
  READ_ONLY:
    'Une maintenance est en cours : rien ne peut être modifié pour le moment, mais vous pouvez continuer à naviguer. Veuillez réessayer plus tard.',
  OVERLOADED: 'Le service est très sollicité. Veuillez réessayer dans quelques instants.',
  STARTING: 'La boutique démarre. Veuillez réessayer dans un instant.',
  INSUFFICIENT_BALANCE: 'Solde du compte insuffisant',
  OUT_OF_STOCK: 'Le stock d’un article est insuffisant. Veuillez réduire la quantité ou retirer l’article.',
  OWN_SHOP_ORDER: 'Les propriétaires de boutique ne peuvent pas commander dans leur propre boutique',
  PRICE_CHANGED: 'Les prix ou les frais de port ont changé. Veuillez vérifier le nouveau total avant de commander.',
  TOO_MANY_UNPAID:
    'Trop de vos commandes attendent encore leur paiement. Veuillez d’abord en payer ou en annuler une, ou commander moins de pièces.',
  STOCK_RESERVED:
    'Des pièces d’un article sont retenues par des commandes : son stock ne peut pas être aussi bas. Rien n’a été modifié.',
  PAY_PASSWORD_NOT_SET: 'Veuillez définir le mot de passe de transaction avant de payer',
  PAY_PASSWORD_WRONG: 'Le mot de passe de transaction est incorrect. Veuillez réessayer.',
  PAY_PASSWORD_LOCKED:
    'Trop de mots de passe de transaction incorrects. Veuillez réessayer plus tard ou le réinitialiser.',
  PAY_PASSWORD_ALREADY_SET:
    'Le mot de passe de transaction est déjà défini. Vous pouvez le modifier dans votre compte.',
  WRONG_CREDENTIALS: 'L’adresse e-mail ou le mot de passe est incorrect. Veuillez réessayer.',
  EMAIL_TAKEN: 'Cette adresse e-mail est déjà enregistrée. Veuillez vous connecter.',
  MAIL_CODE_WRONG: 'Le code reçu par e-mail est incorrect ou a expiré. Veuillez en demander un nouveau.',
  CAPTCHA_WRONG: 'Le code de l’image est incorrect ou a expiré. Veuillez saisir le nouveau code.',
  CAPTCHA_REQUIRED: 'Pour continuer, veuillez saisir les caractères de l’image.',
  PASSWORD_TOO_COMMON: 'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  OLD_PASSWORD_WRONG: 'L’ancien mot de passe est incorrect. Veuillez réessayer.',
  NOT_ORDERABLE: 'Un article ne peut plus être commandé. Veuillez le retirer pour continuer.',
  CART_LINE_GONE: 'Un article n’est plus dans votre panier. Veuillez vérifier le panier et commander à nouveau.',
  SHOP_REQUIRED: 'Veuillez ouvrir une boutique avant de passer commande.',
  ORDER_NOT_PAYABLE: 'Cette commande ne peut plus être payée. Veuillez vérifier son statut.',
  ORDER_NOT_CANCELLABLE: 'Cette commande ne peut plus être annulée. Veuillez vérifier son statut.',
  PROOF_UNDER_REVIEW:
    'Votre preuve de paiement est en cours de vérification. Elle sera examinée sous 24 heures, merci de patienter.',
  PAY_TYPE_NOT_OFFERED: 'Ce mode de paiement n’est pas disponible. Veuillez en choisir un autre.',
  AMOUNT_DIFFERS: "Le montant reçu n'est pas celui qui est dû. Aucune décision n'a été prise.",
  CART_FULL: 'Votre panier est plein. Veuillez d’abord retirer un article.',
  ADDRESS_LIMIT: 'Vous avez atteint le nombre maximal d’adresses. Veuillez d’abord en supprimer une.',
  AFTER_SALE_NOT_ALLOWED: 'La commande de cet article ou la demande en cours ne permet pas de nouvelle demande.',
  RETURN_ADDRESS_MISSING:
    'La boutique n’a pas d’adresse de retour. Indiquez-en une d’abord : l’acheteur doit savoir où renvoyer les articles.',
  REVIEW_NOT_ALLOWED: 'Les conditions pour commenter ne sont pas remplies',
  APPLICATION_CLOSED: "Vous avez déjà fait une demande : elle est en cours d'examen, ou vous avez déjà une boutique.",
  INVITE_CODE_INVALID: "Ce code d'invitation est inconnu, expiré ou épuisé. Vérifiez-le ou demandez-en un autre.",
  INVITE_CODE_TAKEN: "Ce code d'invitation existe déjà.",
  SHOP_NAME_TAKEN: 'Une boutique porte ce nom ou le portait encore récemment. Choisissez-en un autre.',
  TOO_MANY_SHOP_NAMES:
    'La boutique a trop souvent changé de nom ces derniers temps. Gardez ce nom ou reprenez un ancien nom de la boutique.',
  ARTICLE_CODE_TAKEN: 'Ce code existe déjà. Choisissez-en un autre.',
  ARTICLE_TYPE_IN_USE: "Ce groupe contient encore des articles. Déplacez-les ou supprimez-les d'abord.",
  MERCHANT_NOT_ALLOWED: 'Les marchands ne sont pas autorisés à effectuer cette action, contactez le service client',
  CHAT_CLOSED: 'Cette boutique ne reçoit pas de messages pour le moment. Veuillez contacter le service client.',
  TOTP_REQUIRED: "Veuillez saisir le code de votre application d'authentification, ou un code de récupération.",
  TOTP_WRONG: 'Ce code est incorrect, a expiré ou a déjà servi. Veuillez saisir le suivant.',
  TOTP_LOCKED:
    'Trop de codes incorrects. Veuillez ouvrir le lien envoyé à votre adresse e-mail, puis vous reconnecter.',
  TOTP_NOT_SET_UP: "Veuillez configurer votre application d'authentification avant de continuer.",
  DEMO_ACCOUNT_CLOSED: 'Ce compte appartient à la boutique de démonstration, qui est fermée ici.',
  ALREADY_REVIEWED: 'Cette commande a déjà été évaluée.',
} satisfies Texts['errors'];
