import type { CompleteTexts } from '../catalogue.ts';

export default {
  orderNumber: '订单号 {{no}}',
  write: {
    title: '评价商品',
    pageText: '说说您对订单商品的看法。',
  },
  detail: {
    title: '您的评价',
    pageText: '您对订单商品的评价。',
    written: '评价于 {{date}}',
    toOrder: '返回订单',
    toOrders: '我的订单',
  },
  scores: {
    service: '服务态度',
    logistics: '物流服务',
    description: '描述相符',
  },
  form: {
    comment: '评价内容',
    commentHint: '版型、手感和穿着感受如何？',
    commentRequired: '请填写评价内容。',
    pictures: '图片',
    picturesHint_other: '1 至 {{count}} 张图片。',
    picturesRequired: '请至少上传一张图片。',
    stillUploading: '请等待所有图片上传完成。',
    missingOf: '{{item}}：{{message}}',
    publish: '发布',
    onceOnly: '每个订单只能评价一次，评价会显示在商品页面上。',
    published: '评价发布成功',
  },
  missing: {
    title: '找不到此订单',
    text: '地址可能有误，或订单属于另一个账户。',
    action: '查看我的订单',
  },
  done: {
    title: '您已评价过此订单',
    text: '感谢您的评价，它已显示在商品页面上。',
    action: '查看评价',
  },
  notYet: {
    title: '暂时不能评价',
    text: '确认收货后即可评价订单。',
    action: '返回订单',
  },
  none: {
    title: '还没有评价',
    text: '此订单还没有任何评价。',
    action: '评价商品',
  },
} satisfies CompleteTexts<'evaluations'>;
