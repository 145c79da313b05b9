import { cellAt, LANGUAGES, type Language } from './localized.ts';

export interface ReviewText {
  readonly language: Language;
  /** Stars, from 1 to 5. */
  readonly stars: number;
  readonly text: string;
}

/** Each in the language of who wrote it; they suit any piece. */
const TABLE = `
en | 5 | Even better in the hand than in the pictures. I have worn it every day this week.
en | 5 | Arrived in two days, beautifully packed. The finish inside is as careful as outside.
en | 4 | Lovely piece. The colour is a touch darker than I expected, but I am keeping it.
en | 3 | Good quality, though it runs large. The shop exchanged it without fuss.
en | 2 | Took nine days to arrive and one thread was loose.
en | 5 | I was given three compliments on the first day. Worth every cent.
en | 5 | Feels made to last. The parcel even held a handwritten note.
en | 4 | True to its description and comfortable from the start; only the box was dented.
en | 4 | Bought it as a present, and it was kept. That says it all.
en | 3 | Pretty, but thinner than I had thought. Fine for the price.
zh | 5 | 实物比图片还好看，做工很细致，已经推荐给朋友了。
zh | 5 | 面料有质感，上身很显精神，尺码也准。
zh | 4 | 整体满意，颜色比照片略深一点点。
zh | 3 | 质量不错，但是偏大，建议拍小一码。
zh | 2 | 发货有点慢，等了九天才到。
zh | 5 | 第一天用就被三个人问链接，很值。
zh | 5 | 做工扎实，包裹里还有手写卡片，很贴心。
zh | 4 | 和描述一致，一上手就很舒服，就是盒子压了一下。
zh | 4 | 买来送人，对方很喜欢，放心了。
zh | 3 | 好看，但比想象中薄一些，这个价位可以接受。
zhTW | 5 | 實品比照片更有質感，縫線很細，值得這個價錢。
zhTW | 5 | 包裝用心，出貨也快，會再回購。
zhTW | 4 | 顏色比想像中深一些，但很好搭配。
zhTW | 3 | 品質不錯，版型偏大，建議拿小一號。
zhTW | 2 | 等了一個多星期才收到，有點久。
zhTW | 5 | 第一天用就被三個人問在哪裡買，很值得。
zhTW | 5 | 做工紮實，包裹裡還附手寫小卡，很貼心。
zhTW | 4 | 和描述一致，一開始就很舒服，只是盒子有點壓到。
zhTW | 4 | 買來送禮，對方很喜歡，放心了。
zhTW | 3 | 好看，但比想像中薄一些，這個價位可以接受。
fr | 5 | Encore plus beau qu'en photo. Les finitions sont impeccables, même à l'intérieur.
fr | 5 | Reçu en deux jours, très bien emballé. Je ne le quitte plus.
fr | 4 | Très belle pièce, la teinte est juste un peu plus soutenue que prévu.
fr | 3 | Bonne qualité mais taille grand. Échange accepté sans discussion.
fr | 2 | Neuf jours d'attente et un fil qui dépassait.
fr | 5 | Trois compliments dès le premier jour. Je ne regrette pas un centime.
fr | 5 | Fait pour durer. Il y avait même un mot écrit à la main dans le colis.
fr | 4 | Conforme à la description et confortable tout de suite ; seule la boîte était enfoncée.
fr | 4 | Acheté pour offrir, et gardé avec plaisir. C'est tout dire.
fr | 3 | Joli, mais plus fin que je ne pensais. Correct pour le prix.
jp | 5 | 写真よりも実物のほうが素敵でした。裏側の仕上げまで丁寧です。
jp | 5 | 二日で届き、梱包もきれいでした。毎日使っています。
jp | 4 | 色が思ったより少し濃いめですが、合わせやすく気に入りました。
jp | 3 | 品質は良いのですが、大きめの作りです。交換に快く応じてくれました。
jp | 2 | 届くまで九日かかり、糸のほつれもありました。
jp | 5 | 初日から三人に褒められました。買ってよかったです。
jp | 5 | 長く使えそうな作りです。手書きのカードも入っていて嬉しかったです。
jp | 4 | 説明どおりで、最初から快適です。箱だけ少しへこんでいました。
jp | 4 | 贈り物にしたところ、とても喜んでもらえました。
jp | 3 | 素敵ですが、思ったより薄手でした。この価格なら納得です。
kor | 5 | 사진보다 실물이 더 예뻐요. 안쪽 마감까지 꼼꼼합니다.
kor | 5 | 이틀 만에 도착했고 포장도 정성스러웠어요. 매일 쓰고 있습니다.
kor | 4 | 색이 생각보다 조금 진하지만 어디에나 잘 어울려요.
kor | 3 | 품질은 좋은데 크게 나왔어요. 교환은 친절하게 해 주셨습니다.
kor | 2 | 배송이 아흐레나 걸렸고 실밥이 하나 풀려 있었어요.
kor | 5 | 첫날부터 세 사람이 어디서 샀냐고 물었어요. 값어치를 합니다.
kor | 5 | 오래 쓸 수 있게 만들어졌어요. 손글씨 카드까지 들어 있었습니다.
kor | 4 | 설명 그대로이고 처음부터 편해요. 상자만 조금 눌렸습니다.
kor | 4 | 선물했는데 아주 마음에 들어 했어요.
kor | 3 | 예쁘지만 생각보다 얇아요. 이 가격이면 괜찮습니다.
id | 5 | Aslinya lebih bagus daripada di foto. Jahitan bagian dalamnya pun rapi.
id | 5 | Sampai dalam dua hari dan dikemas indah. Saya pakai setiap hari.
id | 4 | Barangnya cantik, warnanya sedikit lebih tua dari perkiraan saya.
id | 3 | Kualitasnya bagus, tetapi ukurannya agak besar. Penukarannya mudah.
id | 2 | Butuh sembilan hari untuk sampai dan ada benang yang lepas.
id | 5 | Baru sehari dipakai, tiga orang bertanya beli di mana. Sepadan dengan harganya.
id | 5 | Terasa awet. Di paketnya bahkan ada kartu tulisan tangan.
id | 4 | Sesuai deskripsi dan nyaman sejak awal; hanya kotaknya sedikit penyok.
id | 4 | Saya beli untuk hadiah, dan penerimanya senang sekali.
id | 3 | Cantik, tetapi lebih tipis dari dugaan saya. Untuk harganya lumayan.
`;

export const REVIEW_TEXTS: readonly ReviewText[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const language = LANGUAGES.find((known) => known === cellAt(cells, 0));
    if (language === undefined) throw new Error(`no language in: ${row}`);
    return { language, stars: Number(cellAt(cells, 1)), text: cellAt(cells, 2) };
  });
