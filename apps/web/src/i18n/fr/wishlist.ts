import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Favoris',
  description: 'Les pièces et boutiques que vous gardez.',
  tabs: {
    label: 'Sortes de favoris',
    product: 'Pièces',
    shop: 'Boutiques',
  },
  undo: 'Annuler',
  status: {
    off: 'Plus en vente',
    soldOut: 'Épuisé',
    shopClosed: 'La boutique est fermée',
  },
  product: {
    error: 'Vos favoris n’ont pas été chargés',
    empty: {
      title: 'Pas encore de favoris',
      text: 'Touchez le cœur d’une pièce : elle vous attendra ici.',
      action: 'Voir les nouveautés',
    },
  },
  shop: {
    error: 'Vos boutiques n’ont pas été chargées',
    empty: {
      title: 'Pas encore de boutique favorite',
      text: 'Ajoutez une boutique depuis sa page, et retrouvez-la ici.',
      action: 'Voir les boutiques',
    },
  },
} satisfies CompleteTexts<'wishlist'>;
