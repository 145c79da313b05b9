import type { MailTexts } from './mail-text.ts';

export const en: MailTexts = {
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
  contactMessage: {
    subject: '{brand}: message from {name}: {title}',
    paragraphs: ['{name} ({email}) left a message:', '{content}', 'Reply to this email to write to {email}.'],
  },
  systemMessage: {
    subject: '{brand}: {title}',
    paragraphs: ['{content}', 'You can read this message in your account at any time.'],
  },
};
