import type { CompleteTexts } from '../catalogue.ts';

export default {
  drawer: {
    label: 'Que cherchez-vous ?',
    placeholder: 'Manteau, soie, Maison…',
    submit: 'Rechercher',
    close: 'Fermer la recherche',
    type: 'Rechercher dans',
    shops: 'Boutiques',
    found_one: '{{count}} suggestion',
    found_other: '{{count}} suggestions',
    none: 'Rien ne commence ainsi. Lancez quand même la recherche : les fautes de frappe sont pardonnées.',
  },
  kinds: {
    products: 'Pièces',
    brands: 'Marques',
    designers: 'Créateurs',
    categories: 'Catégories',
    shops: 'Boutiques',
    all: 'Tous les résultats pour « {{word}} »',
  },
  history: {
    title: 'Recherches récentes',
    clear: 'Tout effacer',
    remove: 'Retirer {{word}} des recherches récentes',
  },
  page: {
    title: '« {{word}} »',
    description: 'Les pièces trouvées pour {{word}}, dans toutes les boutiques du passage.',
    blank: {
      title: 'Que cherchez-vous ?',
      text: 'Une pièce, une matière, une marque, un créateur : tapez un mot et voyez ce que les boutiques proposent.',
    },
    none: {
      title: 'Rien n’a été trouvé pour « {{word}} »',
      text: 'Essayez un mot plus court ou plus général, un autre univers, ou effacez les filtres.',
    },
  },
} satisfies CompleteTexts<'search'>;
