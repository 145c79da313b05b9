import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '說明中心',
  description: '{{name}} 購買指南、配送、退貨及常見問題解答，也可在此給我們留言。',
  menu: '主題',
  error: {
    title: '文章未能載入',
  },
  empty: {
    title: '這裡還沒有文章',
    text: '請看看其他主題，或在下方給我們留言。',
  },
  missing: {
    title: '找不到這篇文章',
    text: '它可能已更名或下架。其他內容都在各主題中。',
    action: '查看全部主題',
  },
  form: {
    title: '給我們留言',
    text: '上面沒有您要的答案？請給我們留言，我們會以電子郵件回覆。',
    name: '姓名',
    email: '電子郵件',
    subject: '標題',
    content: '留言內容',
    inputEmail: '請輸入電子郵件。',
    send: '送出留言',
    sent: '留言已送出',
    sentText: '回覆會寄到您填寫的電子郵件。',
    another: '再寫一則留言',
  },
} satisfies CompleteTexts<'help'>;
