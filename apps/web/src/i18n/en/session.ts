const texts = {
  tabs: { label: 'Sign in or register', login: 'Sign in', register: 'Register' },
  dialogTitle: 'Sign in or create an account',
  notice: 'Please sign in to continue.',
  fields: {
    email: 'E-mail',
    code: 'E-mail code',
    password: 'Password',
    confirmPassword: 'Repeat the password',
  },
  messages: {
    inputEmail: 'Please input e-mail.',
    inputPassword: 'Please input password.',
    codeSent: 'Code sent',
    welcome: 'You are signed in.',
    registered: 'Your account has been created.',
  },
  login: {
    title: 'Sign in',
    description: 'Sign in at {{name}} to see your orders, favourites and wallet.',
    submit: 'Sign in',
    forgot: 'Forgot password',
    create: 'Create an account',
  },
  invitation: {
    title: 'New here?',
    text: 'With an account your bag and your favourites are with you on every device, you follow each order, and your wallet pays in one step.',
    submit: 'Continue with e-mail',
  },
  register: {
    title: 'Create an account',
    description: 'Create an account at {{name}} with your e-mail address.',
    text: 'We send a code to your address, to be sure that it is yours.',
    submit: 'Create account',
    haveAccount: 'I have an account',
    sendCode: 'Send code',
    sendAgain: 'Send again',
    again: 'Again in {{seconds}} s',
    codeHint: 'Six digits. The code is good for 10 minutes.',
    terms: 'I agree to the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>.',
    newWindow: '(opens in a new window)',
  },
  strength: {
    label: 'Strength of the password',
    hint: '8 to 16 characters, best with:',
    lower: 'a lowercase letter',
    upper: 'an uppercase letter',
    digit: 'a digit',
    fulfilled: 'done',
    levels: { none: 'None yet', weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
  },
  passwords: {
    change: {
      title: 'Change password',
      description: 'Choose another password for your account at {{name}}.',
      text: 'You sign in anew afterwards, on every device.',
    },
    forgot: {
      title: 'Forgot password',
      description: 'Set a new password for your account at {{name}}.',
      text: 'We send a code to your address. With it you set a new password.',
      back: 'Back to the sign-in',
    },
    fields: {
      email: 'E-mail',
      emailCode: 'E-mail code',
      oldPassword: 'Old password',
      newPassword: 'New password',
      confirmPassword: 'Repeat the new password',
    },
    save: 'Save',
    prompts: {
      email: 'Please enter e-mail',
      emailCode: 'Please enter the e-mail code',
      oldPassword: 'Enter old password',
      newPassword: 'Enter new password',
      confirmPassword: 'Confirm again',
      verificationCode: 'Enter verification code',
    },
    invalidMailbox: 'Invalid mailbox',
    passwordLast8: 'The password has at least 8 characters',
    codeSent: 'Code sent',
    success: 'Update password success',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    session: typeof texts;
  }
}
