import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '充值',
  description: '为您的钱包充值，以美元计。',
  text: '选择金额，向所示账户付款，并上传付款截图。',
  amount: {
    title: '金额',
    presets: '固定金额',
    custom: '其他金额（美元）',
    hint: '最多两位小数。',
  },
  method: {
    title: '支付方式',
    label: '支付方式',
    choose: '请选择',
    pay: '请将金额支付至此账户。',
    payAmount: '请向此账户支付 {{amount}}。',
    address: '收款账户',
    code: '二维码：{{name}}',
  },
  proof: {
    title: '凭证',
    screenshot: '付款截图',
    reference: '参考号',
    referenceHint: '便于我们核对的转账编号。',
  },
  paid: '已支付',
  review: '我们会在 24 小时内审核，请耐心等待。',
  unanswered: '服务器没有响应。请重试，不会重复提交。',
  none: {
    title: '目前无法充值',
    text: '暂无可用的支付方式，请稍后再来。',
  },
  success: {
    title: '充值审核中',
    text: '谢谢。我们会在 24 小时内审核，请耐心等待。',
    number: '单号 {{no}}',
    nextTitle: '接下来',
    next1: '我们核对您的截图与付款。',
    next2: '审核通过后，余额即会增加。',
    next3: '如有问题，充值记录会说明原因。',
    log: '查看充值记录',
    continue: '继续购物',
  },
} satisfies CompleteTexts<'recharge'>;
