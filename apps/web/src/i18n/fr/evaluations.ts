import type { CompleteTexts } from '../catalogue.ts';

export default {
  orderNumber: 'Commande n° {{no}}',
  write: {
    title: 'Donner un avis',
    pageText: 'Ce que vous pensez des pièces de votre commande.',
  },
  detail: {
    title: 'Votre avis',
    pageText: 'Ce que vous avez dit des pièces de votre commande.',
    written: 'Écrit le {{date}}',
    toOrder: 'Voir la commande',
    toOrders: 'Mes commandes',
  },
  scores: {
    service: 'Accueil et service',
    logistics: 'Livraison',
    description: 'Conformité à la description',
  },
  form: {
    comment: 'Commentaire',
    commentHint: 'La coupe, la matière, le porté : qu’en dites-vous ?',
    commentRequired: 'Veuillez écrire un commentaire.',
    pictures: 'Photos',
    picturesHint_one: '{{count}} photo au plus.',
    picturesHint_other: 'De 1 à {{count}} photos.',
    picturesRequired: 'Veuillez ajouter au moins une photo.',
    stillUploading: 'Veuillez attendre la fin du téléversement des photos.',
    missingOf: '{{item}} : {{message}}',
    publish: 'Publier',
    onceOnly: 'Une commande se commente une seule fois ; l’avis paraît sur les pages de ses pièces.',
    published: 'Votre avis est publié',
  },
  missing: {
    title: 'Cette commande est introuvable',
    text: 'L’adresse est peut-être erronée, ou la commande appartient à un autre compte.',
    action: 'Voir vos commandes',
  },
  done: {
    title: 'Vous avez déjà donné votre avis',
    text: 'Merci. Il figure sur les pages des pièces.',
    action: 'Voir l’avis',
  },
  notYet: {
    title: 'Pas encore d’avis possible',
    text: 'Une commande peut être commentée une fois sa réception confirmée.',
    action: 'Voir la commande',
  },
  none: {
    title: 'Aucun avis pour l’instant',
    text: 'Rien n’a encore été dit de cette commande.',
    action: 'Donner un avis',
  },
} satisfies CompleteTexts<'evaluations'>;
