import type { Texts } from '../texts.ts';

export default {
  withdrawalTypes: {
    bankCard: '银行卡',
    usdt: 'USDT',
  },
} satisfies Texts['settings'];
