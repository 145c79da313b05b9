import type { CompleteTexts } from '../catalogue.ts';

export default {
  tabs: { label: 'ログインまたは新規登録', login: 'ログイン', register: '新規登録' },
  dialogTitle: 'ログインまたはアカウント作成',
  notice: '続けるにはログインしてください。',
  fields: {
    email: 'メールアドレス',
    code: '認証コード',
    password: 'パスワード',
    confirmPassword: 'パスワード（確認）',
  },
  messages: {
    inputEmail: 'メールアドレスを入力してください。',
    inputPassword: 'パスワードを入力してください。',
    codeSent: '認証コードを送信しました',
    welcome: 'ログインしました。',
    registered: 'アカウントを作成しました。',
  },
  login: {
    title: 'ログイン',
    description: '{{name}}にログインして、ご注文、お気に入り、ウォレットをご覧ください。',
    submit: 'ログイン',
    forgot: 'パスワードをお忘れの方',
    create: 'アカウントを作成',
  },
  invitation: {
    title: 'はじめての方へ',
    text: 'アカウントがあれば、バッグとお気に入りをどの端末でも共有でき、ご注文の状況も確認できます。お支払いはウォレットで一度に完了します。',
    submit: 'メールアドレスで続ける',
  },
  register: {
    title: 'アカウントを作成',
    description: 'メールアドレスで{{name}}のアカウントを作成できます。',
    text: 'ご本人のメールアドレスであることを確かめるため、認証コードをお送りします。',
    submit: 'アカウントを作成',
    haveAccount: 'アカウントをお持ちの方',
    sendCode: 'コードを送信',
    sendAgain: '再送信',
    again: '{{seconds}}秒後に再送信',
    codeHint: '6桁の数字です。10分間有効です。',
    terms: '<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意します。',
    newWindow: '（新しいウィンドウで開きます）',
  },
  strength: {
    label: 'パスワードの強度',
    hint: '8～16文字。次の文字を含めることをおすすめします。',
    lower: '小文字',
    upper: '大文字',
    digit: '数字',
    fulfilled: '入力済み',
    levels: { none: '未入力', weak: '弱い', fair: 'やや弱い', good: '良い', strong: '強い' },
  },
} satisfies CompleteTexts<'session'>;
