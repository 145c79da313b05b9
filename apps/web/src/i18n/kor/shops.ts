import type { CompleteTexts } from '../catalogue.ts';

export default {
  directory: {
    title: '상점',
    description: '한 지붕 아래 모인 모든 상점을 순서대로 보여 드립니다.',
    count_other: '상점 {{formatted}}곳',
    error: '상점을 불러오지 못했습니다',
    empty: {
      title: '아직 문을 연 상점이 없습니다',
      text: '첫 상점들이 준비 중입니다. 곧 다시 들러 주세요.',
      action: '입구로',
    },
  },
  search: {
    title: '‘{{word}}’ 상점 검색',
    label: '상점 이름으로 검색',
    placeholder: '상점 이름',
    submit: '상점 검색',
    empty: {
      title: '이 이름의 상점이 없습니다',
      text: '이름의 일부로 검색하거나 전체 상점을 둘러보세요.',
      action: '모든 상점 보기',
    },
  },
  shop: {
    ask: '상점에 문의',
    title: '상점',
    description: '{{name}}의 모든 상품.',
    follow: '상점 찜하기',
    noReviews: '아직 후기가 없습니다',
    formerly: '이전 이름: {{names}}',
    following: '찜한 상점',
    followers_other: '찜 {{formatted}}',
    count_other: '상품 {{formatted}}개',
    error: '상점을 불러오지 못했습니다',
    closed: {
      title: '문을 닫은 상점입니다',
      text: '지금은 주문할 수 없습니다. 이미 한 주문은 그대로 진행됩니다.',
      action: '다른 상점 보기',
    },
    missing: {
      title: '상점을 찾을 수 없습니다',
      text: '자리를 옮겼거나 주소가 올바르지 않을 수 있습니다. 다른 상점은 열려 있습니다.',
      action: '모든 상점 보기',
      home: '입구로',
    },
  },
  toolbar: '필터와 정렬',
  sort: {
    label: '정렬',
    default: '기본순',
    lowest: '가격 낮은순',
    highest: '가격 높은순',
    latest: '최신순',
  },
  filter: {
    open: '필터',
    active_other: '필터 {{count}}개 적용 중',
    population: '대상',
    categories: '카테고리',
    brands: '브랜드',
    all: '전체',
    clear: '모두 지우기',
    show_other: '상품 {{count}}개 보기',
    error: '필터를 불러오지 못했습니다',
  },
  products: {
    label: '상점의 상품',
    error: '목록을 불러오지 못했습니다',
    empty: {
      title: '아직 진열된 상품이 없습니다',
      text: '지금은 진열된 상품이 없습니다. 다른 상점을 둘러보세요.',
      action: '다른 상점 보기',
    },
    none: {
      title: '조건에 맞는 상품이 없습니다',
      text: '필터를 지우면 상점의 모든 상품이 다시 보입니다.',
      action: '필터 지우기',
    },
    beyond: {
      title: '이 페이지는 없습니다',
      text: '상품 수가 줄었습니다. 첫 페이지부터 다시 보세요.',
      action: '첫 페이지로',
    },
  },
  quickView: {
    open: '빠르게 보기: {{name}}',
    title: '빠르게 보기',
    details: '자세히 보기',
    error: '상품을 불러오지 못했습니다',
    missing: {
      title: '이 상품은 더 이상 없습니다',
      text: '방금 판매가 종료되었습니다.',
    },
  },
} satisfies CompleteTexts<'shops'>;
