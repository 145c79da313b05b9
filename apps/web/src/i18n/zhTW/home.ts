import type { PartialTexts } from '../catalogue.ts';

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
      hero: {
        label: '玻璃穹頂之下',
        title: '漫步長廊的大衣',
        action: '查看新品',
      },
    },
    male: {
      description: '長廊裡所有店舖的男士新品與人氣之選。',
      hero: {
        label: '來自布料間',
        title: '從容有度的剪裁',
        action: '查看新品',
      },
    },
    children: {
      description: '長廊裡所有店舖的兒童新品與人氣之選。',
      hero: {
        label: '給小小的你',
        title: '踩水坑，也赴派對',
        action: '查看新品',
      },
    },
  },
  newIn: '新品上架',
  hot: '熱門商品',
  viewAll: '查看全部',
  categories: '依類別選購',
  shipping: {
    title: '單店滿 {{amount}} 免運費',
    text: '未滿則收 {{freight}}。每筆訂單均可申請退貨。',
  },
  empty: {
    title: '店舖正在佈置',
    text: '這個專區暫時沒有商品，先到別處逛逛吧。',
    action: '返回入口',
  },
} satisfies PartialTexts<'home'>;
