/** Numbers that stand for things on the wire. */
/**
 * A language by its code on the wire, which is the name of its folders of texts: en, zh, zhTW, fr, jp, kor, id and
 * whatever else has such folders. English is always there.
 */
export type Language = string;

export const POPULATION = { male: 1, female: 2, children: 3 } as const;
export type Population = (typeof POPULATION)[keyof typeof POPULATION];

export const ORDER_STATUS = {
  waitPay: 0,
  waitDelivery: 10,
  waitReceipt: 20,
  orderOver: 30,
  refunded: 40,
  cancelled: -1,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** How the proof of an order's payment stands. */
export const AUDIT_STATUS = { none: 0, passed: 1, rejected: 2, waiting: 3 } as const;

export const PAY_TYPE = { virtualCurrency: 1, card: 2, online: 3, balance: 4 } as const;
export type PayType = (typeof PAY_TYPE)[keyof typeof PAY_TYPE];

/** How the after-sales of an order item stand together. */
export const AFTER_SALE_STATUS = { none: 0, apply: 10, success: 20, fail: 30, partial: 40 } as const;

/** What the buyer wants: the money, or to send the goods back for it. */
export const AFTER_SALE_WAY = { refundOnly: 10, refundAndReturn: 20 } as const;
export type AfterSaleWay = (typeof AFTER_SALE_WAY)[keyof typeof AFTER_SALE_WAY];

/** How one after-sale stands. */
export const REFUND_STATUS = {
  waitCheck: 10,
  waitReturn: 20,
  waitReceive: 30,
  waitRefund: 40,
  success: 50,
  cancelled: 61,
  refused: 62,
  goodsRefused: 63,
} as const;
export type RefundStatus = (typeof REFUND_STATUS)[keyof typeof REFUND_STATUS];

export const REFUND_REASON = { notWant: 1, wrongAddress: 2, wrongProduct: 3, damagedProduct: 4 } as const;

/** Pictures of one review, of one after-sale. */
export const MAX_PICTURES = 6;

/** How a recharge stands; waiting when a reviewer has opened it. */
export const RECHARGE_AUDIT_STATUS = { unAudit: 0, passed: 1, rejected: 2, waiting: 3 } as const;

/** How a withdrawal stands (sta). */
export const WITHDRAWAL_STATUS = { awaitingReview: 0, success: 1, failed: 2, remitted: 3, beingApplied: 4 } as const;

export const WITHDRAWAL_TYPE = { bankCard: 1, usdt: 2 } as const;
export type WithdrawalType = (typeof WITHDRAWAL_TYPE)[keyof typeof WITHDRAWAL_TYPE];

/** What identity paper an applicant for a shop shows. */
export const CARD_TYPE = { idCard: 1, passport: 2, drivingLicence: 3 } as const;
export type CardType = (typeof CARD_TYPE)[keyof typeof CARD_TYPE];

/** How an application for a shop stands (sta). */
export const APPLY_STATUS = { notApplied: 0, waiting: 1, approved: 2, rejected: 3 } as const;

export const REVIEW_QUEUES = ['payments', 'recharges', 'withdrawals', 'shop-applications', 'refunds'] as const;
export type ReviewQueueName = (typeof REVIEW_QUEUES)[number];

export const REVIEW_STATUS = { waiting: 0, approved: 1, rejected: 2 } as const;

/** What a chat message is. */
export const CHAT_TYPE = { text: 1, image: 3 } as const;
export type ChatType = (typeof CHAT_TYPE)[keyof typeof CHAT_TYPE];

/** Whose messages (mesType): those of shops, those of customer service. */
export const MESSAGE_OF = { shop: 1, service: 2 } as const;

export const MESSAGE_TYPE = { order: 1, wallet: 2, shop: 3, notice: 4 } as const;

/** How the wallet's log shows an entry. */
export const LOG_TYPE = {
  withdrawal: 1,
  consumption: 2,
  merchantPay: 3,
  refund: 4,
  recharge: 5,
  backendRecharge: 6,
  backendDeduction: 7,
  merchantCollection: 8,
  platformRefund: 9,
} as const;
export type LogType = (typeof LOG_TYPE)[keyof typeof LOG_TYPE];

/** What a banner of a home page opens. */
export const BANNER_TYPE = { product: 1, category: 2, brand: 3, designer: 4, address: 5 } as const;

/** What a link of a template's item opens; not the banners' numbers. */
export const LINK_TYPE = { article: 0, goodCategory: 1, brand: 2, designer: 3, expandUrl: 4 } as const;

/** Kinds of entries of the top navigation with the numbers that the product list takes. */
export const NAVIGATION_JUMP = { newGood: 1, discount: 2, designer: 3, category: 4, brand: 5 } as const;
export type NavigationType = keyof typeof NAVIGATION_JUMP;

export const PRODUCT_SORT = { maxPrice: 1, minPrice: 2, newGood: 3 } as const;

/** Pieces of one SKU in a cart line or an order. */
export const MAX_COUNT = 999;
