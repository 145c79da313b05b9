import type { CompleteTexts } from '../catalogue.ts';

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
    },
    male: {
      description: '아케이드의 모든 상점에서 고른 남성 신상품과 인기 상품.',
    },
    children: {
      description: '아케이드의 모든 상점에서 고른 아동 신상품과 인기 상품.',
    },
  },
  newIn: '신상품',
  hot: '인기 상품',
  viewAll: '모두 보기',
  empty: {
    title: '상점을 준비하고 있습니다',
    text: '이 구역에는 아직 상품이 없습니다. 다른 구역을 둘러보세요.',
    action: '입구로',
  },
  hero: {
    label: '소개하는 브랜드',
    place: '{{number}} / {{count}}',
    previous: '이전 브랜드',
    next: '다음 브랜드',
    action: '컬렉션 보기',
  },
  videos: '영상',
  play: '재생: {{title}}',
  promo: {
    action: '둘러보기',
    see: '{{name}} 보기',
    pair: '지금의 선택',
    trio: '눈여겨볼 세 가지',
    spare: '아케이드의 다른 소식',
  },
  error: {
    title: '페이지를 불러오지 못했습니다',
  },
} satisfies CompleteTexts<'home'>;
