import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '儲值',
  description: '為您的錢包儲值，以美元計。',
  text: '選擇金額，向所示帳戶付款，並上傳付款截圖。',
  amount: {
    title: '金額',
    presets: '固定金額',
    custom: '其他金額（美元）',
    hint: '最多兩位小數。',
  },
  method: {
    title: '付款方式',
    label: '付款方式',
    choose: '請選擇',
    pay: '請將金額支付至此帳戶。',
    payAmount: '請向此帳戶支付 {{amount}}。',
    address: '收款帳戶',
    code: 'QR 碼：{{name}}',
  },
  proof: {
    title: '憑證',
    screenshot: '付款截圖',
    reference: '參考號',
    referenceHint: '便於我們核對的轉帳編號。',
  },
  paid: '已付款',
  review: '我們會在 24 小時內審核，請耐心等候。',
  unanswered: '伺服器沒有回應。請重試，不會重複提交。',
  none: {
    title: '目前無法儲值',
    text: '暫無可用的付款方式，請稍後再來。',
  },
  success: {
    title: '儲值審核中',
    text: '謝謝。我們會在 24 小時內審核，請耐心等候。',
    number: '單號 {{no}}',
    nextTitle: '接下來',
    next1: '我們核對您的截圖與付款。',
    next2: '審核通過後，餘額即會增加。',
    next3: '如有問題，儲值紀錄會說明原因。',
    log: '查看儲值紀錄',
    continue: '繼續購物',
  },
} satisfies CompleteTexts<'recharge'>;
