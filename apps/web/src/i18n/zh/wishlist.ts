import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '我的收藏',
  description: '您收藏的商品与店铺。',
  tabs: {
    label: '收藏类别',
    product: '收藏的商品',
    shop: '收藏的店铺',
  },
  undo: '撤销',
  status: {
    off: '已下架',
    soldOut: '已售罄',
    shopClosed: '店铺已关闭',
  },
  product: {
    error: '收藏未能加载',
    empty: {
      title: '还没有收藏',
      text: '点一下商品上的爱心，它就会留在这里等您。',
      action: '去看新品',
    },
  },
  shop: {
    error: '收藏的店铺未能加载',
    empty: {
      title: '还没有收藏店铺',
      text: '在店铺页面点收藏，之后可从这里直达。',
      action: '去逛店铺',
    },
  },
} satisfies CompleteTexts<'wishlist'>;
