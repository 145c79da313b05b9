import { keyed, type Localized } from './localized.ts';

/** Why something goes back, in the buyer's words; they suit any piece. */
const CLAIMS = keyed(`
notWant | It does not suit me after all; unworn, with its labels. | 上身不太合适，未穿过，吊牌还在。 | 上身不太適合，未穿過，吊牌還在。 | Finalement, il ne me va pas ; jamais porté, avec étiquettes. | 実際に合わせてみると似合いませんでした。未使用、タグ付きです。 | 막상 보니 어울리지 않아요. 착용하지 않았고 택도 그대로입니다. | Ternyata kurang cocok; belum dipakai, label masih ada.
wrongProduct | Another colour arrived than the one I ordered. | 收到的颜色和下单的不一样。 | 收到的顏色和下單的不一樣。 | La couleur reçue n'est pas celle que j'ai commandée. | 注文したものと違う色が届きました。 | 주문한 것과 다른 색상이 왔습니다. | Warna yang datang berbeda dari yang saya pesan.
damagedProduct | There was a mark on it when I unpacked it; see the pictures. | 拆开时就有一处瑕疵，请看图片。 | 拆開時就有一處瑕疵，請看圖片。 | Il portait une marque au déballage, voir les photos. | 開封した時点で傷がありました。写真をご覧ください。 | 포장을 열었을 때 이미 흠집이 있었습니다. 사진을 봐 주세요. | Ada cacat saat saya membukanya; lihat foto.
`);

/** What the seller answers. */
const ANSWERS = keyed(`
refuse | What the pictures show comes from wear and is no fault of the piece. | 图片所示为使用痕迹，并非商品瑕疵。 | 圖片所示為使用痕跡，並非商品瑕疵。 | Ce que montrent les photos vient de l'usage et n'est pas un défaut de la pièce. | 写真の状態はご使用によるもので、商品の不具合ではございません。 | 사진의 상태는 사용 흔적이며 상품의 하자가 아닙니다. | Yang tampak di foto berasal dari pemakaian dan bukan cacat barang.
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
