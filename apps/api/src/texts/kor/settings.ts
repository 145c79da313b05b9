import type { Texts } from '../texts.ts';

export default {
  withdrawalTypes: {
    bankCard: '은행 카드',
    usdt: 'USDT',
  },
} satisfies Texts['settings'];
