import type { Texts } from '../texts.ts';

export default {
  status: {
    waitPay: '待付款',
    waitDelivery: '待出貨',
    waitReceipt: '待收貨',
    orderOver: '已完成',
    refunded: '已退款',
    cancelled: '已取消',
  },
  handover: '包裹已交由 {company} 配送，追蹤號碼 {number}。',
} satisfies Texts['orders'];
