import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '계정 정보',
  description: '{{name}}에 등록된 이름과 연락처입니다.',
  text: '이름과 연락처입니다.',
  fields: {
    firstName: '이름',
    lastName: '성',
    phone: '휴대전화',
    email: '이메일',
    sex: '성별',
  },
  sex: { men: '남성', women: '여성', untold: '선택 안 함' },
  save: '저장',
  saved: '계정 정보를 저장했습니다',
  more: {
    title: '함께 보기',
    orders: '주문 확인 및 조회',
    addresses: '상품을 받을 곳',
    wallet: '잔액, 충전, 출금',
    payPassword: '결제에 쓰는 숫자 6자리',
  },
} satisfies CompleteTexts<'account'>;
