import type { CompleteTexts } from '../catalogue.ts';

export default {
  orderNumber: '注文番号 {{no}}',
  write: {
    title: 'レビューを書く',
    pageText: 'ご注文の商品についてのご感想をお聞かせください。',
  },
  detail: {
    title: 'あなたのレビュー',
    pageText: 'ご注文の商品に寄せたレビューです。',
    written: '{{date}}に投稿',
    toOrder: '注文へ',
    toOrders: '注文履歴',
  },
  scores: {
    service: '接客態度',
    logistics: '配送サービス',
    description: '説明との一致',
  },
  form: {
    comment: 'コメント',
    commentHint: '着心地やサイズ感はいかがでしたか？',
    commentRequired: 'コメントを入力してください。',
    pictures: '画像',
    picturesHint_other: '1～{{count}}枚の画像。',
    picturesRequired: '画像を1枚以上追加してください。',
    stillUploading: 'すべての画像のアップロードが終わるまでお待ちください。',
    missingOf: '{{item}}：{{message}}',
    publish: '投稿する',
    onceOnly: 'レビューは1注文につき1回で、商品ページに掲載されます。',
    published: 'レビューを投稿しました',
  },
  missing: {
    title: 'この注文は見つかりません',
    text: 'アドレスが間違っているか、別のアカウントの注文です。',
    action: '注文履歴へ',
  },
  done: {
    title: 'この注文はレビュー済みです',
    text: 'ありがとうございます。商品ページに掲載されています。',
    action: 'レビューを見る',
  },
  notYet: {
    title: 'まだレビューできません',
    text: '受け取りを確認すると、注文をレビューできます。',
    action: '注文へ',
  },
  none: {
    title: 'レビューはまだありません',
    text: 'この注文にはまだ何も書かれていません。',
    action: 'レビューを書く',
  },
} satisfies CompleteTexts<'evaluations'>;
