import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '新品來信',
  text: '每週一封，介紹新店與新品。我們會先寄一封郵件確認您的地址。',
  email: '電子郵件地址',
  subscribe: '訂閱',
  inputEmail: '請輸入電子郵件。',
  invalidEmail: '電子郵件格式不正確。',
  sent: '還差一步：請開啟寄至 {{email}} 的郵件中的連結。',
} satisfies CompleteTexts<'newsletter'>;
