import type { Texts } from '../texts.ts';

export default {
  columnMissing: '標題列缺少以下欄位：{detail}',
  tooManyRows: '檔案超過 {detail} 列；此列及之後的內容未匯入。',
  unreadable: '無法讀取此列，可能缺少引號。',
  columnCount: '此列的儲存格數與標題列不一致（{detail}）。',
  handleMissing: '此列沒有 Handle。',
  handleScattered: '{detail} 的列還出現在檔案的其他位置。同一商品的列必須相連。',
  titleMissing: '商品沒有標題。',
  tooLong: '內容過長：{detail}',
  priceInvalid: '價格無效：{detail}',
  comparePriceInvalid: '原價無效：{detail}',
  quantityInvalid: '庫存數量無效：{detail}',
  variantRepeated: '該商品已有此款式：{detail}',
  stockReserved: '訂單保留的件數超過此數量（已保留/現有庫存：{detail}）。',
  tooManyVariants: '一件商品最多可有 {detail} 個。',
  giftCard: '此處不能銷售禮品卡。',
  categoryMissing: '無法判斷商品面向的族群。請加上 men、women 或 kids 標籤，或為匯入選擇分類。標籤：{detail}',
  otherRow: '同一商品的第 {detail} 列有誤。',
  unexpected: '我們這邊出了問題，請重新匯入。',
  categoryGuessed: '沒有標籤指明分類，請檢查所選的分類。',
  pictureDrawn: '無法取得圖片，已用手繪圖代替：{detail}',
} satisfies Texts['imports'];
