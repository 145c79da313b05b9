import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '系统消息',
  description: '关于您的订单、钱包和店铺的通知。',
  tabsLabel: '消息类型',
  types: {
    order: '订单',
    wallet: '钱包',
    shop: '店铺',
    notice: '公告',
  },
  columns: {
    title: '标题',
    message: '内容',
    time: '时间',
    action: '操作',
  },
  unread: '未读：',
  view: '查看',
  viewNamed: '查看 {{title}}',
  toOrder: '查看订单',
  toOrders: '前往我的订单',
  toWallet: '前往我的钱包',
  empty: {
    title: '暂无消息',
    text: '有新消息时，会显示在这里，并通过邮件通知您。',
    page: '这一页没有内容',
    toFirst: '返回第一页',
  },
} satisfies CompleteTexts<'messages'>;
