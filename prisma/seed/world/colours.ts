import { cellAt, type Localized, textRows } from './localized.ts';

export interface Colour {
  readonly key: string;
  readonly hex: string;
  /** Colours of one family look alike; a product shows at most one of each. */
  readonly family: string;
  readonly name: Localized;
}

/** Keys are the picture studio's colourways. */
export const COLOURS: readonly Colour[] = textRows(
  `
white | f4f2ee | light | White | 白色 | 白色 | Blanc | ホワイト | 화이트 | Putih
ecru | e6dcca | light | Ecru | 米白色 | 米白色 | Écru | エクリュ | 에크루 | Putih gading
oat | d8c9b2 | beige | Oat | 燕麦色 | 燕麥色 | Avoine | オートミール | 오트밀 | Krem gandum
butter | e7d5a2 | yellow | Butter | 奶油黄 | 奶油黃 | Beurre | バターイエロー | 버터 옐로 | Kuning mentega
camel | b89270 | brown | Camel | 驼色 | 駝色 | Camel | キャメル | 카멜 | Cokelat unta
tan | a8815c | brown | Tan | 浅棕色 | 淺棕色 | Fauve | タン | 탄 | Cokelat muda
cognac | 8a5a3e | brown | Cognac | 干邑棕 | 干邑棕 | Cognac | コニャック | 코냑 | Cokelat konyak
rust | 9d6045 | orange | Rust | 铁锈红 | 鐵鏽紅 | Rouille | ラスト | 러스트 | Merah karat
terracotta | b9705a | orange | Terracotta | 陶土色 | 陶土色 | Terre cuite | テラコッタ | 테라코타 | Terakota
cocoa | 5d4334 | dark-brown | Cocoa | 可可棕 | 可可棕 | Cacao | ココア | 코코아 | Cokelat kakao
espresso | 3d2e27 | dark-brown | Espresso | 浓缩咖啡色 | 深咖啡色 | Espresso | エスプレッソ | 에스프레소 | Cokelat espreso
stone | cbbfa9 | beige | Stone | 石色 | 石色 | Pierre | ストーン | 스톤 | Batu
greige | c4b8a8 | beige | Greige | 灰褐色 | 灰褐色 | Grège | グレージュ | 그레이지 | Abu krem
dove | b3b1ae | grey | Dove grey | 鸽灰色 | 鴿灰色 | Gris tourterelle | ダヴグレー | 도브 그레이 | Abu merpati
slate | 6d7783 | grey-blue | Slate | 石板灰 | 石板灰 | Ardoise | スレート | 슬레이트 | Abu batu
charcoal | 45464a | dark-grey | Charcoal | 炭灰色 | 炭灰色 | Anthracite | チャコール | 차콜 | Abu arang
black | 26262a | black | Black | 黑色 | 黑色 | Noir | ブラック | 블랙 | Hitam
navy | 2c3442 | navy | Navy | 海军蓝 | 海軍藍 | Bleu marine | ネイビー | 네이비 | Biru dongker
ink | 272c38 | navy | Ink | 墨蓝色 | 墨藍色 | Encre | インク | 잉크 | Biru tinta
indigo | 3a4658 | blue | Indigo | 靛蓝色 | 靛藍色 | Indigo | インディゴ | 인디고 | Indigo
denim | 75879b | blue | Washed blue | 水洗蓝 | 水洗藍 | Bleu délavé | ウォッシュドブルー | 워시드 블루 | Biru pudar
sky | b9cadb | light-blue | Sky blue | 天蓝色 | 天藍色 | Bleu ciel | スカイブルー | 스카이 블루 | Biru langit
teal | 3f6066 | green | Teal | 鸭绿色 | 藍綠色 | Bleu canard | ティール | 틸 | Hijau kebiruan
bottle | 2f443b | green | Bottle green | 墨绿色 | 墨綠色 | Vert bouteille | ボトルグリーン | 보틀 그린 | Hijau botol
moss | 6c7257 | olive | Moss | 苔绿色 | 苔綠色 | Mousse | モスグリーン | 모스 그린 | Hijau lumut
sage | 94a08d | sage | Sage | 鼠尾草绿 | 鼠尾草綠 | Sauge | セージ | 세이지 | Hijau sage
mint | c3d3c4 | sage | Mint | 薄荷绿 | 薄荷綠 | Menthe | ミント | 민트 | Hijau mint
oxblood | 592b2e | red | Oxblood | 牛血红 | 牛血紅 | Sang-de-bœuf | オックスブラッド | 옥스블러드 | Merah marun tua
wine | 6f3340 | red | Wine | 酒红色 | 酒紅色 | Bordeaux | ワイン | 와인 | Merah anggur
plum | 55414f | purple | Plum | 梅紫色 | 梅紫色 | Prune | プラム | 플럼 | Ungu plum
rose | c98f88 | pink | Rose | 玫瑰粉 | 玫瑰粉 | Rose | ローズ | 로즈 | Merah mawar
blush | ddb9ac | pink | Blush | 腮红粉 | 腮紅粉 | Rose poudré | ブラッシュピンク | 블러시 핑크 | Merah muda
lilac | b7adc4 | purple | Lilac | 丁香紫 | 丁香紫 | Lilas | ライラック | 라일락 | Ungu muda
brass | c0a062 | gold | Gold | 金色 | 金色 | Doré | ゴールド | 골드 | Emas
silver | b9bbbf | silver | Silver | 银色 | 銀色 | Argenté | シルバー | 실버 | Perak
`,
  3,
).map(({ cells, text }) => ({
  key: cellAt(cells, 0),
  hex: `#${cellAt(cells, 1)}`,
  family: cellAt(cells, 2),
  name: text,
}));

const BY_KEY = new Map(COLOURS.map((colour) => [colour.key, colour]));

export function colourOf(key: string): Colour {
  const colour = BY_KEY.get(key);
  if (colour === undefined) throw new Error(`no colour ${key}`);
  return colour;
}
