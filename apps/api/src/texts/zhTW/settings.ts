import type { Texts } from '../texts.ts';

export default {
  withdrawalTypes: {
    bankCard: '銀行卡',
    usdt: 'USDT',
  },
} satisfies Texts['settings'];
