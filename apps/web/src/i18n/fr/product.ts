import type { CompleteTexts } from '../catalogue.ts';

export default {
  sku: {
    soldOut: '{{value}}, épuisé',
    soldOutIn: '{{value}}, épuisé en {{others}}',
    missingIn: '{{value}}, n’existe pas en {{others}}',
    left_one: 'Plus que {{count}} en {{choice}}',
    left_other: 'Plus que {{count}} en {{choice}}',
    select: 'choisissez les options',
    choose: 'À choisir : {{name}}',
  },
  buy: {
    add: 'Ajouter au panier',
    bar: 'Acheter',
    status: {
      off: 'N’est plus proposé',
      soldOut: 'Épuisé',
      shopClosed: 'La boutique est fermée',
    },
    statusText: {
      off: 'La boutique a retiré cette pièce de ses rayons.',
      soldOut: 'Toutes les tailles et couleurs sont parties. Gardez-la parmi vos favoris et revenez voir.',
      shopClosed: 'On ne peut rien commander dans cette boutique pour le moment.',
    },
  },
  delivery:
    'Livraison offerte par cette boutique dès {{free}}, sinon {{freight}}. Un remboursement peut être demandé depuis la commande.',
  shop: {
    ask: 'Écrire à la boutique',
    visit: 'Voir la boutique',
    sells: 'Vend et expédie cette pièce',
    reputation: 'Réputation {{value}}',
    noReviews: 'Pas encore d’avis',
    favourites_one: '{{formatted}} favori',
    favourites_other: '{{formatted}} favoris',
  },
  folds: {
    description: 'Description',
    details: 'Détails',
    delivery: 'Livraison et retours',
    deliveryText:
      'Chaque boutique emballe et expédie ses articles. Le port est de {{freight}} par boutique, offert dès {{free}} d’achats.',
    returnsText: 'Un remboursement, ou un retour remboursé, peut être demandé depuis la commande une fois payée.',
    help: 'En savoir plus sur la livraison',
  },
  details: {
    brand: 'Marque',
    designer: 'Créateur',
    shop: 'Boutique',
    number: 'Référence',
    sold: 'Vendus',
  },
  more: 'Vous aimerez aussi',
  missing: {
    title: 'Cette pièce n’est pas ici',
    text: 'Elle a peut-être été vendue ou retirée, ou l’adresse est incomplète. Il reste bien d’autres choses sous la verrière.',
    action: 'Voir les nouveautés',
    home: 'À l’entrée',
  },
  error: {
    title: 'La pièce n’a pas pu être chargée',
  },
  share: {
    open: 'Partager',
    copied: 'Copié avec succès',
    failed: 'La copie a échoué',
  },
  sizes: {
    open: 'Guide des tailles',
    title: 'Guide des tailles',
    text: 'Mesures du corps en centimètres. Mesurez au plus près du corps, sans serrer le ruban.',
    note: 'Les coupes varient d’une maison à l’autre : entre deux tailles, prenez la plus grande.',
    columns: {
      size: 'Taille',
      eu: 'EU',
      uk: 'UK',
      us: 'US',
      bust: 'Poitrine',
      chest: 'Poitrine',
      waist: 'Taille (tour)',
      hips: 'Hanches',
      foot: 'Longueur du pied',
      age: 'Âge',
      height: 'Stature',
      weight: 'Poids',
    },
  },
  reviews: {
    title: 'Avis',
    count_one: '{{formatted}} avis',
    count_other: '{{formatted}} avis',
    service: 'Accueil',
    logistics: 'Livraison',
    description: 'Conforme à la description',
    more: 'Lire d’autres avis',
    empty: {
      title: 'Pas encore d’avis',
      text: 'Qui a acheté et reçu cette pièce peut dire ici ce qu’elle vaut.',
    },
    error: 'Les avis ne se sont pas chargés',
  },
  recent: 'Vus récemment',
} satisfies CompleteTexts<'product'>;
