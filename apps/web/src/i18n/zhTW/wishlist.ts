import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '我的收藏',
  description: '您收藏的商品與店鋪。',
  tabs: {
    label: '收藏類別',
    product: '收藏的商品',
    shop: '收藏的店鋪',
  },
  undo: '復原',
  status: {
    off: '已下架',
    soldOut: '已售完',
    shopClosed: '店鋪已關閉',
  },
  product: {
    error: '收藏未能載入',
    empty: {
      title: '還沒有收藏',
      text: '點一下商品上的愛心，它就會留在這裡等您。',
      action: '去看新品',
    },
  },
  shop: {
    error: '收藏的店鋪未能載入',
    empty: {
      title: '還沒有收藏店鋪',
      text: '在店鋪頁面點收藏，之後可從這裡直達。',
      action: '去逛店鋪',
    },
  },
} satisfies CompleteTexts<'wishlist'>;
