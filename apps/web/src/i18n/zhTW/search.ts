import type { CompleteTexts } from '../catalogue.ts';

export default {
  drawer: {
    label: '想找什麼？',
    placeholder: '大衣、真絲、品牌…',
    submit: '搜尋',
    close: '關閉搜尋',
    type: '搜尋範圍',
    shops: '店舖',
    found_other: '{{count}} 則建議',
    none: '沒有這樣開頭的內容。也可以直接搜尋，錯字也找得到。',
  },
  kinds: {
    products: '單品',
    brands: '品牌',
    designers: '設計師',
    categories: '分類',
    shops: '店舖',
    all: '「{{word}}」的全部結果',
  },
  history: {
    title: '最近搜尋',
    clear: '全部清除',
    remove: '從最近搜尋中移除{{word}}',
  },
  page: {
    title: '「{{word}}」',
    description: '各家店舖中與{{word}}有關的單品。',
    blank: {
      title: '想找什麼？',
      text: '單品、布料、品牌或設計師：輸入一個詞，看看店裡有什麼。',
    },
    none: {
      title: '找不到「{{word}}」',
      text: '換一個更短、更常見的詞，看看其他專區，或清除篩選。',
    },
  },
} satisfies CompleteTexts<'search'>;
