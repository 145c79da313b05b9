import type { Texts } from '../texts.ts';

export default {
  status: {
    waitPay: 'お支払い待ち',
    waitDelivery: '発送待ち',
    waitReceipt: '受取待ち',
    orderOver: '完了',
    refunded: '返金済み',
    cancelled: 'キャンセル済み',
  },
  handover: 'お荷物を {company} に引き渡しました。お問い合わせ番号：{number}',
} satisfies Texts['orders'];
