import type { Texts } from '../texts.ts';

export default {
  siteDescription: '{store}：眾多時裝品牌匯聚一處。女裝、男裝與童裝，鞋履與配飾。',
  male: '男士',
  female: '女士',
  children: '兒童',
  products: '全部商品',
  newGood: '新品',
  discount: '折扣',
  brands: '品牌',
  designers: '設計師',
  shops: '店鋪',
  help: '說明中心',
  search: '搜尋',
  listDescription: '{store} 的{name}：眾多品牌的單品，附尺寸、顏色與價格。',
  brandsDescription: '{store} 的全部品牌，從 A 到 Z。',
  designersDescription: '{store} 單品背後的設計師。',
  shopsDescription: '{store} 屋簷下的店鋪。',
  helpDescription: '{store} 的購買方法、配送、退貨與常見問題。',
} satisfies Texts['documents'];
