import type { CompleteTexts } from '../catalogue.ts';

export default {
  landing: {
    title: '百店同廊',
    description: '女裝、男裝與童裝，鞋履與包袋，來自眾多店舖。請選擇您的專區。',
    help: '說明',
    howToBuy: {
      title: '如何購買',
      text: '從加入購物袋到送達，一步一步來',
    },
    problems: {
      title: '常見問題',
      text: '付款、配送、退換',
    },
    chat: {
      title: '聯絡客服',
      text: '客服在此為您解答',
      hours: '工作日 {{from}} 至 {{to}}',
    },
  },
  zones: {
    female: {
      description: '長廊裡所有店舖的女士新品與人氣之選。',
    },
    male: {
      description: '長廊裡所有店舖的男士新品與人氣之選。',
    },
    children: {
      description: '長廊裡所有店舖的兒童新品與人氣之選。',
    },
  },
  newIn: '新品上架',
  hot: '熱門商品',
  viewAll: '查看全部',
  empty: {
    title: '店舖正在佈置',
    text: '這個專區暫時沒有商品，先到別處逛逛吧。',
    action: '返回入口',
  },
  hero: {
    label: '品牌推薦',
    place: '{{number}} / {{count}}',
    previous: '上一個品牌',
    next: '下一個品牌',
    action: '查看系列',
  },
  videos: '短片',
  play: '播放：{{title}}',
  promo: {
    action: '去看看',
    see: '查看{{name}}',
    pair: '當下之選',
    trio: '三個看點',
    spare: '廊中更多',
  },
  error: {
    title: '頁面載入失敗',
  },
} satisfies CompleteTexts<'home'>;
