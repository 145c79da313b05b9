import type { Texts } from '../texts.ts';

export default {
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
  applicationApproved: {
    title: 'Demande de boutique acceptée',
    message: 'Bienvenue ! Votre demande est acceptée et votre boutique {shop} est ouverte.',
  },
  applicationRejected: {
    title: 'Demande de boutique refusée',
    message:
      "Votre demande pour la boutique {shop} n'a pas été acceptée : {remark} Vous pouvez la modifier et la renvoyer.",
  },
  withdrawalApproved: {
    title: 'Retrait accepté',
    message: 'Le retrait {no} de {amount} USD a été accepté et est en cours de traitement.',
  },
  withdrawalRemitted: {
    title: 'Retrait envoyé',
    message: 'Les {amount} USD du retrait {no} sont en route.',
  },
  withdrawalCompleted: {
    title: 'Retrait terminé',
    message: 'Le retrait {no} de {amount} USD est terminé.',
  },
  withdrawalRejected: {
    title: 'Retrait refusé',
    message: 'Le retrait {no} a été refusé : {remark} {amount} USD sont revenus sur votre solde.',
  },
  withdrawalFailed: {
    title: 'Retrait non abouti',
    message: 'Le retrait {no} n’a pas pu être versé. {amount} USD sont revenus sur votre solde. {remark}',
  },
  withdrawalCut: {
    title: 'Retrait modifié par un remboursement',
    message:
      'Le retrait {no} de {before} USD passe à {after} USD : le remboursement {refund} en a été payé en priorité. Ce qui dépassait le remboursement est revenu sur votre solde.',
  },
  balanceAdded: {
    title: 'Solde augmenté',
    message: '{amount} USD ont été ajoutés à votre solde. {remark}',
  },
  balanceDeducted: {
    title: 'Solde diminué',
    message: '{amount} USD ont été retirés de votre solde. {remark}',
  },
  shopOrderPaid: {
    title: 'Nouvelle commande payée',
    message: 'La commande {order} de votre boutique est payée. Merci de l’expédier.',
  },
  orderCancelled: {
    title: 'Commande annulée',
    message: 'La commande {order} est annulée. {amount} USD sont revenus sur votre solde.',
  },
  orderExpired: {
    title: 'Commande annulée : délai de paiement dépassé',
    message:
      'La commande {order} a été annulée, car elle n’a pas été payée à temps. Rien n’a été débité. Vous pouvez commander de nouveau ces articles.',
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
  shopDebtPaid: {
    title: 'Règlement affecté à une dette',
    message:
      '{amount} USD du règlement de la commande {order} ont payé ce que votre boutique doit pour des remboursements. Il reste {debt} USD à payer.',
  },
  afterSaleReturnAwaited: {
    title: 'Merci de renvoyer les articles',
    message:
      'La demande {no} de la commande {order} a été acceptée. Renvoyez les articles et indiquez le numéro de suivi. {amount} USD seront remboursés à leur arrivée.\nAdresse de retour : {address}\nNote de la boutique : {remark}',
  },
  afterSaleApproved: {
    title: 'Demande acceptée',
    message:
      'La demande {no} de la commande {order} a été acceptée. {amount} USD seront bientôt remboursés sur votre solde.\nNote de la boutique : {remark}',
  },
  afterSaleRefused: {
    title: 'Demande refusée',
    message: 'La demande {no} de la commande {order} ({amount} USD) a été refusée : {remark}',
  },
  afterSaleGoodsAccepted: {
    title: 'Votre retour est arrivé',
    message:
      'Les articles de la demande {no} de la commande {order} sont arrivés. {amount} USD seront bientôt remboursés sur votre solde. {remark}',
  },
  afterSaleGoodsRefused: {
    title: 'Votre retour a été refusé',
    message:
      'Les articles renvoyés pour la demande {no} de la commande {order} ({amount} USD) ont été refusés : {remark}',
  },
  afterSaleRefunded: {
    title: 'Remboursement effectué',
    message: '{amount} USD ont été remboursés sur votre solde pour la demande {no} de la commande {order}. {remark}',
  },
  afterSaleRefundAsked: {
    title: 'Votre remboursement attend l’accord du magasin',
    message:
      'Le remboursement de {amount} USD pour la demande {no} de la commande {order} est accordé et attend que le magasin le débloque. {remark}',
  },
  afterSaleRefundRejected: {
    title: 'Votre remboursement est retardé',
    message:
      'Le magasin n’a pas encore débloqué le remboursement de {amount} USD pour la demande {no} de la commande {order} : {remark} Il reste accordé, et la boutique peut le redemander.',
  },
  shopAfterSaleAsked: {
    title: 'Nouvelle demande de remboursement',
    message:
      'L’acheteur de la commande {order} demande un remboursement de {amount} USD (demande {no}). Merci de répondre sous 24 heures.',
  },
  shopAfterSaleCancelled: {
    title: 'Demande annulée',
    message: 'L’acheteur a annulé la demande {no} de la commande {order}.',
  },
  shopAfterSaleReturned: {
    title: 'Articles en retour',
    message: 'Les articles de la demande {no} de la commande {order} vous sont renvoyés : {tracking}',
  },
  shopAfterSalePaid: {
    title: 'Remboursement prélevé sur votre solde',
    message:
      '{amount} USD ont été prélevés sur votre solde pour le remboursement de la demande {no} de la commande {order}.',
  },
  shopRefundOwed: {
    title: 'Votre boutique doit un remboursement',
    message:
      'Votre solde n’a pas suffi pour le remboursement de la demande {no} de la commande {order}. Le magasin a payé {amount} USD ; votre boutique doit désormais {debt} USD, que ses prochains règlements paieront en premier.',
  },
  shopRefundRejected: {
    title: 'Remboursement non débloqué',
    message:
      'Le magasin n’a pas débloqué le remboursement de la demande {no} de la commande {order} : {remark} Merci de recharger votre solde et de relancer le remboursement.',
  },
} satisfies Texts['messages'];
