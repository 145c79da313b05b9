import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'チャージ',
  description: 'ウォレットに米ドルでチャージします。',
  text: '金額を選び、表示された口座にお支払いのうえ、スクリーンショットをアップロードしてください。',
  amount: {
    title: '金額',
    presets: '金額の候補',
    custom: 'その他の金額（米ドル）',
    hint: '小数点以下2桁まで。',
  },
  method: {
    title: 'お支払い方法',
    label: 'お支払い方法',
    choose: '選択してください',
    pay: 'この口座へお支払いください。',
    payAmount: 'この口座へ {{amount}} をお支払いください。',
    address: 'お支払い先',
    code: 'QRコード：{{name}}',
  },
  proof: {
    title: '証明',
    screenshot: '支払いのスクリーンショット',
    reference: '参照番号',
    referenceHint: '送金の確認に役立つ番号です。',
  },
  paid: '支払いました',
  review: '24時間以内に確認いたします。しばらくお待ちください。',
  unanswered: 'サーバーから応答がありません。もう一度お試しください。二重に送信されることはありません。',
  none: {
    title: '現在チャージできません',
    text: 'ご利用いただけるお支払い方法がありません。後ほどお試しください。',
  },
  success: {
    title: 'チャージを確認中です',
    text: 'ありがとうございます。24時間以内に確認いたします。しばらくお待ちください。',
    number: '番号 {{no}}',
    nextTitle: '今後の流れ',
    next1: 'スクリーンショットとお支払いを照合します。',
    next2: '承認されると残高に反映されます。',
    next3: '不備があればチャージ履歴に理由が表示されます。',
    log: 'チャージ履歴を見る',
    continue: '買い物を続ける',
  },
} satisfies CompleteTexts<'recharge'>;
