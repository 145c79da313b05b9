import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '交易密碼',
  description: '設定用於餘額付款的 6 位交易密碼。',
  text: '使用餘額付款或提領時輸入的六位數字。',
  fields: { email: '電子郵件', newPassword: '新密碼', confirmPassword: '確認密碼' },
  digits: '6 位數字',
  show: '顯示',
  hide: '隱藏',
  save: '儲存',
  pleaseEnter6Number: '請輸入 6 位純數字',
  passwordsDiffer: '兩次輸入的密碼不一致。',
  updatepwdsuccess: '密碼儲存成功',
  change: {
    title: '變更交易密碼',
    oldPassword: '舊密碼',
    submit: '變更密碼',
    forgot: '忘記密碼',
    done: '交易密碼已變更',
  },
  reset: {
    title: '重設交易密碼',
    text: '我們會寄驗證碼到您的信箱，確認後即可設定新的六位數字。',
    code: '郵件驗證碼',
    confirm: '確認驗證碼',
    codeSent: '驗證碼已寄出',
    invalidMailbox: '電子郵件格式不正確',
    enterCode: '請輸入驗證碼',
    back: '返回',
  },
  isSet: {
    title: '您已設定交易密碼',
    text: '每次使用餘額付款時都需要輸入。{{name}}的任何人都不會向您索取此密碼。',
    back: '返回付款',
    wallet: '前往錢包',
  },
  dialog: {
    title: '交易密碼',
    text: '請輸入以確認。',
    submit: '確認',
    forgot: '忘記密碼',
  },
} satisfies CompleteTexts<'payPassword'>;
