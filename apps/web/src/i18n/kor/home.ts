import type { PartialTexts } from '../catalogue.ts';

export default {
  landing: {
    title: '한 지붕 아래 모인 상점들',
    description: '여성, 남성, 아동을 위한 옷과 신발, 가방을 여러 상점에서 만나 보세요. 구역을 선택하세요.',
    help: '도움말',
    howToBuy: {
      title: '구매 방법',
      text: '장바구니에서 문앞까지 차근차근',
    },
    problems: {
      title: '자주 묻는 질문',
      text: '결제, 배송, 반품',
    },
    chat: {
      title: '채팅 상담',
      text: '고객센터가 답해 드립니다',
      hours: '평일 {{from}}~{{to}}',
    },
  },
  zones: {
    female: {
      description: '아케이드의 모든 상점에서 고른 여성 신상품과 인기 상품.',
      hero: {
        label: '유리 지붕 아래',
        title: '아케이드를 걷는 코트',
        action: '신상품 보기',
      },
    },
    male: {
      description: '아케이드의 모든 상점에서 고른 남성 신상품과 인기 상품.',
      hero: {
        label: '원단실에서',
        title: '여유 있는 테일러링',
        action: '신상품 보기',
      },
    },
    children: {
      description: '아케이드의 모든 상점에서 고른 아동 신상품과 인기 상품.',
      hero: {
        label: '작은 이들을 위해',
        title: '물웅덩이에도 파티에도',
        action: '신상품 보기',
      },
    },
  },
  newIn: '신상품',
  hot: '인기 상품',
  viewAll: '모두 보기',
  categories: '카테고리별',
  shipping: {
    title: '상점별 {{amount}} 이상 무료 배송',
    text: '그 미만은 {{freight}}입니다. 모든 주문은 반품을 신청할 수 있습니다.',
  },
  empty: {
    title: '상점을 준비하고 있습니다',
    text: '이 구역에는 아직 상품이 없습니다. 다른 구역을 둘러보세요.',
    action: '입구로',
  },
} satisfies PartialTexts<'home'>;
