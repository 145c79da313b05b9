import type { CompleteTexts } from '../catalogue.ts';

export default {
  orderNumber: '訂單號 {{no}}',
  write: {
    title: '撰寫評價',
    pageText: '說說您對訂單商品的看法。',
  },
  detail: {
    title: '您的評價',
    pageText: '您對訂單商品的評價。',
    written: '評價於 {{date}}',
    toOrder: '返回訂單',
    toOrders: '我的訂單',
  },
  scores: {
    service: '服務態度',
    logistics: '物流服務',
    description: '描述相符',
  },
  form: {
    comment: '評價內容',
    commentHint: '版型、觸感與穿著感受如何？',
    commentRequired: '請填寫評價內容。',
    pictures: '圖片',
    picturesHint_other: '1 至 {{count}} 張圖片。',
    picturesRequired: '請至少上傳一張圖片。',
    stillUploading: '請等待所有圖片上傳完成。',
    missingOf: '{{item}}：{{message}}',
    publish: '發布',
    onceOnly: '每筆訂單只能評價一次，評價會顯示在商品頁面上。',
    published: '評價發布成功',
  },
  missing: {
    title: '找不到此訂單',
    text: '網址可能有誤，或訂單屬於另一個帳戶。',
    action: '查看我的訂單',
  },
  done: {
    title: '您已評價過此訂單',
    text: '感謝您的評價，它已顯示在商品頁面上。',
    action: '查看評價',
  },
  notYet: {
    title: '暫時不能評價',
    text: '確認收貨後即可評價訂單。',
    action: '返回訂單',
  },
  none: {
    title: '還沒有評價',
    text: '此訂單還沒有任何評價。',
    action: '撰寫評價',
  },
} satisfies CompleteTexts<'evaluations'>;
