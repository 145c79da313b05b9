import type { Texts } from '../texts.ts';

export default {
  paymentApproved: {
    title: '付款已确认',
    message: '您的付款凭证已通过审核，订单 {orders} 已付款，即将发货。',
  },
  paymentRejected: {
    title: '付款凭证未通过',
    message: '订单 {orders} 的付款凭证未通过审核：{remark} 请在付款时限内重新上传凭证或选择其他付款方式。',
  },
  paymentCredited: {
    title: '付款已转入余额',
    message: '您的付款凭证已通过审核，但订单 {orders} 已关闭。{amount} 美元已转入您的余额。',
  },
  rechargeApproved: {
    title: '充值成功',
    message: '充值 {no} 已通过审核，{amount} 美元已计入您的余额。',
  },
  rechargeRejected: {
    title: '充值未通过',
    message: '充值 {no}（{amount} 美元）未通过审核：{remark}',
  },
  applicationApproved: {
    title: '开店申请已通过',
    message: '欢迎入驻！您的申请已通过，店铺「{shop}」已开通。',
  },
  applicationRejected: {
    title: '开店申请未通过',
    message: '您的店铺「{shop}」申请未通过：{remark} 您可以修改后重新提交。',
  },
  withdrawalApproved: {
    title: '提现已通过',
    message: '提现 {no}（{amount} 美元）已通过审核，正在处理。',
  },
  withdrawalRemitted: {
    title: '提现已汇出',
    message: '提现 {no} 的 {amount} 美元已汇出。',
  },
  withdrawalCompleted: {
    title: '提现已完成',
    message: '提现 {no}（{amount} 美元）已完成。',
  },
  withdrawalRejected: {
    title: '提现未通过',
    message: '提现 {no} 未通过审核：{remark} {amount} 美元已退回您的余额。',
  },
  withdrawalFailed: {
    title: '提现失败',
    message: '提现 {no} 未能到账，{amount} 美元已退回您的余额。{remark}',
  },
  withdrawalCut: {
    title: '提现因退款而变更',
    message:
      '提现 {no} 由 {before} 美元变为 {after} 美元：其中一部分优先用于退款 {refund}，超出退款所需的金额已退回您的余额。',
  },
  balanceAdded: {
    title: '余额增加',
    message: '您的余额增加了 {amount} 美元。{remark}',
  },
  balanceDeducted: {
    title: '余额扣减',
    message: '您的余额扣减了 {amount} 美元。{remark}',
  },
  shopOrderPaid: {
    title: '新的已付款订单',
    message: '您店铺的订单 {order} 已付款，请发货。',
  },
  orderCancelled: {
    title: '订单已取消',
    message: '订单 {order} 已取消，{amount} 美元已退回您的余额。',
  },
  orderExpired: {
    title: '订单因超时未付款已取消',
    message: '订单 {order} 因未在时限内付款而取消，未扣除任何款项。您可以重新购买这些商品。',
  },
  orderShipped: {
    title: '订单已发货',
    message: '订单 {order} 已由 {company} 承运，运单号 {trackingNumber}。',
  },
  orderAutoConfirmed: {
    title: '订单已完成',
    message: '订单 {order} 的确认收货期限已过，系统已自动确认收货。',
  },
  shopOrderCancelled: {
    title: '买家已取消订单',
    message: '买家取消了您店铺的订单 {order}，请勿发货。',
  },
  shopOrderSettled: {
    title: '订单已结算',
    message: '您店铺的订单 {order} 已结算，{amount} 美元已计入您的余额。',
  },
  shopDebtPaid: {
    title: '结算款已用于偿还欠款',
    message: '订单 {order} 的结算款中有 {amount} 美元用于偿还您店铺的退款欠款，尚欠 {debt} 美元。',
  },
  afterSaleReturnAwaited: {
    title: '请寄回商品',
    message:
      '订单 {order} 的售后 {no} 已通过审核，请寄回商品并填写快递单号。商家收到后将退款 {amount} 美元。\n退货地址：{address}\n店铺留言：{remark}',
  },
  afterSaleApproved: {
    title: '售后已通过',
    message: '订单 {order} 的售后 {no} 已通过审核，{amount} 美元即将退回您的余额。\n店铺留言：{remark}',
  },
  afterSaleRefused: {
    title: '售后未通过',
    message: '订单 {order} 的售后 {no}（{amount} 美元）未通过审核：{remark}',
  },
  afterSaleGoodsAccepted: {
    title: '退货已收到',
    message: '订单 {order} 的售后 {no} 的退货已收到，{amount} 美元即将退回您的余额。{remark}',
  },
  afterSaleGoodsRefused: {
    title: '退货被拒收',
    message: '您为订单 {order} 的售后 {no}（{amount} 美元）寄回的商品被拒收：{remark}',
  },
  afterSaleRefunded: {
    title: '退款成功',
    message: '订单 {order} 的售后 {no} 已退款，{amount} 美元已退回您的余额。{remark}',
  },
  afterSaleRefundAsked: {
    title: '退款等待商城放款',
    message: '订单 {order} 的售后 {no} 的退款 {amount} 美元已通过，正在等待商城放款。{remark}',
  },
  afterSaleRefundRejected: {
    title: '退款有所延迟',
    message: '商城尚未发放订单 {order} 的售后 {no} 的退款 {amount} 美元：{remark} 该退款仍然有效，店铺可以再次申请。',
  },
  shopAfterSaleAsked: {
    title: '新的售后申请',
    message: '订单 {order} 的买家申请退款 {amount} 美元（售后 {no}），请在 24 小时内处理。',
  },
  shopAfterSaleCancelled: {
    title: '售后已取消',
    message: '买家已取消订单 {order} 的售后 {no}。',
  },
  shopAfterSaleReturned: {
    title: '退货已寄出',
    message: '订单 {order} 的售后 {no} 的商品已寄回：{tracking}',
  },
  shopAfterSalePaid: {
    title: '退款已从余额扣除',
    message: '订单 {order} 的售后 {no} 的退款已从您的余额中扣除 {amount} 美元。',
  },
  shopRefundOwed: {
    title: '您的店铺有退款欠款',
    message:
      '您的余额不足以支付订单 {order} 的售后 {no} 的退款。商城已垫付 {amount} 美元，您的店铺现欠 {debt} 美元，将优先从之后的结算款中偿还。',
  },
  shopRefundRejected: {
    title: '退款未获放款',
    message: '商城未发放订单 {order} 的售后 {no} 的退款：{remark} 请充值余额后重新发起退款。',
  },
} satisfies Texts['messages'];
