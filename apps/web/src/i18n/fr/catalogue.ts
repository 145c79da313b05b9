import type { CompleteTexts } from '../catalogue.ts';

export default {
  list: {
    all: 'Toutes les pièces',
    description: '{{title}} : des pièces de nombreuses boutiques sous un même toit.',
    searchTitle: '« {{word}} »',
    count_one: '{{formatted}} pièce',
    count_other: '{{formatted}} pièces',
    toolbar: 'Filtrer et trier',
    pieces: 'Pièces',
  },
  sort: {
    label: 'Trier par',
    recommended: 'Recommandés',
    newGood: 'Nouveautés',
    maxPrice: 'Prix décroissant',
    minPrice: 'Prix croissant',
  },
  filter: {
    open: 'Filtrer',
    active_one: '{{count}} filtre actif',
    active_other: '{{count}} filtres actifs',
    category: 'Catégorie',
    clear: 'Tout effacer',
    show_one: 'Voir {{formatted}} pièce',
    show_other: 'Voir {{formatted}} pièces',
    brands: 'Marques',
    designers: 'Créateurs',
    more: 'Tout afficher ({{formatted}})',
    option_one: '{{name}}, {{formatted}} pièce',
    option_other: '{{name}}, {{formatted}} pièces',
    unnamed: 'Autre filtre',
    error: 'Les filtres ne se sont pas chargés',
  },
  empty: {
    title: 'Rien ici pour l’instant',
    text: 'Aucune pièce ne correspond à cette liste en ce moment. Effacez le filtre ou voyez tout cet univers.',
    clear: 'Effacer le filtre',
    all: 'Voir toutes les pièces',
  },
  beyond: {
    title: 'La liste finit avant cette page',
    text: 'Il y a moins de pièces qu’auparavant. Reprenez à la première page.',
    action: 'À la première page',
  },
  error: {
    title: 'La liste n’a pas pu être chargée',
  },
} satisfies CompleteTexts<'catalogue'>;
