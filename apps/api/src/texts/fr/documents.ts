import type { Texts } from '../texts.ts';

export default {
  siteDescription:
    '{store} : de nombreuses maisons de mode sous un même toit. Vêtements, chaussures et accessoires pour femme, homme et enfant.',
  male: 'Homme',
  female: 'Femme',
  children: 'Enfant',
  products: 'Toutes les pièces',
  newGood: 'Nouveautés',
  discount: 'Soldes',
  brands: 'Marques',
  designers: 'Créateurs',
  shops: 'Boutiques',
  help: "Centre d'aide",
  search: 'Recherche',
  listDescription: '{name} chez {store} : des pièces de nombreuses maisons, avec tailles, couleurs et prix.',
  brandsDescription: 'Toutes les maisons de {store}, de A à Z.',
  designersDescription: 'Les créateurs des pièces de {store}.',
  shopsDescription: 'Les boutiques réunies sous le toit de {store}.',
  helpDescription: 'Comment acheter, livraison, retours et réponses aux questions fréquentes chez {store}.',
} satisfies Texts['documents'];
