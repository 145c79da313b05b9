import type { PartialTexts } from '../catalogue.ts';

export default {
  gallery: {
    label: '{{name}} 的圖片',
    picture: '{{name}}，第 {{number}} 張，共 {{count}} 張',
    place: '{{number}} / {{count}}',
    previous: '上一張',
    next: '下一張',
  },
  sku: {
    soldOut: '{{value}}，已售罄',
    soldOutIn: '{{value}}，{{others}} 已售罄',
    missingIn: '{{value}}，沒有 {{others}} 款',
    left_other: '{{choice}} 僅剩 {{count}} 件',
    select: '請選擇規格',
    choose: '請選擇{{name}}',
  },
  buy: {
    add: '加入購物袋',
    bar: '購買',
    status: {
      off: '已下架',
      soldOut: '已售罄',
      shopClosed: '店舖已關閉',
    },
    statusText: {
      off: '店舖已將此商品下架。',
      soldOut: '所有尺碼與顏色均已售罄。可先收藏，改日再來看看。',
      shopClosed: '目前無法向這家店舖訂購。',
    },
  },
  delivery: '本店滿 {{free}} 免運費，未滿收 {{freight}}。可在訂單中申請退款。',
  shop: {
    visit: '進店看看',
    sells: '由該店舖銷售並出貨',
  },
  folds: {
    description: '商品描述',
    details: '商品詳情',
    delivery: '配送與退換',
    deliveryText: '各店舖自行包裝出貨。每店運費 {{freight}}，商品滿 {{free}} 免運費。',
    returnsText: '付款後可在訂單中申請退款或退貨退款。',
    help: '更多配送說明',
  },
  details: {
    brand: '品牌',
    designer: '設計師',
    shop: '店舖',
    number: '商品編號',
    sold: '已售',
  },
  more: '猜你喜歡',
  missing: {
    title: '這件商品不在這裡',
    text: '它可能已售出或下架，也可能是網址不完整。廊中還有許多好物。',
    action: '查看新品',
    home: '返回入口',
  },
  error: {
    title: '商品未能載入',
  },
} satisfies PartialTexts<'product'>;
