import type { Texts } from '../texts.ts';

export default {
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
  secondFactorOn: {
    subject: '{brand}：アカウントでコードが有効になりました',
    paragraphs: [
      '今後、このアカウントで{brand}のコンソールにサインインするには認証アプリのコードが必要です。コンソールのほかのセッションはすべて終了しました。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、管理者にご相談ください。',
    ],
  },
  secondFactorOff: {
    subject: '{brand}：アカウントでコードが無効になりました',
    paragraphs: [
      'このアカウントで{brand}のコンソールにサインインする際、コードは不要になりました。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、管理者にご相談ください。',
    ],
  },
  recoveryCodesRenewed: {
    subject: '{brand}：新しいリカバリーコードが発行されました',
    paragraphs: [
      '{brand}のコンソールで、このアカウントに新しいリカバリーコードが10個発行されました。以前のコードは使えません。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、管理者にご相談ください。',
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand}：リカバリーコードが使用されました',
    paragraphs: [
      'パスワードとリカバリーコードで{brand}のコンソールへのサインインがありました。残りのリカバリーコード：{left}。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、管理者にご相談ください。',
    ],
  },
  secondFactorLocked: {
    subject: '{brand}：コードによるサインインを停止しました',
    paragraphs: [
      'パスワードを知る何者かが、{brand}のコンソールでこのアカウントに誤ったコードを何度も入力しました。次のリンクを開くまで、コードでのサインインはできません。',
      '{link}',
      'お心当たりがない場合は、先にパスワードを変更してください。',
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
} satisfies Texts['mails'];
