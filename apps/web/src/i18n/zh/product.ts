import type { CompleteTexts } from '../catalogue.ts';

export default {
  gallery: {
    label: '{{name}} 的图片',
    picture: '{{name}}，第 {{number}} 张，共 {{count}} 张',
    place: '{{number}} / {{count}}',
    previous: '上一张',
    next: '下一张',
  },
  sku: {
    soldOut: '{{value}}，已售罄',
    soldOutIn: '{{value}}，{{others}} 已售罄',
    missingIn: '{{value}}，没有 {{others}} 款',
    left_other: '{{choice}} 仅剩 {{count}} 件',
    select: '请选择规格',
    choose: '请选择{{name}}',
  },
  buy: {
    add: '加入购物袋',
    bar: '购买',
    status: {
      off: '已下架',
      soldOut: '已售罄',
      shopClosed: '店铺已关闭',
    },
    statusText: {
      off: '店铺已将此商品下架。',
      soldOut: '所有尺码与颜色均已售罄。可先收藏，改日再来看看。',
      shopClosed: '目前无法从这家店铺订购。',
    },
  },
  delivery: '本店满 {{free}} 免运费，未满收 {{freight}}。可在订单中申请退款。',
  shop: {
    visit: '进店看看',
    sells: '由该店铺销售并发货',
  },
  folds: {
    description: '商品描述',
    details: '商品详情',
    delivery: '配送与退换',
    deliveryText: '各店铺自行打包发货。每店运费 {{freight}}，商品满 {{free}} 免运费。',
    returnsText: '付款后可在订单中申请退款或退货退款。',
    help: '更多配送说明',
  },
  details: {
    brand: '品牌',
    designer: '设计师',
    shop: '店铺',
    number: '商品编号',
    sold: '已售',
  },
  more: '猜你喜欢',
  missing: {
    title: '这件商品不在这里',
    text: '它可能已售出或下架，也可能是地址不完整。廊中还有许多好物。',
    action: '查看新品',
    home: '返回入口',
  },
  error: {
    title: '商品未能加载',
  },
} satisfies CompleteTexts<'product'>;
