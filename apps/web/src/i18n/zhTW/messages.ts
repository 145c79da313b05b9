import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '系統訊息',
  description: '關於您的訂單、錢包與店鋪的通知。',
  tabsLabel: '訊息類型',
  types: {
    order: '訂單',
    wallet: '錢包',
    shop: '店鋪',
    notice: '公告',
  },
  columns: {
    title: '標題',
    message: '內容',
    time: '時間',
    action: '操作',
  },
  unread: '未讀：',
  view: '查看',
  viewNamed: '查看 {{title}}',
  toOrder: '查看訂單',
  toOrders: '前往我的訂單',
  toWallet: '前往我的錢包',
  empty: {
    title: '暫無訊息',
    text: '有新訊息時，會顯示在這裡，並以電子郵件通知您。',
    page: '這一頁沒有內容',
    toFirst: '返回第一頁',
  },
} satisfies CompleteTexts<'messages'>;
