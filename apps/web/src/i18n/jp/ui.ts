import type { CompleteTexts } from '../catalogue.ts';

export default {
  close: '閉じる',
  dismiss: '閉じる',
  loading: '読み込み中',
  retry: '再試行',
  copy: { label: 'コピー', success: 'コピーしました', fail: 'コピーできませんでした' },
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  optional: '任意',
  less: '1つ減らす',
  more: '1つ増やす',
  quantity: '数量',
  remove: '{{name}}を外す',
  backToTop: 'トップへ戻る',
  notifications: '通知',
  favourite: {
    add: '{{name}}をお気に入りに追加',
    remove: '{{name}}をお気に入りから外す',
  },
  price: {
    now: '現在の価格',
    was: '以前の価格',
  },
  stars: {
    value: '5点中{{value}}',
    choice_other: '星{{count}}つ',
  },
  pager: {
    label: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: '{{page}}ページ',
    size: '1ページの件数',
  },
  crumbs: '現在地',
  steps: {
    label: 'ステップ',
    done: '完了',
  },
  error: {
    title: '読み込めませんでした',
    text: '接続が切れたか、サーバーが応答しませんでした。内容は失われていません。',
  },
  rail: {
    previous: '{{title}}、前の商品',
    next: '{{title}}、次の商品',
  },
  captcha: {
    label: '認証コード',
    renew: '別の画像にする',
    picture: '画像の中の四文字',
  },
} satisfies CompleteTexts<'ui'>;
