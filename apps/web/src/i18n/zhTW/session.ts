import type { CompleteTexts } from '../catalogue.ts';

export default {
  tabs: { label: '登入或註冊', login: '登入', register: '註冊' },
  dialogTitle: '登入或註冊帳戶',
  notice: '請登入後繼續。',
  fields: { email: '電子郵件', code: '郵件驗證碼', password: '密碼', confirmPassword: '再次輸入密碼' },
  messages: {
    inputEmail: '請輸入電子郵件。',
    inputPassword: '請輸入密碼。',
    codeSent: '驗證碼已寄出',
    welcome: '您已登入。',
    registered: '您的帳戶已建立。',
  },
  login: {
    title: '登入',
    description: '登入{{name}}，查看您的訂單、收藏與錢包。',
    submit: '登入',
    forgot: '忘記密碼',
    create: '建立帳戶',
  },
  invitation: {
    title: '初次光臨？',
    text: '有了帳戶，購物袋與收藏在每部裝置上同步，隨時追蹤訂單，還能用錢包一步付款。',
    submit: '使用電子郵件繼續',
  },
  register: {
    title: '建立帳戶',
    description: '使用電子郵件在{{name}}建立帳戶。',
    text: '我們會寄送驗證碼到您的信箱，以確認信箱屬於您。',
    submit: '建立帳戶',
    haveAccount: '我已有帳戶',
    sendCode: '寄送驗證碼',
    sendAgain: '重新寄送',
    again: '{{seconds}} 秒後重寄',
    codeHint: '六位數字，10 分鐘內有效。',
    terms: '我同意<terms>條款與條件</terms>及<privacy>隱私權政策</privacy>。',
    newWindow: '（在新視窗中開啟）',
  },
  strength: {
    label: '密碼強度',
    hint: '8 至 16 個字元，建議包含：',
    lower: '小寫字母',
    upper: '大寫字母',
    digit: '數字',
    fulfilled: '已符合',
    levels: { none: '尚未輸入', weak: '弱', fair: '普通', good: '良好', strong: '強' },
  },
} satisfies CompleteTexts<'session'>;
