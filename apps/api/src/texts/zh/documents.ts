import type { Texts } from '../texts.ts';

export default {
  siteDescription: '{store}：众多时装品牌汇聚一处。女装、男装与童装，鞋履与配饰。',
  male: '男士',
  female: '女士',
  children: '儿童',
  products: '全部商品',
  newGood: '新品',
  discount: '折扣',
  brands: '品牌',
  designers: '设计师',
  shops: '店铺',
  help: '帮助中心',
  search: '搜索',
  listDescription: '{store} 的{name}：众多品牌的单品，附尺码、颜色与价格。',
  brandsDescription: '{store} 的全部品牌，从 A 到 Z。',
  designersDescription: '{store} 单品背后的设计师。',
  shopsDescription: '{store} 屋檐下的店铺。',
  helpDescription: '{store} 的购买方法、配送、退货与常见问题。',
} satisfies Texts['documents'];
