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
  crash: {
    chunkTitle: 'Cette page n’est pas arrivée',
    chunkText: 'Son code n’a pas été chargé : la connexion est lente ou coupée. Rechargez la page.',
    part: 'Cette partie n’a pas été chargée.',
    retry: 'Réessayer',
  },
} satisfies PartialTexts<'shell'>;
