import type { CompleteTexts } from '../catalogue.ts';

export default {
  tabs: { label: 'Connexion ou inscription', login: 'Connexion', register: 'Inscription' },
  dialogTitle: 'Se connecter ou créer un compte',
  notice: 'Veuillez vous connecter pour continuer.',
  fields: {
    email: 'E-mail',
    code: 'Code reçu par e-mail',
    password: 'Mot de passe',
    confirmPassword: 'Répétez le mot de passe',
  },
  messages: {
    inputEmail: 'Veuillez saisir votre e-mail.',
    inputPassword: 'Veuillez saisir votre mot de passe.',
    codeSent: 'Code envoyé',
    welcome: 'Vous êtes connecté.',
    registered: 'Votre compte a été créé.',
  },
  login: {
    title: 'Connexion',
    description: 'Connectez-vous chez {{name}} pour retrouver vos commandes, vos favoris et votre portefeuille.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié',
    create: 'Créer un compte',
  },
  invitation: {
    title: 'Première visite ?',
    text: 'Avec un compte, votre panier et vos favoris vous suivent sur chaque appareil, vous suivez vos commandes, et votre portefeuille règle en un geste.',
    submit: 'Continuer avec un e-mail',
  },
  register: {
    title: 'Créer un compte',
    description: 'Créez un compte chez {{name}} avec votre adresse e-mail.',
    text: 'Nous envoyons un code à votre adresse pour nous assurer qu’elle est bien la vôtre.',
    submit: 'Créer le compte',
    haveAccount: 'J’ai déjà un compte',
    sendCode: 'Envoyer le code',
    sendAgain: 'Renvoyer',
    again: 'Dans {{seconds}} s',
    codeHint: 'Six chiffres, valables 10 minutes.',
    terms: 'J’accepte les <terms>conditions générales</terms> et la <privacy>politique de confidentialité</privacy>.',
    newWindow: '(s’ouvre dans une nouvelle fenêtre)',
  },
  strength: {
    label: 'Solidité du mot de passe',
    hint: '8 à 16 caractères, de préférence avec :',
    lower: 'une minuscule',
    upper: 'une majuscule',
    digit: 'un chiffre',
    fulfilled: 'présent',
    levels: { none: 'Vide', weak: 'Faible', fair: 'Passable', good: 'Bon', strong: 'Solide' },
  },
} satisfies CompleteTexts<'session'>;
