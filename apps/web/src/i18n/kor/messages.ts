import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '시스템 메시지',
  description: '주문, 지갑, 상점에 관한 안내입니다.',
  tabsLabel: '메시지 종류',
  types: {
    order: '주문',
    wallet: '지갑',
    shop: '상점',
    notice: '공지',
  },
  columns: {
    title: '제목',
    message: '내용',
    time: '받은 시간',
    action: '작업',
  },
  unread: '읽지 않음:',
  view: '보기',
  viewNamed: '보기: {{title}}',
  toOrder: '주문 보기',
  toOrders: '내 주문으로',
  toWallet: '내 지갑으로',
  empty: {
    title: '메시지가 없습니다',
    text: '새로운 소식이 있으면 여기와 이메일로 알려 드립니다.',
    page: '이 페이지에는 내용이 없습니다',
    toFirst: '첫 페이지로',
  },
} satisfies CompleteTexts<'messages'>;
