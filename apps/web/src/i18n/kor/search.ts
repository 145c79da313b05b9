import type { CompleteTexts } from '../catalogue.ts';

export default {
  drawer: {
    label: '무엇을 찾으세요?',
    placeholder: '코트, 실크, 브랜드…',
    submit: '검색',
    close: '검색 닫기',
    type: '검색 범위',
    shops: '상점',
    found_other: '추천 {{count}}개',
    none: '이렇게 시작하는 항목이 없습니다. 그대로 검색해 보세요. 오타가 있어도 찾습니다.',
  },
  kinds: {
    products: '상품',
    brands: '브랜드',
    designers: '디자이너',
    categories: '카테고리',
    shops: '상점',
    all: '‘{{word}}’ 검색 결과 모두 보기',
  },
  history: {
    title: '최근 검색어',
    clear: '모두 지우기',
    remove: '최근 검색어에서 {{word}} 지우기',
  },
  page: {
    title: '‘{{word}}’',
    description: '모든 상점에서 찾은 {{word}} 관련 상품입니다.',
    blank: {
      title: '무엇을 찾으세요?',
      text: '상품, 소재, 브랜드, 디자이너. 단어를 입력해 상점에 무엇이 있는지 보세요.',
    },
    none: {
      title: '‘{{word}}’에 대한 결과가 없습니다',
      text: '더 짧거나 일반적인 단어를 쓰거나, 다른 관을 보거나, 필터를 지워 보세요.',
    },
  },
} satisfies CompleteTexts<'search'>;
