import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Informations du compte',
  description: 'Votre nom et vos coordonnées chez {{name}}.',
  text: 'Votre nom, et comment vous joindre.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Mobile',
    email: 'E-mail',
    sex: 'Sexe',
  },
  sex: { men: 'Homme', women: 'Femme', untold: 'Non précisé' },
  save: 'Enregistrer',
  saved: 'Les informations du compte sont enregistrées',
  more: {
    title: 'À vous aussi',
    orders: 'Voir et suivre vos commandes',
    addresses: 'Où vont vos colis',
    wallet: 'Solde, recharges et retraits',
    payPassword: 'Les six chiffres pour payer',
  },
} satisfies CompleteTexts<'account'>;
