import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'アカウント情報',
  description: '{{name}}でのお名前とご連絡先です。',
  text: 'お名前とご連絡先です。',
  fields: {
    firstName: '名',
    lastName: '姓',
    phone: '携帯電話',
    email: 'メールアドレス',
    sex: '性別',
  },
  sex: { men: '男性', women: '女性', untold: '未回答' },
  save: '保存',
  saved: 'アカウント情報を保存しました',
  more: {
    title: 'こちらもご利用ください',
    orders: 'ご注文の確認と追跡',
    addresses: 'お荷物のお届け先',
    wallet: '残高、チャージ、出金',
    payPassword: 'お支払い用の6桁の数字',
  },
} satisfies CompleteTexts<'account'>;
