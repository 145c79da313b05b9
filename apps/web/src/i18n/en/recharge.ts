const texts = {
  title: 'Recharge',
  description: 'Puts money into your wallet, in US dollars.',
  text: 'Choose an amount, pay it to the account shown and upload a screenshot of the payment.',
  amount: {
    title: 'Amount',
    presets: 'Amounts',
    custom: 'Other amount in US dollars',
    hint: 'Up to two decimals.',
  },
  method: {
    title: 'Pay method',
    label: 'Pay method',
    choose: 'Please choose',
    pay: 'Pay your amount to this account.',
    payAmount: 'Pay {{amount}} to this account.',
    address: 'Pay to',
    code: 'QR code: {{name}}',
  },
  proof: {
    title: 'Proof',
    screenshot: 'Screenshot of the payment',
    reference: 'Reference',
    referenceHint: 'A number of the transfer that helps us find it.',
  },
  paid: 'Paid',
  review: 'It will be reviewed within 24 hours, please be patient.',
  unanswered: 'The server did not answer. Please try again: nothing is handed in twice.',
  none: {
    title: 'Recharging is not possible at the moment',
    text: 'There is no pay method on offer. Please come back later.',
  },
  success: {
    title: 'Recharge under review',
    text: 'Thank you. It will be reviewed within 24 hours, please be patient.',
    number: 'No. {{no}}',
    nextTitle: 'What happens next',
    next1: 'We compare your screenshot with the payment.',
    next2: 'Your balance grows as soon as it has passed.',
    next3: 'If something is missing, the recharge log says what.',
    log: 'See the recharge log',
    continue: 'Continue shopping',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    recharge: typeof texts;
  }
}
