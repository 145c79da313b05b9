import type { PartialTexts } from '../catalogue.ts';

export default {
  gallery: {
    label: '{{name}}の画像',
    picture: '{{name}}、画像{{number}}/{{count}}',
    place: '{{number}} / {{count}}',
    previous: '前の画像',
    next: '次の画像',
  },
  sku: {
    soldOut: '{{value}}、売り切れ',
    soldOutIn: '{{value}}、{{others}}は売り切れ',
    missingIn: '{{value}}、{{others}}はありません',
    left_other: '{{choice}}は残り{{count}}点',
    select: '規格を選択してください',
    choose: '{{name}}を選んでください',
  },
  buy: {
    add: 'バッグに入れる',
    bar: '購入',
    status: {
      off: '取り扱い終了',
      soldOut: '売り切れ',
      shopClosed: 'ショップ休業中',
    },
    statusText: {
      off: 'この商品はショップの取り扱いが終わりました。',
      soldOut: 'すべてのサイズとカラーが売り切れです。お気に入りに入れて、また見に来てください。',
      shopClosed: '現在このショップではご注文いただけません。',
    },
  },
  delivery: 'このショップは{{free}}以上で送料無料、それ未満は{{freight}}です。返金は注文からお申し込みいただけます。',
  shop: {
    visit: 'ショップを見る',
    sells: 'この商品を販売・発送',
  },
  folds: {
    description: '商品説明',
    details: '詳細',
    delivery: '配送と返品',
    deliveryText: '商品は各ショップが梱包・発送します。送料は1ショップ{{freight}}、{{free}}以上で無料です。',
    returnsText: 'お支払い後、注文から返金または返品・返金をお申し込みいただけます。',
    help: '配送について詳しく',
  },
  details: {
    brand: 'ブランド',
    designer: 'デザイナー',
    shop: 'ショップ',
    number: '商品番号',
    sold: '販売数',
  },
  more: 'おすすめの商品',
  missing: {
    title: 'この商品は見つかりません',
    text: '売り切れたか、取り扱いが終わったか、アドレスが正しくない可能性があります。ほかにもたくさんあります。',
    action: '新作を見る',
    home: '入口へ',
  },
  error: {
    title: '商品を読み込めませんでした',
  },
} satisfies PartialTexts<'product'>;
