import type { CompleteTexts } from '../catalogue.ts';

export default {
  list: {
    all: 'すべての商品',
    description: '{{title}}：ひとつ屋根の下、さまざまなショップの商品。',
    searchTitle: '「{{word}}」',
    count_other: '{{formatted}}点',
    toolbar: '絞り込みと並べ替え',
    pieces: '商品',
  },
  sort: {
    label: '並べ替え',
    recommended: 'おすすめ',
    newGood: '新着順',
    maxPrice: '価格の高い順',
    minPrice: '価格の安い順',
  },
  filter: {
    open: '絞り込み',
    active_other: '{{count}}件の条件で絞り込み中',
    category: 'カテゴリー',
    clear: 'すべて解除',
    show_other: '{{formatted}}点を表示',
    brands: 'ブランド',
    designers: 'デザイナー',
    more: 'すべて表示（{{formatted}}）',
    option_other: '{{name}}、{{formatted}}点',
    unnamed: 'その他の条件',
    error: '絞り込みを読み込めませんでした',
  },
  empty: {
    title: 'まだ商品がありません',
    text: '条件に合う商品が今はありません。絞り込みを解除するか、このゾーンのすべてをご覧ください。',
    clear: '絞り込みを解除',
    all: 'すべての商品を見る',
  },
  beyond: {
    title: 'このページに商品はありません',
    text: '商品の数が減りました。最初のページからご覧ください。',
    action: '最初のページへ',
  },
  error: {
    title: 'リストを読み込めませんでした',
  },
} satisfies CompleteTexts<'catalogue'>;
