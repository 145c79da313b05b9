import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '帳戶資訊',
  description: '您在{{name}}的姓名與聯絡方式。',
  text: '您的姓名，以及我們如何聯絡您。',
  fields: {
    firstName: '名字',
    lastName: '姓氏',
    phone: '手機',
    email: '電子郵件',
    sex: '性別',
  },
  sex: { men: '男', women: '女', untold: '未填寫' },
  save: '儲存',
  saved: '帳戶資訊已儲存',
  more: {
    title: '更多服務',
    orders: '查看並追蹤您的訂單',
    addresses: '您的包裹寄往何處',
    wallet: '餘額、儲值與提領',
    payPassword: '付款時使用的六位數字',
  },
} satisfies CompleteTexts<'account'>;
