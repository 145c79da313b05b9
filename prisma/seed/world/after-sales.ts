import { keyed, type Localized } from './localized.ts';

/** Why something goes back, in the buyer's words; they suit any piece. */
const CLAIMS = keyed(`
notWant | It does not suit me after all; unworn, with its labels. | 上身不太合适，未穿过，吊牌还在。 | 上身不太適合，未穿過，吊牌還在。 | Finalement, il ne me va pas ; jamais porté, avec étiquettes. | 実際に合わせてみると似合いませんでした。未使用、タグ付きです。 | 막상 보니 어울리지 않아요. 착용하지 않았고 택도 그대로입니다. | Ternyata kurang cocok; belum dipakai, label masih ada.
wrongProduct | Another colour arrived than the one I ordered. | 收到的颜色和下单的不一样。 | 收到的顏色和下單的不一樣。 | La couleur reçue n'est pas celle que j'ai commandée. | 注文したものと違う色が届きました。 | 주문한 것과 다른 색상이 왔습니다. | Warna yang datang berbeda dari yang saya pesan.
damagedProduct | A seam was open when I unpacked it; see the pictures. | 拆开时发现有一处开线，请看图片。 | 拆開時發現有一處脫線，請看圖片。 | Une couture était ouverte au déballage, voir les photos. | 開封したところ縫い目がほつれていました。写真をご覧ください。 | 포장을 열었을 때 솔기가 터져 있었습니다. 사진을 봐 주세요. | Ada jahitan yang terbuka saat saya buka; lihat foto.
`);

/** What the seller answers. */
const ANSWERS = keyed(`
refuse | The pictures show no fault, and the 7 days are over. | 图片未见瑕疵，且已超过七天。 | 圖片未見瑕疵，且已超過七天。 | Les photos ne montrent aucun défaut et les 7 jours sont passés. | 写真からは不具合が確認できず、7日の期限も過ぎております。 | 사진에서 결함이 확인되지 않으며 7일이 지났습니다. | Foto tidak menunjukkan cacat dan batas 7 hari sudah lewat.
refuseGoods | It came back worn and without its labels. | 退回的商品已穿着，且没有吊牌。 | 退回的商品已穿著，且沒有吊牌。 | L'article est revenu porté et sans étiquettes. | 返送品に着用の跡があり、タグも外されていました。 | 반품된 상품에 착용 흔적이 있고 택이 없습니다. | Barang kembali dalam keadaan terpakai dan tanpa label.
`);

export type Claim = 'notWant' | 'wrongProduct' | 'damagedProduct';

function textOf(texts: ReadonlyMap<string, Localized>, key: string): Localized {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`no text ${key}`);
  return text;
}

export const claimText = (claim: Claim): Localized => textOf(CLAIMS, claim);
export const answerText = (step: 'refuse' | 'refuseGoods'): Localized => textOf(ANSWERS, step);
