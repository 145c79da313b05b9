import type { CompleteTexts } from '../catalogue.ts';

export default {
  close: 'Fermer',
  dismiss: 'Masquer',
  loading: 'Chargement',
  retry: 'Réessayer',
  copy: { label: 'Copier', success: 'Copie réussie', fail: 'Échec de la copie' },
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  optional: 'facultatif',
  less: 'Un de moins',
  more: 'Un de plus',
  quantity: 'Quantité',
  remove: 'Retirer {{name}}',
  backToTop: 'Retour en haut',
  notifications: 'Notifications',
  favourite: {
    add: 'Ajouter {{name}} aux favoris',
    remove: 'Retirer {{name}} des favoris',
  },
  price: {
    now: 'Prix actuel',
    was: 'Ancien prix',
  },
  stars: {
    value: '{{value}} sur 5',
    choice_one: '{{count}} étoile',
    choice_other: '{{count}} étoiles',
  },
  pager: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{page}}',
    size: 'Par page',
  },
  crumbs: 'Vous êtes ici',
  steps: {
    label: 'Étapes',
    done: 'terminé',
  },
  error: {
    title: 'Le chargement a échoué',
    text: 'La connexion a été coupée ou le serveur n’a pas répondu. Rien n’est perdu.',
  },
  rail: {
    previous: '{{title}}, pièces précédentes',
    next: '{{title}}, pièces suivantes',
  },
  captcha: {
    label: 'Code de vérification',
    renew: 'Une autre image',
    picture: 'Quatre caractères dans une image',
  },
} satisfies CompleteTexts<'ui'>;
