import type { CompleteTexts } from '../catalogue.ts';

export default {
  list: {
    all: '全部商品',
    description: '{{title}}：同一屋簷下眾多店舖的商品。',
    searchTitle: '「{{word}}」',
    count_other: '{{formatted}} 件商品',
    toolbar: '篩選與排序',
    pieces: '商品',
  },
  sort: {
    label: '排序',
    recommended: '推薦',
    newGood: '最新上架',
    maxPrice: '價格由高到低',
    minPrice: '價格由低到高',
  },
  filter: {
    open: '篩選',
    active_other: '已啟用 {{count}} 項篩選',
    category: '類別',
    clear: '全部清除',
    show_other: '顯示 {{formatted}} 件',
    brands: '品牌',
    designers: '設計師',
    more: '顯示全部 {{formatted}} 項',
    option_other: '{{name}}，{{formatted}} 件',
    unnamed: '其他篩選',
    error: '篩選項目載入失敗',
  },
  empty: {
    title: '這裡還沒有商品',
    text: '目前沒有符合條件的商品。請清除篩選，或查看本專區的全部商品。',
    clear: '清除篩選',
    all: '查看全部商品',
  },
  beyond: {
    title: '沒有這麼多頁',
    text: '商品比之前少了，請從第一頁重新開始。',
    action: '回到第一頁',
  },
  error: {
    title: '列表未能載入',
  },
} satisfies CompleteTexts<'catalogue'>;
