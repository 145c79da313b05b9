import type { CompleteTexts } from '../catalogue.ts';

export default {
  brands: {
    title: 'Marques',
    text: 'Tous les noms accrochés à nos portants, de A à Z.',
    description: 'Toutes les marques du passage, de A à Z, avec le nombre de leurs pièces.',
    search: 'Trouver une marque',
    error: 'Les marques n’ont pas été chargées',
    empty: 'Pas encore de marques',
  },
  designers: {
    title: 'Créateurs',
    text: 'Les mains derrière les pièces, de A à Z.',
    description: 'Tous les créateurs du passage, de A à Z, avec le nombre de leurs pièces.',
    search: 'Trouver un créateur',
    error: 'Les créateurs n’ont pas été chargés',
    empty: 'Pas encore de créateurs',
  },
  letters: 'Initiales',
  pieces_one: '{{formatted}} pièce',
  pieces_other: '{{formatted}} pièces',
  found_one: '{{count}} nom',
  found_other: '{{count}} noms',
  none: {
    title: 'Aucun nom de ce genre',
    text: 'Essayez avec moins de lettres.',
    action: 'Afficher tous les noms',
  },
  empty: {
    text: 'Les boutiques s’installent. Repassez bientôt.',
    action: 'Vers l’entrée',
  },
  brand: {
    description: 'Toutes les pièces de {{name}}, dans toutes les boutiques qui les vendent.',
    all: 'Toutes les marques',
    empty: {
      title: 'Rien de cette marque pour le moment',
      text: 'Ses prochaines pièces arrivent. D’autres marques sont exposées.',
    },
  },
  missing: {
    title: 'Cette marque n’est pas ici',
    text: 'Elle a peut-être quitté le passage, ou l’adresse est incomplète. L’index a toutes les autres.',
    action: 'Voir toutes les marques',
    home: 'Vers l’entrée',
  },
} satisfies CompleteTexts<'brandsAndDesigners'>;
