import type { CompleteTexts } from '../catalogue.ts';

export default {
  directory: {
    title: '店鋪',
    description: '同一屋簷下的全部店鋪，依字母排序。',
    count_other: '{{formatted}} 家店鋪',
    error: '店鋪未能載入',
    empty: {
      title: '還沒有店鋪開張',
      text: '首批店鋪正在籌備，請稍後再來。',
      action: '回到入口',
    },
  },
  search: {
    title: '名稱含「{{word}}」的店鋪',
    label: '依名稱搜尋店鋪',
    placeholder: '店鋪名稱',
    submit: '搜尋店鋪',
    empty: {
      title: '沒有叫這個名稱的店鋪',
      text: '請只輸入名稱的一部分，或瀏覽全部店鋪。',
      action: '查看全部店鋪',
    },
  },
  shop: {
    ask: '詢問店鋪',
    title: '店鋪',
    description: '{{name}} 的全部商品。',
    follow: '收藏店鋪',
    noReviews: '暫無評價',
    formerly: '曾用名：{{names}}',
    following: '已收藏',
    followers_other: '{{formatted}} 人收藏',
    count_other: '{{formatted}} 件商品',
    error: '店鋪未能載入',
    closed: {
      title: '店鋪已關閉',
      text: '目前無法在此下單，已有訂單照常處理。',
      action: '看看其他店鋪',
    },
    missing: {
      title: '找不到這家店鋪',
      text: '它可能已遷出，或連結不完整。其他店鋪照常營業。',
      action: '查看全部店鋪',
      home: '回到入口',
    },
  },
  toolbar: '篩選與排序',
  sort: {
    label: '排序',
    default: '預設',
    lowest: '價格由低到高',
    highest: '價格由高到低',
    latest: '最新上架',
  },
  filter: {
    open: '篩選',
    active_other: '已啟用 {{count}} 項篩選',
    population: '適用對象',
    categories: '類別',
    brands: '品牌',
    all: '全部',
    clear: '全部清除',
    show_other: '查看 {{count}} 件商品',
    error: '篩選項目未能載入',
  },
  products: {
    label: '店鋪商品',
    error: '清單未能載入',
    empty: {
      title: '貨架還是空的',
      text: '這家店目前沒有在售商品，不妨看看其他店鋪。',
      action: '看看其他店鋪',
    },
    none: {
      title: '沒有符合篩選條件的商品',
      text: '清除篩選即可查看店內全部商品。',
      action: '清除篩選',
    },
    beyond: {
      title: '沒有這麼多頁',
      text: '商品比之前少了，請從第一頁重新開始。',
      action: '回到第一頁',
    },
  },
  quickView: {
    open: '快速檢視 {{name}}',
    title: '快速檢視',
    details: '查看完整詳情',
    error: '商品未能載入',
    missing: {
      title: '這件商品已不在店內',
      text: '它剛剛被下架了。',
    },
  },
} satisfies CompleteTexts<'shops'>;
