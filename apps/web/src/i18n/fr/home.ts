import type { PartialTexts } from '../catalogue.ts';

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
      hero: {
        label: 'Sous la verrière',
        title: 'Manteaux pour le passage couvert',
        action: 'Voir les nouveautés',
      },
    },
    male: {
      description: 'Nouveautés et pièces préférées pour homme, de toutes les boutiques du passage.',
      hero: {
        label: 'De la réserve à tissus',
        title: 'Des coupes qui laissent respirer',
        action: 'Voir les nouveautés',
      },
    },
    children: {
      description: 'Nouveautés et pièces préférées pour enfant, de toutes les boutiques du passage.',
      hero: {
        label: 'Pour les petits',
        title: 'Pour les flaques et les fêtes',
        action: 'Voir les nouveautés',
      },
    },
  },
  newIn: 'Nouveautés',
  hot: 'Les plus demandés',
  viewAll: 'Tout voir',
  categories: 'Par catégorie',
  shipping: {
    title: 'Livraison offerte dès {{amount}} par boutique',
    text: 'En dessous, elle coûte {{freight}}. Chaque commande peut être retournée.',
  },
  empty: {
    title: 'Les boutiques s’installent',
    text: 'Il n’y a encore rien à voir dans cet univers. Faites un tour dans un autre.',
    action: 'À l’entrée',
  },
} satisfies PartialTexts<'home'>;
