import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Portefeuille',
  description: 'Votre solde en dollars américains et chacun de ses mouvements.',
  balance: 'Solde',
  frozen: 'Montant bloqué',
  frozenHint: 'Réservé aux retraits en cours.',
  points: 'Points',
  recharge: 'Recharger',
  withdraw: 'Retirer',
  underDevelopment: 'Cette fonction est en cours de développement',
  tabs: { label: 'Historiques du portefeuille', first: 'Mouvements', second: 'Recharges', third: 'Retraits' },
  columns: { date: 'Date', type: 'Type', order: 'Numéro de commande', amount: 'Montant', after: 'Solde après' },
  types: {
    withdrawal: 'Retrait',
    consumption: 'Achat',
    merchantPay: 'Paiement du marchand',
    refund: 'Remboursement',
    recharge: 'Recharge',
    backendRecharge: 'Recharge par le service',
    backendDeduction: 'Débit par le service',
    merchantCollection: 'Encaissement du marchand',
    platformRefund: 'Remboursement de la plateforme',
    other: 'Autre',
  },
  empty: {
    first: {
      title: 'Aucun mouvement',
      text: 'Recharges, paiements et remboursements apparaissent ici au fur et à mesure.',
    },
    second: {
      title: 'Aucune recharge',
      text: 'Rechargez votre portefeuille et réglez vos commandes en un geste. Une recharge est vérifiée sous 24 heures.',
    },
    third: { title: 'Aucun retrait', text: 'Ce que vous retirez de votre solde apparaît ici.' },
    page: { title: 'Cette page est vide', text: 'L’historique compte moins de pages.', action: 'À la première page' },
  },
} satisfies CompleteTexts<'wallet'>;
