import type { MessageTexts } from '../message-text.ts';

export const fr: MessageTexts = {
  paymentApproved: {
    title: 'Paiement confirmé',
    message: 'Votre justificatif de paiement a été accepté. La commande {orders} est payée et sera bientôt expédiée.',
  },
  paymentRejected: {
    title: 'Justificatif de paiement refusé',
    message:
      'Le justificatif de paiement de la commande {orders} a été refusé : {remark} Envoyez-en un autre ou choisissez un autre moyen de paiement avant la fin du délai.',
  },
  paymentCredited: {
    title: 'Paiement versé sur votre solde',
    message:
      'Votre justificatif de paiement a été accepté, mais la commande {orders} n’était plus ouverte. {amount} USD ont été ajoutés à votre solde.',
  },
  rechargeApproved: {
    title: 'Recharge effectuée',
    message: 'La recharge {no} a été acceptée. {amount} USD ont été ajoutés à votre solde.',
  },
  rechargeRejected: {
    title: 'Recharge refusée',
    message: 'La recharge {no} de {amount} USD a été refusée : {remark}',
  },
  withdrawalApproved: {
    title: 'Retrait accepté',
    message: 'Le retrait {no} de {amount} USD a été accepté et est en cours de traitement.',
  },
  withdrawalRemitted: { title: 'Retrait envoyé', message: 'Les {amount} USD du retrait {no} sont en route.' },
  withdrawalCompleted: { title: 'Retrait terminé', message: 'Le retrait {no} de {amount} USD est terminé.' },
  withdrawalRejected: {
    title: 'Retrait refusé',
    message: 'Le retrait {no} a été refusé : {remark} {amount} USD sont revenus sur votre solde.',
  },
  withdrawalFailed: {
    title: 'Retrait non abouti',
    message: 'Le retrait {no} n’a pas pu être versé. {amount} USD sont revenus sur votre solde. {remark}',
  },
  balanceAdded: { title: 'Solde augmenté', message: '{amount} USD ont été ajoutés à votre solde. {remark}' },
  balanceDeducted: { title: 'Solde diminué', message: '{amount} USD ont été retirés de votre solde. {remark}' },
  shopOrderPaid: {
    title: 'Nouvelle commande payée',
    message: 'La commande {order} de votre boutique est payée. Merci de l’expédier.',
  },
  orderCancelled: {
    title: 'Commande annulée',
    message: 'La commande {order} est annulée. {amount} USD sont revenus sur votre solde.',
  },
  orderShipped: {
    title: 'Commande expédiée',
    message: 'La commande {order} est en route avec {company}, numéro de suivi {trackingNumber}.',
  },
  orderAutoConfirmed: {
    title: 'Commande terminée',
    message: 'La commande {order} est désormais considérée comme reçue, le délai de confirmation étant écoulé.',
  },
  shopOrderCancelled: {
    title: 'Commande annulée par le client',
    message: 'Le client a annulé la commande {order} de votre boutique. Merci de ne pas l’expédier.',
  },
  shopOrderSettled: {
    title: 'Commande réglée',
    message: 'La commande {order} de votre boutique est réglée. {amount} USD ont été ajoutés à votre solde.',
  },
};
