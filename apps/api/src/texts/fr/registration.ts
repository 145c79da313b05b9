import type { Texts } from '../texts.ts';

export default {
  contactPermission:
    'Je souhaite recevoir par e-mail les nouveautés et les offres. Je peux retirer cet accord à tout moment.',
} satisfies Texts['registration'];
