import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Recharger',
  description: 'Alimentez votre portefeuille, en dollars américains.',
  text: 'Choisissez un montant, versez-le sur le compte indiqué et envoyez une capture d’écran du paiement.',
  amount: {
    title: 'Montant',
    presets: 'Montants',
    custom: 'Autre montant en dollars américains',
    hint: 'Deux décimales au plus.',
  },
  method: {
    title: 'Mode de paiement',
    label: 'Mode de paiement',
    choose: 'Veuillez choisir',
    pay: 'Versez votre montant sur ce compte.',
    payAmount: 'Versez {{amount}} sur ce compte.',
    address: 'À verser sur',
    code: 'Code QR\u00a0: {{name}}',
  },
  proof: {
    title: 'Preuve',
    screenshot: 'Capture d’écran du paiement',
    reference: 'Référence',
    referenceHint: 'Un numéro du virement qui nous aide à le retrouver.',
  },
  paid: 'Payé',
  review: 'Elle sera vérifiée sous 24 heures, merci de patienter.',
  unanswered: 'Le serveur n’a pas répondu. Réessayez\u00a0: rien n’est transmis deux fois.',
  none: {
    title: 'Impossible de recharger pour le moment',
    text: 'Aucun mode de paiement n’est proposé. Revenez plus tard.',
  },
  success: {
    title: 'Recharge en cours de vérification',
    text: 'Merci. Elle sera vérifiée sous 24 heures, merci de patienter.',
    number: 'N° {{no}}',
    nextTitle: 'Et maintenant',
    next1: 'Nous comparons votre capture d’écran avec le paiement.',
    next2: 'Votre solde augmente dès qu’elle est acceptée.',
    next3: 'S’il manque quelque chose, le journal des recharges dit quoi.',
    log: 'Voir le journal des recharges',
    continue: 'Poursuivre les achats',
  },
} satisfies CompleteTexts<'recharge'>;
