import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '取引パスワード',
  description: '残高でのお支払いに使う6桁の取引パスワードを設定します。',
  text: '残高からのお支払いや出金の際に入力する6桁の数字です。',
  fields: { email: 'メールアドレス', newPassword: '新しいパスワード', confirmPassword: 'パスワード（確認）' },
  digits: '6桁の数字',
  show: '表示',
  hide: '隠す',
  save: '保存',
  pleaseEnter6Number: '6桁の数字を入力してください',
  passwordsDiffer: '2つのパスワードが一致しません。',
  updatepwdsuccess: 'パスワードを保存しました',
  change: {
    title: '取引パスワードの変更',
    oldPassword: '現在のパスワード',
    submit: 'パスワードを変更',
    forgot: 'パスワードを忘れた',
    done: '取引パスワードを変更しました',
  },
  reset: {
    title: '取引パスワードの再設定',
    text: 'メールで届くコードを確認すると、新しい6桁の数字を設定できます。',
    code: 'メール認証コード',
    confirm: 'コードを確認',
    codeSent: 'コードを送信しました',
    invalidMailbox: 'メールアドレスが正しくありません',
    enterCode: '認証コードを入力してください',
    back: '戻る',
  },
  isSet: {
    title: '取引パスワードは設定済みです',
    text: '残高でお支払いのたびに入力していただきます。{{name}}の担当者がお尋ねすることはありません。',
    back: 'お支払いに戻る',
    wallet: 'ウォレットへ',
  },
  dialog: {
    title: '取引パスワード',
    text: '確認のため入力してください。',
    submit: '確認',
    forgot: 'パスワードをお忘れの方',
  },
} satisfies CompleteTexts<'payPassword'>;
