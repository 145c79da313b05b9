import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'ヘルプ',
  description: '{{name}}のご購入方法、配送、返品、よくあるご質問。お問い合わせもこちらから。',
  menu: 'トピック',
  error: {
    title: '記事を読み込めませんでした',
  },
  empty: {
    title: 'まだ記事がありません',
    text: 'ほかのトピックをご覧になるか、下のフォームからお問い合わせください。',
  },
  missing: {
    title: 'この記事は見つかりません',
    text: '名称が変わったか、公開を終了した可能性があります。ほかの内容はトピックからご覧いただけます。',
    action: 'すべてのトピックへ',
  },
  form: {
    title: 'お問い合わせ',
    text: 'お探しの答えが見つからないときは、こちらからお送りください。メールでお返事します。',
    name: 'お名前',
    email: 'メールアドレス',
    subject: '件名',
    content: 'お問い合わせ内容',
    inputEmail: 'メールアドレスを入力してください。',
    send: '送信する',
    sent: 'お問い合わせを送信しました',
    sentText: 'ご記入のメールアドレスにお返事します。',
    another: 'もう一件送る',
  },
} satisfies CompleteTexts<'help'>;
