import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'お気に入り',
  description: 'お気に入りに登録した商品とショップ。',
  tabs: {
    label: 'お気に入りの種類',
    product: '商品',
    shop: 'ショップ',
  },
  undo: '元に戻す',
  status: {
    off: '販売終了',
    soldOut: '売り切れ',
    shopClosed: 'ショップは閉店中',
  },
  product: {
    error: 'お気に入りを読み込めませんでした',
    empty: {
      title: 'まだお気に入りがありません',
      text: '商品のハートを押すと、ここに保存されます。',
      action: '新着を見る',
    },
  },
  shop: {
    error: 'ショップを読み込めませんでした',
    empty: {
      title: 'まだお気に入りのショップがありません',
      text: 'ショップのページで追加すると、ここからいつでも訪ねられます。',
      action: 'ショップを見る',
    },
  },
} satisfies CompleteTexts<'wishlist'>;
