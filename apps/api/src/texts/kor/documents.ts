import type { Texts } from '../texts.ts';

export default {
  siteDescription: '{store}: 여러 패션 하우스가 한 지붕 아래. 여성, 남성, 아동을 위한 의류와 신발, 액세서리.',
  male: '남성',
  female: '여성',
  children: '아동',
  products: '전체 상품',
  newGood: '신상품',
  discount: '세일',
  brands: '브랜드',
  designers: '디자이너',
  shops: '상점',
  help: '고객 지원',
  search: '검색',
  listDescription: '{store}의 {name}. 여러 브랜드의 상품을 사이즈, 색상, 가격과 함께.',
  brandsDescription: '{store}의 모든 브랜드.',
  designersDescription: '{store} 상품을 만든 디자이너.',
  shopsDescription: '{store} 지붕 아래의 상점.',
  helpDescription: '{store} 구매 방법, 배송, 반품, 자주 묻는 질문.',
} satisfies Texts['documents'];
