import type { Texts } from '../texts.ts';

export default {
  columnMissing: '見出し行に次の列がありません：{detail}',
  tooManyRows: 'ファイルが {detail} 行を超えています。この行以降は取り込まれていません。',
  unreadable: 'この行を読み取れません。引用符が欠けている可能性があります。',
  columnCount: 'セルの数が見出し行と一致しません（{detail}）。',
  handleMissing: 'この行にはハンドルがありません。',
  handleScattered: '{detail} の行がファイルの別の場所にもあります。同じ商品の行は連続している必要があります。',
  titleMissing: '商品にタイトルがありません。',
  tooLong: '長すぎます：{detail}',
  priceInvalid: '価格として無効です：{detail}',
  comparePriceInvalid: '比較価格として無効です：{detail}',
  quantityInvalid: '在庫数として無効です：{detail}',
  variantRepeated: 'この商品には同じバリエーションがあります：{detail}',
  stockReserved: '注文で確保されている数がこの数量を上回っています（確保済み/在庫：{detail}）。',
  tooManyVariants: '1 商品につき {detail} 件までです。',
  giftCard: 'ギフトカードはここでは販売できません。',
  categoryMissing:
    '誰向けの商品か分かりません。men、women、kids のいずれかのタグを付けるか、取り込み用のカテゴリーを選んでください。タグ：{detail}',
  otherRow: '同じ商品の {detail} 行目に問題があります。',
  unexpected: '当方で問題が発生しました。もう一度取り込んでください。',
  categoryGuessed: 'カテゴリーを示すタグがありません。選ばれたカテゴリーをご確認ください。',
  pictureDrawn: '画像を取得できなかったため、描いた画像に置き換えました：{detail}',
} satisfies Texts['imports'];
