import { keyed, type Localized } from './localized.ts';

/**
 * How a name says a cloth's pattern. French and Indonesian put it behind the name, the others before it;
 * each French form is invariable, so that it agrees with every noun.
 */
export const PATTERNS: ReadonlyMap<string, Localized> = keyed(`
check | checked | 格纹 | 格紋 | à carreaux | チェック柄 | 체크 | motif kotak
tartan | tartan | 苏格兰格纹 | 蘇格蘭格紋 | à carreaux écossais | タータンチェック | 타탄 체크 | motif tartan
gingham | gingham | 小方格 | 小方格 | à carreaux vichy | ギンガムチェック | 깅엄 체크 | motif gingham
windowpane | windowpane-check | 窗格纹 | 窗格紋 | à carreaux fenêtre | ウィンドーペーン | 윈도페인 체크 | kotak besar
houndstooth | houndstooth | 千鸟格 | 千鳥格 | à motif pied-de-poule | 千鳥格子 | 하운드투스 | motif houndstooth
herringbone | herringbone | 人字纹 | 人字紋 | à chevrons | ヘリンボーン | 헤링본 | motif herringbone
stripe | striped | 条纹 | 條紋 | à rayures | ストライプ | 스트라이프 | bergaris
pinstripe | pinstripe | 细条纹 | 細條紋 | à rayures tennis | ピンストライプ | 핀스트라이프 | bergaris halus
breton | Breton-stripe | 海魂条纹 | 布列塔尼條紋 | à rayures marinière | ボーダー | 브레통 스트라이프 | bergaris Breton
floral | floral | 碎花 | 碎花 | à fleurs | 花柄 | 플로럴 | motif bunga
polka | polka-dot | 波点 | 圓點 | à pois | ドット柄 | 도트 | polkadot
leopard | leopard-print | 豹纹 | 豹紋 | à imprimé léopard | レオパード柄 | 레오파드 | motif macan tutul
argyle | argyle | 菱格 | 菱格 | à losanges | アーガイル柄 | 아가일 | motif argyle
fairisle | Fair Isle | 费尔岛提花 | 費爾島提花 | à motif Fair Isle | フェアアイル柄 | 페어아일 | motif Fair Isle
rib | ribbed | 罗纹 | 羅紋 | à côtes | リブ編み | 골지 | rajutan rib
cable | cable-knit | 绞花 | 麻花 | à torsades | ケーブル編み | 케이블 니트 | rajutan kepang
quilt | quilted | 绗缝 | 絎縫 | à matelassage | キルティング | 퀼팅 | berlapis quilting
croc | croc-effect | 鳄鱼纹 | 鱷魚紋 | effet crocodile | クロコ型押し | 크로커다일 엠보 | motif buaya
tortoise | tortoiseshell | 玳瑁 | 玳瑁 | effet écaille | べっ甲柄 | 토터셸 | motif tempurung
colourblock | colour-block | 拼色 | 拼色 | en bicolore | バイカラー | 컬러 블록 | dua warna
`);

/** Cloth the picture shows without the name saying it twice. */
const TEXTURE_OF: Readonly<Record<string, string>> = {
  suede: 'suede',
  corduroy: 'cord',
  denim: 'denim',
  canvas: 'canvas',
};

const HIDES = ['leather', 'calf', 'nappa'];
const ON_HIDES = ['croc', 'quilt'];
const FLUID = ['satin', 'silk', 'velvet', 'viscose', 'crepe'];
const ON_FLUID = ['floral', 'polka', 'leopard', 'stripe', 'colourblock', 'quilt'];
const YARNS = ['merino', 'cashmere', 'lambswool', 'alpaca'];
const NOT_ON_YARNS = ['floral', 'polka', 'gingham', 'pinstripe', 'windowpane', 'leopard'];
const KNITTED = ['rib', 'cable', 'fairisle', 'argyle'];

export function textureOf(material: string): string | undefined {
  return TEXTURE_OF[material];
}

/** Whether a cloth of this material can carry the pattern. */
export function carries(material: string, pattern: string): boolean {
  if (pattern === 'plain') return true;
  if (textureOf(material) !== undefined) return material === 'canvas' && pattern === 'stripe';
  if (HIDES.includes(material)) return ON_HIDES.includes(pattern);
  if (FLUID.includes(material)) return ON_FLUID.includes(pattern);
  if (YARNS.includes(material) && NOT_ON_YARNS.includes(pattern)) return false;
  if (pattern === 'tortoise') return material === 'acetate';
  if (material === 'linen' || material === 'poplin') return !KNITTED.includes(pattern);
  return !ON_HIDES.includes(pattern) || material.endsWith('nylon');
}
