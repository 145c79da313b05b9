import type { CompleteTexts } from '../catalogue.ts';

export default {
  list: {
    all: '모든 상품',
    description: '{{title}}: 한 지붕 아래 여러 상점의 상품.',
    searchTitle: '‘{{word}}’',
    count_other: '상품 {{formatted}}개',
    toolbar: '필터 및 정렬',
    pieces: '상품',
  },
  sort: {
    label: '정렬',
    recommended: '추천순',
    newGood: '최신순',
    maxPrice: '높은 가격순',
    minPrice: '낮은 가격순',
  },
  filter: {
    open: '필터',
    active_other: '필터 {{count}}개 적용 중',
    category: '카테고리',
    clear: '모두 지우기',
    show_other: '{{formatted}}점 보기',
    brands: '브랜드',
    designers: '디자이너',
    more: '{{formatted}}개 모두 보기',
    option_other: '{{name}}, {{formatted}}점',
    unnamed: '다른 필터',
    error: '필터를 불러오지 못했습니다',
  },
  empty: {
    title: '아직 상품이 없습니다',
    text: '지금은 조건에 맞는 상품이 없습니다. 필터를 지우거나 이 구역의 모든 상품을 둘러보세요.',
    clear: '필터 지우기',
    all: '모든 상품 보기',
  },
  beyond: {
    title: '이 페이지까지 상품이 없습니다',
    text: '상품 수가 줄었습니다. 첫 페이지부터 다시 보세요.',
    action: '첫 페이지로',
  },
  error: {
    title: '목록을 불러오지 못했습니다',
  },
} satisfies CompleteTexts<'catalogue'>;
