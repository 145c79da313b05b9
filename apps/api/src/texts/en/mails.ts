import type { MailKind, MailText } from '../mail-values.ts';

/** Names in braces are filled in. A paragraph that is {code} alone is shown large, {link} alone can be clicked, {content} alone keeps its lines. */
export default {
  registrationCode: {
    subject: 'Your {brand} code: {code}',
    paragraphs: [
      'Enter this code to create your {brand} account:',
      '{code}',
      'It is valid for 10 minutes. If you did not ask for it, you can ignore this email: no account is created without it.',
    ],
  },
  passwordResetCode: {
    subject: 'Reset your {brand} password: {code}',
    paragraphs: [
      'Enter this code to choose a new password:',
      '{code}',
      'It is valid for 10 minutes. If you did not ask for it, you can ignore this email: your password stays as it is. Never pass this code on to anybody.',
    ],
  },
  payPasswordCode: {
    subject: 'Your {brand} transaction password code: {code}',
    paragraphs: [
      'Enter this code to set your transaction password:',
      '{code}',
      'It is valid for 10 minutes. If you did not ask for it, please change your sign-in password. Never pass this code on to anybody.',
    ],
  },
  newsletterLink: {
    subject: 'Please confirm your {brand} newsletter',
    paragraphs: [
      'Somebody, we hope you, asked for the {brand} newsletter at this address. Open this link within seven days to confirm:',
      '{link}',
      'If it was not you, you can ignore this email: nothing is sent without the confirmation.',
    ],
  },
  secondFactorOn: {
    subject: '{brand}: codes are switched on for your account',
    paragraphs: [
      'Signing in to the {brand} console with your account takes a code from an authenticator app from now on. All other sessions of the console have been ended.',
      'If it was not you, please reset your password at once and ask an administrator for help.',
    ],
  },
  secondFactorOff: {
    subject: '{brand}: codes are switched off for your account',
    paragraphs: [
      'Signing in to the {brand} console with your account takes no code any more.',
      'If it was not you, please reset your password at once and ask an administrator for help.',
    ],
  },
  recoveryCodesRenewed: {
    subject: '{brand}: you have new recovery codes',
    paragraphs: [
      'Ten new recovery codes were made for your account in the {brand} console. The old ones no longer work.',
      'If it was not you, please reset your password at once and ask an administrator for help.',
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand}: a recovery code was used',
    paragraphs: [
      'Somebody signed in to the {brand} console with your password and a recovery code. Recovery codes that are left: {left}.',
      'If it was not you, please reset your password at once and ask an administrator for help.',
    ],
  },
  secondFactorLocked: {
    subject: '{brand}: signing in with codes has been stopped',
    paragraphs: [
      'Too many incorrect codes were entered for your account in the {brand} console, by somebody who knows your password. Nobody can sign in with a code until you open this link:',
      '{link}',
      'If it was not you, please change your password first.',
    ],
  },
  contactMessage: {
    subject: '{brand}: message from {name}: {title}',
    paragraphs: ['{name} ({email}) left a message:', '{content}', 'Reply to this email to write to {email}.'],
  },
  systemMessage: {
    subject: '{brand}: {title}',
    paragraphs: ['{content}', 'You can read this message in your account at any time.'],
  },
} satisfies Record<MailKind, MailText>;
