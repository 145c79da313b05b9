import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '账户信息',
  description: '您在{{name}}的姓名与联系方式。',
  text: '您的姓名，以及我们如何联系您。',
  fields: {
    firstName: '名字',
    lastName: '姓氏',
    phone: '手机',
    email: '邮箱',
    sex: '性别',
  },
  sex: { men: '男', women: '女', untold: '未填写' },
  save: '保存',
  saved: '账户信息已保存',
  more: {
    title: '更多服务',
    orders: '查看并跟踪您的订单',
    addresses: '您的包裹寄往何处',
    wallet: '余额、充值与提现',
    payPassword: '付款时使用的六位数字',
  },
} satisfies CompleteTexts<'account'>;
