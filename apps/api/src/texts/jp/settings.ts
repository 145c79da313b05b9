import type { Texts } from '../texts.ts';

export default {
  withdrawalTypes: {
    bankCard: '銀行カード',
    usdt: 'USDT',
  },
} satisfies Texts['settings'];
