import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'ウォレット',
  description: '米ドルの残高と、そのすべての変動です。',
  balance: '残高',
  frozen: '凍結額',
  frozenHint: '処理中の出金のために確保されています。',
  points: 'ポイント',
  recharge: 'チャージ',
  withdraw: '出金',
  underDevelopment: 'この機能は開発中です',
  tabs: { label: 'ウォレットの履歴', first: '残高履歴', second: 'チャージ履歴', third: '出金履歴' },
  columns: { date: '日付', type: '種類', order: '注文番号', amount: '金額', after: '変動後の残高' },
  types: {
    withdrawal: '出金',
    consumption: '購入',
    merchantPay: '店舗への支払い',
    refund: '返金',
    recharge: 'チャージ',
    backendRecharge: '管理者によるチャージ',
    backendDeduction: '管理者による減額',
    merchantCollection: '店舗の受取',
    platformRefund: 'プラットフォームからの返金',
    other: 'その他',
  },
  empty: {
    first: { title: '変動はまだありません', text: 'チャージ、お支払い、返金がここに表示されます。' },
    second: {
      title: 'チャージはまだありません',
      text: 'ウォレットにチャージすると、ご注文のお支払いが一度で完了します。チャージは24時間以内に審査されます。',
    },
    third: { title: '出金はまだありません', text: '残高からの出金がここに表示されます。' },
    page: { title: 'このページには何もありません', text: '履歴のページ数が足りません。', action: '最初のページへ' },
  },
} satisfies CompleteTexts<'wallet'>;
