import type { MailTexts } from './mail-text.ts';

export const jp: MailTexts = {
  registrationCode: {
    subject: '{brand} の認証コード：{code}',
    paragraphs: [
      '{brand} のアカウントを作成するには、次のコードを入力してください。',
      '{code}',
      'コードの有効期限は10分です。お心当たりがない場合は、このメールを無視してください。コードなしでアカウントが作成されることはありません。',
    ],
  },
  passwordResetCode: {
    subject: '{brand} のパスワード再設定：{code}',
    paragraphs: [
      '新しいパスワードを設定するには、次のコードを入力してください。',
      '{code}',
      'コードの有効期限は10分です。お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。コードは誰にも教えないでください。',
    ],
  },
  payPasswordCode: {
    subject: '{brand} の取引パスワード用コード：{code}',
    paragraphs: [
      '取引パスワードを設定するには、次のコードを入力してください。',
      '{code}',
      'コードの有効期限は10分です。お心当たりがない場合は、ログインパスワードを変更してください。コードは誰にも教えないでください。',
    ],
  },
  newsletterLink: {
    subject: '{brand}ニュースレターのご購読確認',
    paragraphs: [
      'このメールアドレスで{brand}のニュースレターのお申し込みがありました。7日以内に次のリンクを開いてご確認ください。',
      '{link}',
      'お心当たりがない場合は、このメールを破棄してください。確認がないかぎり、何もお送りしません。',
    ],
  },
  contactMessage: {
    subject: '{brand}：{name}様からのメッセージ：{title}',
    paragraphs: [
      '{name}様（{email}）からメッセージが届きました。',
      '{content}',
      'このメールに返信すると {email} に届きます。',
    ],
  },
  systemMessage: {
    subject: '【{brand}】{title}',
    paragraphs: ['{content}', 'このメッセージはアカウントでいつでもご覧いただけます。'],
  },
};
