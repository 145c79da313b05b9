const texts = {
  service: 'Customer service',
  messages: 'Messages',
  me: 'You',
  picture: 'Picture',
  delete: 'Delete this message',
  loadingOlder: 'Loading older messages',
  write: 'Write a message',
  message: 'Message',
  placeholder: 'Your message',
  send: 'Send',
  sendPicture: 'Send a picture',
  failed: {
    title: 'Not sent',
    text: 'The message could not be sent. Please try again.',
    picture: 'Image upload failed',
    type: 'Only image files may be uploaded: jpg, jpeg or png.',
    size: 'A picture may have at most 10 MB.',
    understood: 'OK',
  },
  empty: {
    title: 'No messages yet',
    shop: 'Ask the shop about sizes, materials or an order.',
    service: 'How can we help you?',
  },
  tips: {
    title: 'Tips',
    merchant: 'Merchants have no permission for this action, contact customer service',
    noMerchant: 'You are not a merchant yet. Please complete your shop before using this.',
    closed: 'This shop takes no messages at the moment. Please contact customer service.',
    understood: 'OK',
  },
  sessions: {
    title: 'My shop messages',
    description: 'Your conversations with shops.',
    tabs: 'Which messages',
    tab: {
      all: 'All',
      read: 'Read',
      unread: 'Unread',
    },
    shop: 'Shop name',
    content: 'Message content',
    status: 'Status',
    read: 'Read',
    unreadCount_one: '{{formatted}} unread',
    unreadCount_other: '{{formatted}} unread',
    time: 'Send time',
    actions: 'Actions',
    view: 'View',
    none: {
      all: 'No shop messages yet',
      read: 'Nothing here that you have read',
      unread: 'You have read everything',
      text: 'What you write to a shop, and what it answers, is kept here.',
      action: 'See all shops',
      page: 'This page is empty',
      toFirst: 'To the first page',
    },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    chat: typeof texts;
  }
}
