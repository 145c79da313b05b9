import type { Texts } from '../texts.ts';

export default {
  withdrawalTypes: {
    bankCard: 'Kartu bank',
    usdt: 'USDT',
  },
} satisfies Texts['settings'];
