import type { CompleteTexts } from '../catalogue.ts';

export default {
  brands: {
    title: 'ブランド',
    text: '取り扱いのあるすべてのブランドを、AからZまで。',
    description: '取り扱いブランドの一覧と商品数。',
    search: 'ブランドを探す',
    error: 'ブランドを読み込めませんでした',
    empty: 'まだブランドがありません',
  },
  designers: {
    title: 'デザイナー',
    text: '作品を生み出す人たちを、AからZまで。',
    description: 'デザイナーの一覧と作品数。',
    search: 'デザイナーを探す',
    error: 'デザイナーを読み込めませんでした',
    empty: 'まだデザイナーがいません',
  },
  letters: '頭文字',
  pieces_other: '{{formatted}} 点',
  found_other: '{{count}} 件',
  none: {
    title: '該当する名前がありません',
    text: '文字を減らしてお試しください。',
    action: 'すべて表示',
  },
  empty: {
    text: '準備中です。またお立ち寄りください。',
    action: '入口へ',
  },
  brand: {
    description: '{{name}}の全商品。取り扱いショップからまとめてご覧いただけます。',
    all: 'すべてのブランド',
    empty: {
      title: '現在このブランドの商品はありません',
      text: '次の商品をご用意中です。ほかのブランドもご覧ください。',
    },
  },
  missing: {
    title: 'このブランドは見つかりません',
    text: '取り扱いを終了したか、アドレスが正しくない可能性があります。ほかのブランドは一覧からどうぞ。',
    action: 'すべてのブランドを見る',
    home: '入口へ',
  },
} satisfies CompleteTexts<'brandsAndDesigners'>;
