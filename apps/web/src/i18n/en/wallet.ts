const texts = {
  title: 'Wallet',
  description: 'Your balance in US dollars, and every change of it.',
  balance: 'Balance',
  frozen: 'Frozen amount',
  frozenHint: 'Held for withdrawals that are under way.',
  points: 'Points',
  recharge: 'Recharge',
  tabs: { label: 'Logs of the wallet', first: 'Balance log', second: 'Recharge log', third: 'Withdraw log' },
  columns: {
    date: 'Date',
    type: 'Type',
    reference: 'Reference',
    amount: 'Amount',
    after: 'Balance after',
    number: 'Number',
    method: 'Pay method',
    screenshot: 'Screenshot',
    status: 'Status',
    audited: 'Audit time',
    to: 'Paid out to',
  },
  screenshotOf: 'Screenshot of {{no}}',
  rechargeStatus: {
    unAudit: 'Awaiting review',
    waiting: 'Under review',
    passed: 'Passed',
    rejected: 'Rejected',
    other: 'In progress',
  },
  withdrawalStatus: {
    awaitingReview: 'Awaiting review',
    beingApplied: 'Approved, being paid out',
    remitted: 'Remitted',
    success: 'Success',
    failed: 'Failed',
    other: 'In progress',
  },
  types: {
    withdrawal: 'Withdrawal',
    consumption: 'Consumption',
    merchantPay: 'Merchant pay',
    refund: 'Refund',
    recharge: 'Recharge',
    backendRecharge: 'Backend recharge',
    backendDeduction: 'Backend deduction',
    merchantCollection: 'Merchant collection',
    platformRefund: 'Platform refund',
    other: 'Other',
  },
  empty: {
    first: { title: 'No changes yet', text: 'Recharges, payments and refunds are listed here as they happen.' },
    second: {
      title: 'No recharges yet',
      text: 'Recharge your wallet, and pay for orders in one step. A recharge is reviewed within 24 hours.',
    },
    third: { title: 'No withdrawals yet', text: 'What you withdraw from your balance is listed here.' },
    page: { title: 'This page is empty', text: 'The log has fewer pages.', action: 'To the first page' },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    wallet: typeof texts;
  }
}
