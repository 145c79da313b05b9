import { type Language, ORDER_STATUS, type OrderStatus } from '@passage/contract';

const { waitPay, waitDelivery, waitReceipt, orderOver, refunded, cancelled } = ORDER_STATUS;

const TEXTS: Readonly<Record<Language, Readonly<Record<OrderStatus, string>>>> = {
  en: {
    [waitPay]: 'Waiting payment',
    [waitDelivery]: 'Waiting delivery',
    [waitReceipt]: 'Waiting receipt',
    [orderOver]: 'Completed',
    [refunded]: 'Refunded',
    [cancelled]: 'Cancelled',
  },
  zh: {
    [waitPay]: '待付款',
    [waitDelivery]: '待发货',
    [waitReceipt]: '待收货',
    [orderOver]: '已完成',
    [refunded]: '已退款',
    [cancelled]: '已取消',
  },
  zhTW: {
    [waitPay]: '待付款',
    [waitDelivery]: '待出貨',
    [waitReceipt]: '待收貨',
    [orderOver]: '已完成',
    [refunded]: '已退款',
    [cancelled]: '已取消',
  },
  fr: {
    [waitPay]: 'En attente de paiement',
    [waitDelivery]: 'En attente d’expédition',
    [waitReceipt]: 'En attente de réception',
    [orderOver]: 'Terminée',
    [refunded]: 'Remboursée',
    [cancelled]: 'Annulée',
  },
  jp: {
    [waitPay]: 'お支払い待ち',
    [waitDelivery]: '発送待ち',
    [waitReceipt]: '受取待ち',
    [orderOver]: '完了',
    [refunded]: '返金済み',
    [cancelled]: 'キャンセル済み',
  },
  kor: {
    [waitPay]: '결제 대기',
    [waitDelivery]: '배송 준비',
    [waitReceipt]: '수령 대기',
    [orderOver]: '완료',
    [refunded]: '환불 완료',
    [cancelled]: '취소됨',
  },
  id: {
    [waitPay]: 'Menunggu pembayaran',
    [waitDelivery]: 'Menunggu pengiriman',
    [waitReceipt]: 'Menunggu penerimaan',
    [orderOver]: 'Selesai',
    [refunded]: 'Dana dikembalikan',
    [cancelled]: 'Dibatalkan',
  },
};

const isStatus = (status: number): status is OrderStatus =>
  Object.values(ORDER_STATUS).some((known) => known === status);

/** @param status as stored; the database refuses any other */
export const statusText = (status: number, language: Language): string =>
  isStatus(status) ? TEXTS[language][status] : '';
