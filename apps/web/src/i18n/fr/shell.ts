import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'Univers', female: 'Femme', male: 'Homme', children: 'Enfant' },
  locale: { title: 'Langue et devise', language: 'Langue', currency: 'Devise', continue: 'Continuer' },
  toasts: {
    collected: 'ajouté aux favoris',
    uncollected: 'retiré des favoris',
    addedToBag: 'ajouté au panier',
    viewBag: 'Voir le panier',
  },
} satisfies PartialTexts<'shell'>;
