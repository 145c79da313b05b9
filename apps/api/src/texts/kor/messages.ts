import type { Texts } from '../texts.ts';

export default {
  paymentApproved: {
    title: '결제가 확인되었습니다',
    message: '결제 증빙이 승인되었습니다. 주문 {orders} 결제가 완료되어 곧 발송됩니다.',
  },
  paymentRejected: {
    title: '결제 증빙이 승인되지 않았습니다',
    message:
      '주문 {orders} 결제 증빙이 승인되지 않았습니다: {remark} 시간 안에 다시 올리거나 다른 결제 방법을 선택해 주세요.',
  },
  paymentCredited: {
    title: '결제 금액이 잔액에 적립되었습니다',
    message: '결제 증빙은 승인되었지만 주문 {orders} 건이 이미 종료되었습니다. {amount} 달러가 잔액에 적립되었습니다.',
  },
  rechargeApproved: {
    title: '충전이 완료되었습니다',
    message: '충전 {no} 건이 승인되어 {amount} 달러가 잔액에 적립되었습니다.',
  },
  rechargeRejected: {
    title: '충전이 승인되지 않았습니다',
    message: '충전 {no}({amount} 달러) 건이 승인되지 않았습니다: {remark}',
  },
  applicationApproved: {
    title: '입점 신청 승인',
    message: '환영합니다! 신청이 승인되어 상점 {shop}이(가) 문을 열었습니다.',
  },
  applicationRejected: {
    title: '입점 신청 반려',
    message: '상점 {shop} 신청이 승인되지 않았습니다: {remark} 수정하여 다시 신청할 수 있습니다.',
  },
  withdrawalApproved: {
    title: '출금이 승인되었습니다',
    message: '출금 {no}({amount} 달러) 건이 승인되어 처리 중입니다.',
  },
  withdrawalRemitted: {
    title: '출금액이 송금되었습니다',
    message: '출금 {no} 건의 {amount} 달러를 송금했습니다.',
  },
  withdrawalCompleted: {
    title: '출금이 완료되었습니다',
    message: '출금 {no}({amount} 달러) 건이 완료되었습니다.',
  },
  withdrawalRejected: {
    title: '출금이 승인되지 않았습니다',
    message: '출금 {no} 건이 승인되지 않았습니다: {remark} {amount} 달러가 잔액으로 돌아왔습니다.',
  },
  withdrawalFailed: {
    title: '출금에 실패했습니다',
    message: '출금 {no} 건이 입금되지 못했습니다. {amount} 달러가 잔액으로 돌아왔습니다. {remark}',
  },
  withdrawalCut: {
    title: '환불로 출금 금액이 변경되었습니다',
    message:
      '출금 {no} 금액이 {before} 달러에서 {after} 달러로 바뀌었습니다. 환불 {refund}에 먼저 사용되었기 때문입니다. 환불에 필요한 금액을 넘는 부분은 잔액으로 돌아왔습니다.',
  },
  balanceAdded: {
    title: '잔액이 늘었습니다',
    message: '잔액에 {amount} 달러가 더해졌습니다. {remark}',
  },
  balanceDeducted: {
    title: '잔액이 줄었습니다',
    message: '잔액에서 {amount} 달러가 차감되었습니다. {remark}',
  },
  shopOrderPaid: {
    title: '결제된 새 주문',
    message: '상점의 주문 {order} 결제가 완료되었습니다. 발송해 주세요.',
  },
  orderCancelled: {
    title: '주문이 취소되었습니다',
    message: '주문 {order} 건이 취소되었습니다. {amount} 달러가 잔액으로 돌아왔습니다.',
  },
  orderExpired: {
    title: '결제 시간이 지나 주문이 취소되었습니다',
    message:
      '주문 {order} 건이 시간 안에 결제되지 않아 취소되었습니다. 청구된 금액은 없습니다. 상품은 다시 주문하실 수 있습니다.',
  },
  orderShipped: {
    title: '상품이 발송되었습니다',
    message: '주문 {order} 상품이 {company} 편으로 발송되었습니다. 송장 번호는 {trackingNumber}입니다.',
  },
  orderAutoConfirmed: {
    title: '주문이 완료되었습니다',
    message: '주문 {order} 건의 수령 확인 기한이 지나 자동으로 수령 처리되었습니다.',
  },
  shopOrderCancelled: {
    title: '구매자가 주문을 취소했습니다',
    message: '구매자가 상점의 주문 {order} 건을 취소했습니다. 발송하지 마세요.',
  },
  shopOrderSettled: {
    title: '주문이 정산되었습니다',
    message: '상점의 주문 {order} 건이 정산되어 잔액에 {amount} 달러가 더해졌습니다.',
  },
  shopDebtPaid: {
    title: '정산금으로 채무를 갚았습니다',
    message: '주문 {order}의 정산금 중 {amount} 달러로 상점의 환불 채무를 갚았습니다. 남은 채무는 {debt} 달러입니다.',
  },
  afterSaleReturnAwaited: {
    title: '상품을 반송해 주세요',
    message:
      '주문 {order}의 애프터서비스 {no}이(가) 승인되었습니다. 상품을 반송하고 운송장 번호를 입력해 주세요. 도착하면 {amount} 달러가 환불됩니다.\n반품 주소: {address}\n상점의 안내: {remark}',
  },
  afterSaleApproved: {
    title: '애프터서비스 승인',
    message:
      '주문 {order}의 애프터서비스 {no}이(가) 승인되었습니다. 곧 {amount} 달러가 잔액으로 환불됩니다.\n상점의 안내: {remark}',
  },
  afterSaleRefused: {
    title: '애프터서비스 거절',
    message: '주문 {order}의 애프터서비스 {no}({amount} 달러)이(가) 승인되지 않았습니다: {remark}',
  },
  afterSaleGoodsAccepted: {
    title: '반품 도착',
    message: '주문 {order}의 애프터서비스 {no} 반품이 도착했습니다. 곧 {amount} 달러가 잔액으로 환불됩니다. {remark}',
  },
  afterSaleGoodsRefused: {
    title: '반품 거절',
    message: '주문 {order}의 애프터서비스 {no}({amount} 달러)로 반송하신 상품이 거절되었습니다: {remark}',
  },
  afterSaleRefunded: {
    title: '환불 완료',
    message: '주문 {order}의 애프터서비스 {no}에 대해 {amount} 달러가 잔액으로 환불되었습니다. {remark}',
  },
  afterSaleRefundAsked: {
    title: '환불이 스토어의 확인을 기다립니다',
    message:
      '주문 {order}의 애프터서비스 {no}에 대한 {amount} 달러 환불이 승인되어 스토어의 확인을 기다리고 있습니다. {remark}',
  },
  afterSaleRefundRejected: {
    title: '환불이 지연되고 있습니다',
    message:
      '스토어가 주문 {order}의 애프터서비스 {no}에 대한 {amount} 달러 환불을 아직 지급하지 않았습니다: {remark} 승인은 그대로 유효하며 상점이 다시 요청할 수 있습니다.',
  },
  shopAfterSaleAsked: {
    title: '새 애프터서비스 신청',
    message:
      '주문 {order}의 구매자가 {amount} 달러 환불을 신청했습니다(애프터서비스 {no}). 24시간 이내에 처리해 주세요.',
  },
  shopAfterSaleCancelled: {
    title: '애프터서비스 취소',
    message: '구매자가 주문 {order}의 애프터서비스 {no}을(를) 취소했습니다.',
  },
  shopAfterSaleReturned: {
    title: '반품 발송',
    message: '주문 {order}의 애프터서비스 {no} 상품이 반송되었습니다: {tracking}',
  },
  shopAfterSalePaid: {
    title: '잔액에서 환불 차감',
    message: '주문 {order}의 애프터서비스 {no} 환불로 잔액에서 {amount} 달러가 차감되었습니다.',
  },
  shopRefundOwed: {
    title: '상점에 환불 채무가 생겼습니다',
    message:
      '잔액이 주문 {order}의 애프터서비스 {no} 환불에 부족했습니다. 스토어가 {amount} 달러를 대신 지급했으며, 상점의 채무는 현재 {debt} 달러입니다. 다음 정산금에서 먼저 갚습니다.',
  },
  shopRefundRejected: {
    title: '환불이 지급되지 않았습니다',
    message:
      '스토어가 주문 {order}의 애프터서비스 {no} 환불을 지급하지 않았습니다: {remark} 잔액을 충전한 뒤 환불을 다시 진행해 주세요.',
  },
} satisfies Texts['messages'];
