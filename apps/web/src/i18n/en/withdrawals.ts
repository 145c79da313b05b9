const texts = {
  title: 'Withdrawal addresses',
  description: 'Where the money of your withdrawals goes.',
  text: 'Your withdrawals are paid out to one of these.',
  add: 'Add an address',
  actions: 'Actions',
  editNamed: 'Edit {{address}}',
  deleteNamed: 'Delete {{address}}',
  cancel: 'Cancel',
  success: 'Success',
  fields: {
    type: 'Type',
    account: 'Account',
    fullname: 'Name',
    mobile: 'Mobile',
    bankname: 'Bank name',
    bankno: 'Card number',
    address: 'Wallet address',
    remark: 'Remark',
  },
  form: {
    add: 'Add a withdrawal address',
    edit: 'Edit the withdrawal address',
    type: 'Type',
    save: 'Save',
    failed: 'Save failed',
    missing: {
      fullname: 'Please enter the name',
      mobile: 'Please enter the mobile number',
      bankname: 'Please enter the bank name',
      bankno: 'Please enter the card number',
      address: 'Please enter the address',
    },
  },
  delete: {
    title: 'Delete this address?',
    text: '{{address}} of {{name}} is removed. What was withdrawn to it stays as it is.',
    keep: 'Keep it',
    confirm: 'Delete',
  },
  empty: {
    title: 'No withdrawal addresses yet',
    text: 'Add a bank card or a USDT wallet that your withdrawals are paid out to.',
    page: 'This page is empty',
    toFirst: 'To the first page',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw',
    text: 'The amount is frozen until we have looked at it, and then paid out.',
    amount: 'Amount in US dollars',
    available: 'Available: {{amount}}. Whole dollars.',
    all: 'All of it',
    amountMissing: 'Please enter the withdrawal amount',
    amountTooSmall: 'Please enter at least 1 dollar',
    insufficient: 'Insufficient account balance',
    address: 'Withdrawal address',
    chooseAddress: 'Please choose',
    addressMissing: 'Please choose a withdrawal address',
    addressGone: 'This address can no longer be used. Please choose another one.',
    noAddress: 'You have no withdrawal address yet.',
    addAddress: 'Add an address',
    manage: 'Manage addresses',
    confirm: 'Confirm',
    tips: 'Tips',
    checkSetPwd: 'Please set the transaction password before withdrawing',
    set: 'Set',
    notReady: 'The withdrawal could not be started. Please try again.',
    summary: 'Withdraw {{amount}} to {{address}}.',
    submit: 'Withdraw',
    unanswered: 'The server did not answer. Enter the password again: nothing is withdrawn twice.',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    withdrawals: typeof texts;
  }
}
