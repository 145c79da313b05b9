import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '钱包',
  description: '您的美元余额及每一笔变动。',
  balance: '余额',
  frozen: '冻结金额',
  frozenHint: '正在处理的提现所占用的金额。',
  points: '积分',
  recharge: '充值',
  withdraw: '提现',
  underDevelopment: '该功能正在开发中',
  tabs: { label: '钱包记录', first: '余额记录', second: '充值记录', third: '提现记录' },
  columns: { date: '日期', type: '类型', order: '订单号', amount: '金额', after: '变动后余额' },
  types: {
    withdrawal: '提现',
    consumption: '消费',
    merchantPay: '商家付款',
    refund: '退款',
    recharge: '充值',
    backendRecharge: '后台充值',
    backendDeduction: '后台扣款',
    merchantCollection: '商家收款',
    platformRefund: '平台退款',
    other: '其他',
  },
  empty: {
    first: { title: '暂无变动', text: '充值、付款和退款会随时列在这里。' },
    second: { title: '暂无充值', text: '为钱包充值，一步完成订单付款。充值将在 24 小时内审核。' },
    third: { title: '暂无提现', text: '您从余额提现的记录会列在这里。' },
    page: { title: '此页为空', text: '记录没有这么多页。', action: '回到第一页' },
  },
} satisfies CompleteTexts<'wallet'>;
