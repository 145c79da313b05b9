import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '찜 목록',
  description: '찜한 상품과 상점입니다.',
  tabs: {
    label: '찜 종류',
    product: '상품',
    shop: '상점',
  },
  undo: '실행 취소',
  status: {
    off: '판매 종료',
    soldOut: '품절',
    shopClosed: '상점이 문을 닫음',
  },
  product: {
    error: '찜 목록을 불러오지 못했습니다',
    empty: {
      title: '아직 찜한 상품이 없습니다',
      text: '상품의 하트를 누르면 여기에 모입니다.',
      action: '신상품 보기',
    },
  },
  shop: {
    error: '찜한 상점을 불러오지 못했습니다',
    empty: {
      title: '아직 찜한 상점이 없습니다',
      text: '상점 페이지에서 찜하면 여기에서 다시 찾아갈 수 있습니다.',
      action: '상점 둘러보기',
    },
  },
} satisfies CompleteTexts<'wishlist'>;
