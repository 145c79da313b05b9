/** Words of a setting that a tenant has not set. */
export default {
  withdrawalTypes: {
    bankCard: 'Bank card',
    usdt: 'USDT',
  },
};
