import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '지갑',
  description: '미국 달러 잔액과 모든 변동 내역입니다.',
  balance: '잔액',
  frozen: '동결 금액',
  frozenHint: '진행 중인 출금을 위해 묶여 있습니다.',
  points: '포인트',
  recharge: '충전',
  withdraw: '출금',
  underDevelopment: '개발 중인 기능입니다',
  tabs: { label: '지갑 내역', first: '잔액 내역', second: '충전 내역', third: '출금 내역' },
  columns: { date: '날짜', type: '유형', order: '주문 번호', amount: '금액', after: '변동 후 잔액' },
  types: {
    withdrawal: '출금',
    consumption: '소비',
    merchantPay: '판매자 지급',
    refund: '환불',
    recharge: '충전',
    backendRecharge: '관리자 충전',
    backendDeduction: '관리자 차감',
    merchantCollection: '판매자 정산',
    platformRefund: '플랫폼 환불',
    other: '기타',
  },
  empty: {
    first: { title: '변동 내역이 없습니다', text: '충전, 결제, 환불이 여기에 표시됩니다.' },
    second: {
      title: '충전 내역이 없습니다',
      text: '지갑을 충전하고 한 번에 결제하세요. 충전은 24시간 이내에 검토됩니다.',
    },
    third: { title: '출금 내역이 없습니다', text: '잔액에서 출금한 내역이 여기에 표시됩니다.' },
    page: { title: '빈 페이지입니다', text: '내역의 페이지 수가 더 적습니다.', action: '첫 페이지로' },
  },
} satisfies CompleteTexts<'wallet'>;
