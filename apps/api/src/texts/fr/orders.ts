import type { Texts } from '../texts.ts';

export default {
  status: {
    waitPay: 'En attente de paiement',
    waitDelivery: 'En attente d’expédition',
    waitReceipt: 'En attente de réception',
    orderOver: 'Terminée',
    refunded: 'Remboursée',
    cancelled: 'Annulée',
  },
  handover: 'Le colis a été remis à {company}, numéro de suivi {number}.',
} satisfies Texts['orders'];
