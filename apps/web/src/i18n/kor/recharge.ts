import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '충전',
  description: '지갑을 미국 달러로 충전합니다.',
  text: '금액을 선택하고 표시된 계정으로 결제한 뒤 결제 스크린샷을 업로드해 주세요.',
  amount: {
    title: '금액',
    presets: '금액 선택',
    custom: '다른 금액(미국 달러)',
    hint: '소수점 둘째 자리까지.',
  },
  method: {
    title: '결제 방법',
    label: '결제 방법',
    choose: '선택해 주세요',
    pay: '이 계정으로 결제해 주세요.',
    payAmount: '이 계정으로 {{amount}}를 결제해 주세요.',
    address: '받는 계정',
    code: 'QR 코드: {{name}}',
  },
  proof: {
    title: '증빙',
    screenshot: '결제 스크린샷',
    reference: '참조 번호',
    referenceHint: '이체를 확인하는 데 도움이 되는 번호입니다.',
  },
  paid: '결제했습니다',
  review: '24시간 이내에 검토합니다. 잠시만 기다려 주세요.',
  unanswered: '서버가 응답하지 않았습니다. 다시 시도해 주세요. 중복 제출되지 않습니다.',
  none: {
    title: '지금은 충전할 수 없습니다',
    text: '사용할 수 있는 결제 방법이 없습니다. 나중에 다시 방문해 주세요.',
  },
  success: {
    title: '충전 검토 중',
    text: '감사합니다. 24시간 이내에 검토합니다. 잠시만 기다려 주세요.',
    number: '번호 {{no}}',
    nextTitle: '다음 단계',
    next1: '스크린샷과 결제를 대조합니다.',
    next2: '승인되면 바로 잔액에 반영됩니다.',
    next3: '문제가 있으면 충전 내역에 이유가 표시됩니다.',
    log: '충전 내역 보기',
    continue: '쇼핑 계속하기',
  },
} satisfies CompleteTexts<'recharge'>;
