import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: '分區', female: '女士', male: '男士', children: '兒童' },
  locale: { title: '語言和貨幣', language: '語言', currency: '貨幣', continue: '繼續' },
  toasts: { collected: '收藏成功', uncollected: '已取消收藏', addedToBag: '已加入購物袋', viewBag: '查看購物袋' },
} satisfies PartialTexts<'shell'>;
