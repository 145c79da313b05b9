import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: '錢包',
  description: '您的美元餘額與每一筆異動。',
  balance: '餘額',
  frozen: '凍結金額',
  frozenHint: '處理中的提領所占用的金額。',
  points: '積分',
  recharge: '儲值',
  withdraw: '提領',
  underDevelopment: '此功能開發中',
  tabs: { label: '錢包紀錄', first: '餘額紀錄', second: '儲值紀錄', third: '提領紀錄' },
  columns: { date: '日期', type: '類型', order: '訂單編號', amount: '金額', after: '異動後餘額' },
  types: {
    withdrawal: '提領',
    consumption: '消費',
    merchantPay: '商家付款',
    refund: '退款',
    recharge: '儲值',
    backendRecharge: '後台儲值',
    backendDeduction: '後台扣款',
    merchantCollection: '商家收款',
    platformRefund: '平台退款',
    other: '其他',
  },
  empty: {
    first: { title: '尚無異動', text: '儲值、付款與退款會隨時列在這裡。' },
    second: { title: '尚無儲值', text: '為錢包儲值，一步完成訂單付款。儲值將於 24 小時內審核。' },
    third: { title: '尚無提領', text: '您從餘額提領的紀錄會列在這裡。' },
    page: { title: '此頁沒有內容', text: '紀錄沒有這麼多頁。', action: '回到第一頁' },
  },
} satisfies CompleteTexts<'wallet'>;
