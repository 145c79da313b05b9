import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Messages système',
  description: 'Ce que nous vous annonçons au sujet de vos commandes, de votre portefeuille et de votre boutique.',
  tabsLabel: 'Types de messages',
  types: {
    order: 'Commandes',
    wallet: 'Portefeuille',
    shop: 'Boutique',
    notice: 'Annonces',
  },
  columns: {
    title: 'Titre',
    message: 'Message',
    time: 'Reçu le',
    action: 'Action',
  },
  unread: 'Non lu :',
  view: 'Voir',
  viewNamed: 'Voir {{title}}',
  toOrder: 'Voir la commande',
  toOrders: 'Vers mes commandes',
  toWallet: 'Vers mon portefeuille',
  empty: {
    title: 'Aucun message ici',
    text: 'Dès qu’il y a du nouveau, vous le lisez ici et le recevez par e-mail.',
    page: 'Cette page est vide',
    toFirst: 'À la première page',
  },
} satisfies CompleteTexts<'messages'>;
