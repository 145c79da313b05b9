import type { CompleteTexts } from '../catalogue.ts';

export default {
  landing: {
    title: 'De nombreuses boutiques sous un même toit',
    description:
      'Vêtements, chaussures et sacs de nombreuses boutiques pour femme, homme et enfant. Choisissez votre univers.',
    help: 'Aide',
    howToBuy: {
      title: 'Comment acheter',
      text: 'Du panier à votre porte, pas à pas',
    },
    problems: {
      title: 'Questions fréquentes',
      text: 'Paiement, livraison, retours',
    },
    chat: {
      title: 'Nous écrire',
      text: 'Le service client vous répond ici',
      hours: 'Jours ouvrés de {{from}} à {{to}}',
    },
  },
  zones: {
    female: {
      description: 'Nouveautés et pièces préférées pour femme, de toutes les boutiques du passage.',
    },
    male: {
      description: 'Nouveautés et pièces préférées pour homme, de toutes les boutiques du passage.',
    },
    children: {
      description: 'Nouveautés et pièces préférées pour enfant, de toutes les boutiques du passage.',
    },
  },
  newIn: 'Nouveautés',
  hot: 'Les plus demandés',
  viewAll: 'Tout voir',
  empty: {
    title: 'Les boutiques s’installent',
    text: 'Il n’y a encore rien à voir dans cet univers. Faites un tour dans un autre.',
    action: 'À l’entrée',
  },
  hero: {
    label: 'Les maisons à l’affiche',
    place: '{{number}} / {{count}}',
    previous: 'Maison précédente',
    next: 'Maison suivante',
    action: 'Voir la collection',
  },
  videos: 'Films',
  play: 'Lire : {{title}}',
  promo: {
    action: 'Y jeter un œil',
    see: 'Voir {{name}}',
    pair: 'Choisi pour maintenant',
    trio: 'Trois choses à voir',
    spare: 'Aussi dans le passage',
  },
  error: {
    title: 'La page ne s’est pas chargée',
  },
} satisfies CompleteTexts<'home'>;
