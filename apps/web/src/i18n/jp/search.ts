import type { CompleteTexts } from '../catalogue.ts';

export default {
  drawer: {
    label: '何をお探しですか',
    placeholder: 'コート、シルク、ブランド名…',
    submit: '検索',
    close: '検索を閉じる',
    type: '検索する範囲',
    shops: 'ショップ',
    found_other: '候補{{count}}件',
    none: 'この言葉で始まるものはありません。そのまま検索できます。多少の打ち間違いも見つかります。',
  },
  kinds: {
    products: '商品',
    brands: 'ブランド',
    designers: 'デザイナー',
    categories: 'カテゴリー',
    shops: 'ショップ',
    all: '「{{word}}」の検索結果をすべて見る',
  },
  history: {
    title: '最近の検索',
    clear: 'すべて消去',
    remove: '最近の検索から{{word}}を消す',
  },
  page: {
    title: '「{{word}}」',
    description: '全ショップから{{word}}に合う商品を集めました。',
    blank: {
      title: '何をお探しですか',
      text: '商品、素材、ブランド、デザイナー。言葉を入れて、ショップの品をご覧ください。',
    },
    none: {
      title: '「{{word}}」は見つかりませんでした',
      text: 'もっと短い言葉や一般的な言葉を試すか、ほかのゾーンを見るか、絞り込みを解除してください。',
    },
  },
} satisfies CompleteTexts<'search'>;
