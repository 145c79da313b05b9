/** System messages. */
const texts = {
  title: 'System messages',
  description: 'What we tell you about your orders, your wallet and your shop.',
  tabsLabel: 'Types of messages',
  types: {
    order: 'Orders',
    wallet: 'Wallet',
    shop: 'Shop',
    notice: 'Notices',
  },
  columns: {
    title: 'Title',
    message: 'Message',
    time: 'Received',
    action: 'Action',
  },
  unread: 'Unread:',
  view: 'View',
  viewNamed: 'View {{title}}',
  toOrder: 'To the order',
  toOrders: 'To my orders',
  toWallet: 'To my wallet',
  empty: {
    title: 'No messages here',
    text: 'As soon as there is something to tell, it is told here and by e-mail.',
    page: 'There is nothing on this page',
    toFirst: 'To the first page',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    messages: typeof texts;
  }
}
