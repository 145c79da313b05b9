import type { CompleteTexts } from '../catalogue.ts';

export default {
  directory: {
    title: 'ショップ',
    description: 'ひとつ屋根の下に並ぶすべてのショップを一覧でご紹介します。',
    count_other: '{{formatted}} 店',
    error: 'ショップを読み込めませんでした',
    empty: {
      title: 'まだ開いているショップがありません',
      text: '準備中です。またお立ち寄りください。',
      action: '入口へ',
    },
  },
  search: {
    title: '「{{word}}」を含むショップ',
    label: 'ショップ名で検索',
    placeholder: 'ショップ名',
    submit: 'ショップを検索',
    empty: {
      title: '該当するショップがありません',
      text: '名前の一部で試すか、すべてのショップをご覧ください。',
      action: 'すべてのショップを見る',
    },
  },
  shop: {
    ask: 'ショップに質問',
    title: 'ショップ',
    description: '{{name}}の全商品。',
    follow: 'お気に入りに追加',
    noReviews: 'レビューはまだありません',
    formerly: '旧店名：{{names}}',
    following: 'お気に入り登録済み',
    followers_other: 'お気に入り {{formatted}} 件',
    count_other: '{{formatted}} 点',
    error: 'ショップを読み込めませんでした',
    closed: {
      title: 'このショップは閉店中です',
      text: '現在ご注文いただけません。すでにいただいたご注文はそのまま進みます。',
      action: 'ほかのショップを見る',
    },
    missing: {
      title: 'このショップは見つかりません',
      text: '閉店したか、アドレスが正しくない可能性があります。ほかのショップは営業中です。',
      action: 'すべてのショップを見る',
      home: '入口へ',
    },
  },
  toolbar: '絞り込みと並べ替え',
  sort: {
    label: '並べ替え',
    default: '標準',
    lowest: '価格の安い順',
    highest: '価格の高い順',
    latest: '新着順',
  },
  filter: {
    open: '絞り込み',
    active_other: '{{count}}件の条件で絞り込み中',
    population: '対象',
    categories: 'カテゴリー',
    brands: 'ブランド',
    all: 'すべて',
    clear: 'すべて解除',
    show_other: '{{count}} 点を表示',
    error: '絞り込み条件を読み込めませんでした',
  },
  products: {
    label: 'ショップの商品',
    error: '一覧を読み込めませんでした',
    empty: {
      title: 'まだ商品がありません',
      text: '現在ご覧いただける商品がありません。ほかのショップをどうぞ。',
      action: 'ほかのショップを見る',
    },
    none: {
      title: '条件に合う商品がありません',
      text: '条件を解除すると、すべての商品が表示されます。',
      action: '絞り込みを解除',
    },
    beyond: {
      title: 'このページはありません',
      text: '商品の数が減りました。最初のページからご覧ください。',
      action: '最初のページへ',
    },
  },
  quickView: {
    open: 'クイックビュー：{{name}}',
    title: 'クイックビュー',
    details: '詳細を見る',
    error: '商品を読み込めませんでした',
    missing: {
      title: 'この商品はもうありません',
      text: '先ほど販売を終了しました。',
    },
  },
} satisfies CompleteTexts<'shops'>;
