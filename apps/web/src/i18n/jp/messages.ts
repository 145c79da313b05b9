import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'システムメッセージ',
  description: 'ご注文、ウォレット、ショップに関するお知らせです。',
  tabsLabel: 'メッセージの種類',
  types: {
    order: '注文',
    wallet: 'ウォレット',
    shop: 'ショップ',
    notice: 'お知らせ',
  },
  columns: {
    title: '件名',
    message: '内容',
    time: '受信日時',
    action: '操作',
  },
  unread: '未読：',
  view: '見る',
  viewNamed: '見る：{{title}}',
  toOrder: '注文を見る',
  toOrders: '注文一覧へ',
  toWallet: 'ウォレットへ',
  empty: {
    title: 'メッセージはありません',
    text: '新しいお知らせは、こちらとメールでお届けします。',
    page: 'このページには何もありません',
    toFirst: '最初のページへ',
  },
} satisfies CompleteTexts<'messages'>;
