const texts = {
  title: 'Transaction password',
  description: 'Set the 6-digit transaction password with which your balance pays.',
  text: 'Six digits that you enter whenever you pay from your balance or withdraw from it.',
  fields: { email: 'E-mail', newPassword: 'New password', confirmPassword: 'Confirm password' },
  digits: '6 digits',
  show: 'Show',
  hide: 'Hide',
  save: 'Save',
  pleaseEnter6Number: 'Please enter 6 pure numbers',
  passwordsDiffer: 'The two passwords are different.',
  updatepwdsuccess: 'Password saved successfully',
  change: {
    title: 'Change the transaction password',
    oldPassword: 'Old password',
    submit: 'Change password',
    forgot: 'Forgot password',
    done: 'Transaction password changed',
  },
  reset: {
    title: 'Reset the transaction password',
    text: 'We send a code to your address. Once it is confirmed you choose six new digits.',
    code: 'E-mail code',
    confirm: 'Confirm the code',
    codeSent: 'Code sent',
    invalidMailbox: 'Invalid mailbox',
    enterCode: 'Enter verification code',
    back: 'Back',
  },
  isSet: {
    title: 'Your transaction password is set',
    text: 'You are asked for it whenever you pay from your balance. Nobody at {{name}} will ever ask you for it.',
    back: 'Back to the payment',
    wallet: 'To the wallet',
  },
  dialog: {
    title: 'Transaction password',
    text: 'Enter it to confirm.',
    submit: 'Confirm',
    forgot: 'Forgot the password',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    payPassword: typeof texts;
  }
}
