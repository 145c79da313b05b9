import type { Texts } from '../texts.ts';

export default {
  withdrawalTypes: {
    bankCard: 'Carte bancaire',
    usdt: 'USDT',
  },
} satisfies Texts['settings'];
