import type { CompleteTexts } from '../catalogue.ts';

export default {
  brands: {
    title: '브랜드',
    text: '이곳에 걸린 모든 이름을 A부터 Z까지.',
    description: '모든 브랜드와 상품 수를 A부터 Z까지 보여 드립니다.',
    search: '브랜드 찾기',
    error: '브랜드를 불러오지 못했습니다',
    empty: '아직 브랜드가 없습니다',
  },
  designers: {
    title: '디자이너',
    text: '작품을 만든 손길을 A부터 Z까지.',
    description: '모든 디자이너와 작품 수를 A부터 Z까지 보여 드립니다.',
    search: '디자이너 찾기',
    error: '디자이너를 불러오지 못했습니다',
    empty: '아직 디자이너가 없습니다',
  },
  letters: '첫 글자',
  pieces_other: '상품 {{formatted}}개',
  found_other: '이름 {{count}}개',
  none: {
    title: '이런 이름이 없습니다',
    text: '글자 수를 줄여 보세요.',
    action: '모두 보기',
  },
  empty: {
    text: '상점들이 준비 중입니다. 곧 다시 들러 주세요.',
    action: '입구로',
  },
  brand: {
    description: '{{name}}의 모든 상품을 판매하는 모든 상점에서 모았습니다.',
    all: '모든 브랜드',
    empty: {
      title: '지금은 이 브랜드의 상품이 없습니다',
      text: '새 상품이 준비 중입니다. 다른 브랜드를 둘러보세요.',
    },
  },
  missing: {
    title: '브랜드를 찾을 수 없습니다',
    text: '더 이상 취급하지 않거나 주소가 올바르지 않을 수 있습니다. 다른 브랜드는 목록에 있습니다.',
    action: '모든 브랜드 보기',
    home: '입구로',
  },
} satisfies CompleteTexts<'brandsAndDesigners'>;
