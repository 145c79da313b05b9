import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: '分區', female: '女士', male: '男士', children: '兒童' },
  locale: { title: '語言和貨幣', language: '語言', currency: '貨幣', continue: '繼續' },
  toasts: { collected: '收藏成功', uncollected: '已取消收藏', addedToBag: '已加入購物袋', viewBag: '查看購物袋' },
  crash: {
    chunkTitle: '頁面沒有載入',
    chunkText: '連線緩慢或已中斷，頁面程式未能載入。請重新載入。',
    part: '這個部分沒有載入成功。',
    retry: '重試',
  },
} satisfies PartialTexts<'shell'>;
