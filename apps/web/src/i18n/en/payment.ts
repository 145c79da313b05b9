const texts = {
  question: 'How would you like to pay?',
  methods: 'Pay method',
  notes: {
    balance: 'Paid at once with your transaction password.',
    virtualCurrency: 'Transfer, then upload a screenshot.',
    card: 'Transfer, then upload a screenshot.',
    online: 'Pay online, then upload a screenshot.',
  },
  insufficient: 'Insufficient account balance',
  short: '{{amount}} short for this order.',
  recharge: 'Recharge',
  proofNext: 'You upload a screenshot of the payment. It will be reviewed within 24 hours.',
  note: 'Amounts are in US dollars. Nothing is charged before you confirm.',
  confirm: 'Confirm payment',
  pay: 'Pay {{amount}}',
  fromBalance: 'Pay <strong>{{amount}}</strong> from your balance of {{balance}}.',
  underDevelopment: 'The function is under development, please choose another payment method',
  noLongerPayable: 'These orders no longer wait for payment. Please check their status.',
  unanswered: 'The server did not answer. Enter the password again: nothing is charged twice.',
  failed: 'The payment could not be started. Please try again.',
  page: { title: 'Payment', description: 'How you pay for your order.' },
  proofPage: { title: 'Proof of payment', description: 'The screenshot that shows your payment.' },
  proof: {
    text: 'Pay <strong>{{amount}}</strong> to this account, then upload a screenshot of the payment.',
    address: 'Pay to',
    code: 'QR code: {{name}}',
    screenshot: 'Screenshot of the payment',
    done: 'Payment done',
    submit: 'Submit the screenshot',
    review: 'It will be reviewed within 24 hours, please be patient.',
    unanswered: 'The server did not answer. Please try again: nothing is handed in twice.',
    replaces: 'A screenshot of this payment is being reviewed. Another one takes its place.',
    rejected: 'The last screenshot was not accepted. Please upload another one.',
    rejectedWhy: 'The last screenshot was not accepted: {{reason}}',
    paidBy: 'Paid by',
    choose: 'Please choose',
  },
  success: {
    number: 'No. {{no}}',
    nextTitle: 'What happens next',
    order: 'See the order',
    orders: 'See your orders',
    continue: 'Continue shopping',
    paid: {
      title: 'Payment received',
      text: 'Thank you. Your purchase is paid, and the shops know about it.',
      next1: 'The shop packs your pieces and hands them to a carrier.',
      next2: 'You get a message as soon as they are on their way.',
      next3: 'When they have arrived you confirm the receipt in your orders.',
    },
    review: {
      title: 'Payment under review',
      text: 'Thank you. It will be reviewed within 24 hours, please be patient.',
      next1: 'We compare your screenshot with the payment.',
      next2: 'You get a message with the outcome, and the shop packs your pieces.',
      next3: 'If something is missing, your order says what.',
    },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    payment: typeof texts;
  }
}
