import type { Texts } from '../texts.ts';

export default {
  paymentApproved: {
    title: '付款已確認',
    message: '您的付款憑證已通過審核，訂單 {orders} 已付款，即將出貨。',
  },
  paymentRejected: {
    title: '付款憑證未通過',
    message: '訂單 {orders} 的付款憑證未通過審核：{remark} 請在付款時限內重新上傳憑證或選擇其他付款方式。',
  },
  paymentCredited: {
    title: '付款已轉入餘額',
    message: '您的付款憑證已通過審核，但訂單 {orders} 已關閉。{amount} 美元已轉入您的餘額。',
  },
  rechargeApproved: {
    title: '儲值成功',
    message: '儲值 {no} 已通過審核，{amount} 美元已計入您的餘額。',
  },
  rechargeRejected: {
    title: '儲值未通過',
    message: '儲值 {no}（{amount} 美元）未通過審核：{remark}',
  },
  applicationApproved: {
    title: '開店申請已通過',
    message: '歡迎入駐！您的申請已通過，店鋪「{shop}」已開通。',
  },
  applicationRejected: {
    title: '開店申請未通過',
    message: '您的店鋪「{shop}」申請未通過：{remark} 您可以修改後重新提交。',
  },
  withdrawalApproved: {
    title: '提領已通過',
    message: '提領 {no}（{amount} 美元）已通過審核，正在處理。',
  },
  withdrawalRemitted: {
    title: '提領已匯出',
    message: '提領 {no} 的 {amount} 美元已匯出。',
  },
  withdrawalCompleted: {
    title: '提領已完成',
    message: '提領 {no}（{amount} 美元）已完成。',
  },
  withdrawalRejected: {
    title: '提領未通過',
    message: '提領 {no} 未通過審核：{remark} {amount} 美元已退回您的餘額。',
  },
  withdrawalFailed: {
    title: '提領失敗',
    message: '提領 {no} 未能入帳，{amount} 美元已退回您的餘額。{remark}',
  },
  withdrawalCut: {
    title: '提領因退款而變更',
    message:
      '提領 {no} 由 {before} 美元變為 {after} 美元：其中一部分優先用於退款 {refund}，超出退款所需的金額已退回您的餘額。',
  },
  balanceAdded: {
    title: '餘額增加',
    message: '您的餘額增加了 {amount} 美元。{remark}',
  },
  balanceDeducted: {
    title: '餘額扣減',
    message: '您的餘額扣減了 {amount} 美元。{remark}',
  },
  shopOrderPaid: {
    title: '新的已付款訂單',
    message: '您店鋪的訂單 {order} 已付款，請出貨。',
  },
  orderCancelled: {
    title: '訂單已取消',
    message: '訂單 {order} 已取消，{amount} 美元已退回您的餘額。',
  },
  orderExpired: {
    title: '訂單因逾時未付款已取消',
    message: '訂單 {order} 因未在時限內付款而取消，未扣除任何款項。您可以重新購買這些商品。',
  },
  orderShipped: {
    title: '訂單已出貨',
    message: '訂單 {order} 已由 {company} 配送，追蹤號碼 {trackingNumber}。',
  },
  orderAutoConfirmed: {
    title: '訂單已完成',
    message: '訂單 {order} 的確認收貨期限已過，系統已自動確認收貨。',
  },
  shopOrderCancelled: {
    title: '買家已取消訂單',
    message: '買家取消了您店鋪的訂單 {order}，請勿出貨。',
  },
  shopOrderSettled: {
    title: '訂單已結算',
    message: '您店鋪的訂單 {order} 已結算，{amount} 美元已計入您的餘額。',
  },
  shopDebtPaid: {
    title: '結算款已用於償還欠款',
    message: '訂單 {order} 的結算款中有 {amount} 美元用於償還您店鋪的退款欠款，尚欠 {debt} 美元。',
  },
  afterSaleReturnAwaited: {
    title: '請寄回商品',
    message:
      '訂單 {order} 的售後 {no} 已通過審核，請寄回商品並填寫物流單號。商家收到後將退款 {amount} 美元。\n退貨地址：{address}\n店鋪留言：{remark}',
  },
  afterSaleApproved: {
    title: '售後已通過',
    message: '訂單 {order} 的售後 {no} 已通過審核，{amount} 美元即將退回您的餘額。\n店鋪留言：{remark}',
  },
  afterSaleRefused: {
    title: '售後未通過',
    message: '訂單 {order} 的售後 {no}（{amount} 美元）未通過審核：{remark}',
  },
  afterSaleGoodsAccepted: {
    title: '退貨已收到',
    message: '訂單 {order} 的售後 {no} 的退貨已收到，{amount} 美元即將退回您的餘額。{remark}',
  },
  afterSaleGoodsRefused: {
    title: '退貨遭拒收',
    message: '您為訂單 {order} 的售後 {no}（{amount} 美元）寄回的商品遭拒收：{remark}',
  },
  afterSaleRefunded: {
    title: '退款已完成',
    message: '訂單 {order} 的售後 {no} 已退款，{amount} 美元已退回您的餘額。{remark}',
  },
  afterSaleRefundAsked: {
    title: '退款等待商城撥款',
    message: '訂單 {order} 的售後 {no} 的退款 {amount} 美元已通過，正在等待商城撥款。{remark}',
  },
  afterSaleRefundRejected: {
    title: '退款有所延遲',
    message: '商城尚未撥付訂單 {order} 的售後 {no} 的退款 {amount} 美元：{remark} 該退款仍然有效，店鋪可以再次申請。',
  },
  shopAfterSaleAsked: {
    title: '新的售後申請',
    message: '訂單 {order} 的買家申請退款 {amount} 美元（售後 {no}），請在 24 小時內處理。',
  },
  shopAfterSaleCancelled: {
    title: '售後已取消',
    message: '買家已取消訂單 {order} 的售後 {no}。',
  },
  shopAfterSaleReturned: {
    title: '退貨已寄出',
    message: '訂單 {order} 的售後 {no} 的商品已寄回：{tracking}',
  },
  shopAfterSalePaid: {
    title: '退款已從餘額扣除',
    message: '訂單 {order} 的售後 {no} 的退款已從您的餘額中扣除 {amount} 美元。',
  },
  shopRefundOwed: {
    title: '您的店鋪有退款欠款',
    message:
      '您的餘額不足以支付訂單 {order} 的售後 {no} 的退款。商城已墊付 {amount} 美元，您的店鋪現欠 {debt} 美元，將優先從之後的結算款中償還。',
  },
  shopRefundRejected: {
    title: '退款未獲撥款',
    message: '商城未撥付訂單 {order} 的售後 {no} 的退款：{remark} 請儲值餘額後重新發起退款。',
  },
} satisfies Texts['messages'];
