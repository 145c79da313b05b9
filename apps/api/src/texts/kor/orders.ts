import type { Texts } from '../texts.ts';

export default {
  status: {
    waitPay: '결제 대기',
    waitDelivery: '배송 준비',
    waitReceipt: '수령 대기',
    orderOver: '완료',
    refunded: '환불 완료',
    cancelled: '취소됨',
  },
  handover: '상품을 {company}에 인계했습니다. 운송장 번호: {number}',
} satisfies Texts['orders'];
