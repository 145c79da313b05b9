import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '新着のお便り',
  text: '新しいお店と商品を週に一度お届けします。はじめに確認メールをお送りします。',
  email: 'メールアドレス',
  subscribe: '登録する',
  inputEmail: 'メールアドレスを入力してください。',
  invalidEmail: 'メールアドレスの形式が正しくありません。',
  sent: 'あと一歩です。{{email}} 宛てのメールにあるリンクを開いてください。',
} satisfies CompleteTexts<'newsletter'>;
