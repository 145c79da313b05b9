/** Reviews of an order: writing them, and what was written. */
const texts = {
  orderNumber: 'Order no. {{no}}',
  write: {
    title: 'Write a review',
    pageText: 'What you think of the pieces of your order.',
  },
  detail: {
    title: 'Your review',
    pageText: 'What you have said of the pieces of your order.',
    written: 'Written on {{date}}',
    toOrder: 'To the order',
    toOrders: 'My orders',
  },
  scores: {
    service: 'Service attitude',
    logistics: 'Logistics service',
    description: 'True to description',
  },
  form: {
    comment: 'Comment',
    commentHint: 'How does it fit, feel and wear?',
    commentRequired: 'Please write a comment.',
    pictures: 'Pictures',
    picturesHint_one: '{{count}} picture at most.',
    picturesHint_other: 'One to {{count}} pictures.',
    picturesRequired: 'Please add at least one picture.',
    stillUploading: 'Please wait until all pictures are uploaded.',
    missingOf: '{{item}}: {{message}}',
    publish: 'Publish',
    onceOnly: 'An order is reviewed once; the review stands on the pages of its pieces.',
    published: 'Posted comment successfully',
  },
  missing: {
    title: 'We could not find this order',
    text: 'The address may be mistyped, or the order belongs to another account.',
    action: 'To your orders',
  },
  done: {
    title: 'You have reviewed this order',
    text: 'Thank you. What you said stands on the pages of its pieces.',
    action: 'View review',
  },
  notYet: {
    title: 'Not to be reviewed yet',
    text: 'An order can be reviewed once its receipt is confirmed.',
    action: 'To the order',
  },
  none: {
    title: 'No review yet',
    text: 'Nothing has been said of this order so far.',
    action: 'Write a review',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    evaluations: typeof texts;
  }
}
