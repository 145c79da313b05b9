import type { CompleteTexts } from '../catalogue.ts';

export default {
  directory: {
    title: 'Boutiques',
    description: 'Toutes les boutiques du passage, de A à Z.',
    count_one: '{{formatted}} boutique',
    count_other: '{{formatted}} boutiques',
    error: 'Les boutiques n’ont pas été chargées',
    empty: {
      title: 'Aucune boutique n’est encore ouverte',
      text: 'Les premières s’installent. Repassez bientôt.',
      action: 'Vers l’entrée',
    },
  },
  search: {
    title: 'Boutiques nommées « {{word}} »',
    label: 'Chercher une boutique par son nom',
    placeholder: 'Nom de la boutique',
    submit: 'Chercher',
    empty: {
      title: 'Aucune boutique ne porte ce nom',
      text: 'Essayez une partie du nom, ou parcourez-les toutes.',
      action: 'Voir toutes les boutiques',
    },
  },
  shop: {
    title: 'Boutique',
    description: 'Toutes les pièces de {{name}}.',
    follow: 'Ajouter aux favoris',
    following: 'Dans vos favoris',
    followers_one: '{{formatted}} favori',
    followers_other: '{{formatted}} favoris',
    count_one: '{{formatted}} pièce',
    count_other: '{{formatted}} pièces',
    error: 'La boutique n’a pas été chargée',
    closed: {
      title: 'Cette boutique est fermée',
      text: 'Rien ne peut y être commandé pour le moment. Les commandes passées suivent leur cours.',
      action: 'Voir d’autres boutiques',
    },
    missing: {
      title: 'Cette boutique n’est pas ici',
      text: 'Elle a peut-être quitté le passage, ou l’adresse est incomplète. Les autres sont ouvertes.',
      action: 'Voir toutes les boutiques',
      home: 'Vers l’entrée',
    },
  },
  toolbar: 'Filtrer et trier',
  sort: {
    label: 'Trier par',
    default: 'Par défaut',
    lowest: 'Prix croissant',
    highest: 'Prix décroissant',
    latest: 'Nouveautés',
  },
  filter: {
    open: 'Filtrer',
    active_one: '{{count}} filtre actif',
    active_other: '{{count}} filtres actifs',
    population: 'Pour qui',
    categories: 'Catégorie',
    brands: 'Marque',
    all: 'Tous',
    clear: 'Tout effacer',
    show_one: 'Voir {{count}} pièce',
    show_other: 'Voir {{count}} pièces',
    error: 'Les filtres n’ont pas été chargés',
  },
  products: {
    label: 'Pièces de la boutique',
    error: 'La liste n’a pas été chargée',
    empty: {
      title: 'Les rayons sont vides',
      text: 'Cette boutique n’expose rien pour le moment. Voyez-en une autre.',
      action: 'Voir d’autres boutiques',
    },
    none: {
      title: 'Rien ne correspond à ces filtres',
      text: 'Effacez-les pour retrouver toute la boutique.',
      action: 'Effacer les filtres',
    },
    beyond: {
      title: 'La liste s’arrête avant cette page',
      text: 'Il y a moins de pièces qu’avant. Reprenez à la première page.',
      action: 'À la première page',
    },
  },
  quickView: {
    open: 'Aperçu rapide : {{name}}',
    title: 'Aperçu rapide',
    details: 'Voir tous les détails',
    error: 'La pièce n’a pas été chargée',
    missing: {
      title: 'Cette pièce n’est plus là',
      text: 'Elle vient d’être retirée du rayon.',
    },
  },
} satisfies CompleteTexts<'shops'>;
