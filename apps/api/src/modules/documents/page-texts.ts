import type { Language } from '@passage/contract';

export interface PageTexts {
  readonly male: string;
  readonly female: string;
  readonly children: string;
  readonly products: string;
  readonly newGood: string;
  readonly discount: string;
  readonly brands: string;
  readonly designers: string;
  readonly shops: string;
  readonly help: string;
  readonly search: string;
  /** {name} of what is listed, {store} of the storefront */
  readonly listDescription: string;
  readonly brandsDescription: string;
  readonly designersDescription: string;
  readonly shopsDescription: string;
  readonly helpDescription: string;
}

/** What documents say of pages whose words stand in no table. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    male: 'Men',
    female: 'Women',
    children: 'Children',
    products: 'All pieces',
    newGood: 'New in',
    discount: 'Sale',
    brands: 'Brands',
    designers: 'Designers',
    shops: 'Shops',
    help: 'Help centre',
    search: 'Search',
    listDescription: '{name} at {store}: pieces of many houses, with sizes, colours and prices.',
    brandsDescription: 'Every house at {store}, from A to Z.',
    designersDescription: 'The designers behind the pieces at {store}.',
    shopsDescription: 'The shops under the roof of {store}.',
    helpDescription: 'How to buy, delivery, returns and answers to common problems at {store}.',
  },
  zh: {
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
  },
  zhTW: {
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
  },
  fr: {
    male: 'Homme',
    female: 'Femme',
    children: 'Enfant',
    products: 'Toutes les pièces',
    newGood: 'Nouveautés',
    discount: 'Soldes',
    brands: 'Marques',
    designers: 'Créateurs',
    shops: 'Boutiques',
    help: "Centre d'aide",
    search: 'Recherche',
    listDescription: '{name} chez {store} : des pièces de nombreuses maisons, avec tailles, couleurs et prix.',
    brandsDescription: 'Toutes les maisons de {store}, de A à Z.',
    designersDescription: 'Les créateurs des pièces de {store}.',
    shopsDescription: 'Les boutiques réunies sous le toit de {store}.',
    helpDescription: 'Comment acheter, livraison, retours et réponses aux questions fréquentes chez {store}.',
  },
  jp: {
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
  },
  kor: {
    male: '남성',
    female: '여성',
    children: '아동',
    products: '전체 상품',
    newGood: '신상품',
    discount: '세일',
    brands: '브랜드',
    designers: '디자이너',
    shops: '상점',
    help: '고객 지원',
    search: '검색',
    listDescription: '{store}의 {name}. 여러 브랜드의 상품을 사이즈, 색상, 가격과 함께.',
    brandsDescription: '{store}의 모든 브랜드.',
    designersDescription: '{store} 상품을 만든 디자이너.',
    shopsDescription: '{store} 지붕 아래의 상점.',
    helpDescription: '{store} 구매 방법, 배송, 반품, 자주 묻는 질문.',
  },
  id: {
    male: 'Pria',
    female: 'Wanita',
    children: 'Anak',
    products: 'Semua produk',
    newGood: 'Terbaru',
    discount: 'Diskon',
    brands: 'Merek',
    designers: 'Desainer',
    shops: 'Toko',
    help: 'Pusat bantuan',
    search: 'Pencarian',
    listDescription: '{name} di {store}: produk dari banyak rumah mode, dengan ukuran, warna, dan harga.',
    brandsDescription: 'Semua rumah mode di {store}, dari A sampai Z.',
    designersDescription: 'Para desainer di balik produk {store}.',
    shopsDescription: 'Toko-toko di bawah atap {store}.',
    helpDescription: 'Cara membeli, pengiriman, pengembalian, dan jawaban masalah umum di {store}.',
  },
};

export const fillText = (text: string, values: { name?: string; store: string }): string =>
  text.replace(/\{(name|store)\}/g, (_, key) => (key === 'name' ? (values.name ?? '') : values.store));
