import type { Texts } from '../texts.ts';

export default {
  status: {
    waitPay: '待付款',
    waitDelivery: '待发货',
    waitReceipt: '待收货',
    orderOver: '已完成',
    refunded: '已退款',
    cancelled: '已取消',
  },
  handover: '包裹已交由 {company} 承运，运单号 {number}。',
} satisfies Texts['orders'];
