import type { Texts } from '../texts.ts';

export default {
  siteDescription: '{store}：多くのファッションブランドがひとつ屋根の下に。レディース、メンズ、キッズの服、靴、小物。',
  male: 'メンズ',
  female: 'レディース',
  children: 'キッズ',
  products: 'すべての商品',
  newGood: '新着',
  discount: 'セール',
  brands: 'ブランド',
  designers: 'デザイナー',
  shops: 'ショップ',
  help: 'ヘルプセンター',
  search: '検索',
  listDescription: '{store}の{name}。さまざまなブランドの商品を、サイズ・色・価格とともに。',
  brandsDescription: '{store}の全ブランド一覧。',
  designersDescription: '{store}の商品を手がけるデザイナー。',
  shopsDescription: '{store}に集まるショップ。',
  helpDescription: '{store}のご購入方法、配送、返品、よくあるご質問。',
} satisfies Texts['documents'];
