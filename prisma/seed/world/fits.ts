import type { Sizing } from './kinds/kind.ts';
import { type Localized, sentences } from './localized.ts';

const CLOTHES = sentences(`
True to size. | 尺码标准。 | 尺寸標準。 | Taille normalement. | 標準的なサイズ感です。 | 정사이즈입니다. | Ukurannya sesuai standar.
Cut generously; between two sizes, take the smaller. | 版型偏宽松，介于两码之间请选小码。 | 版型偏寬鬆，介於兩碼之間請選小碼。 | Coupe ample : entre deux tailles, prenez la plus petite. | ゆったりめの作りです。迷ったら小さいほうを。 | 넉넉한 핏입니다. 두 사이즈 사이라면 작은 쪽을 권합니다. | Potongannya longgar; di antara dua ukuran, ambil yang lebih kecil.
Cut close; between two sizes, take the larger. | 版型偏修身，介于两码之间请选大码。 | 版型偏修身，介於兩碼之間請選大碼。 | Coupe près du corps : entre deux tailles, prenez la plus grande. | 細身の作りです。迷ったら大きいほうを。 | 몸에 맞는 핏입니다. 두 사이즈 사이라면 큰 쪽을 권합니다. | Potongannya pas; di antara dua ukuran, ambil yang lebih besar.
Made in small runs and numbered inside. | 小批量制作，内侧编号。 | 少量製作，內側編號。 | Fabrication en petites séries, numérotée à l'intérieur. | 少量生産、内側にナンバー入りです。 | 소량 제작하며 안쪽에 번호를 새겼습니다. | Dibuat dalam jumlah kecil dan diberi nomor di dalamnya.
`);

const SHOES = sentences(`
True to size. | 尺码标准。 | 尺寸標準。 | Pointure normale. | 標準的なサイズ感です。 | 정사이즈입니다. | Ukurannya sesuai standar.
Half sizes should go up. | 半码请选大一码。 | 半碼請選大一碼。 | Pour une demi-pointure, choisissez la taille au-dessus. | ハーフサイズの方は一つ上のサイズを。 | 반 사이즈는 한 치수 위로 고르세요. | Untuk ukuran setengah, pilih satu ukuran di atasnya.
Comes with a cotton bag and spare parts. | 附棉质收纳袋与备用配件。 | 附棉質收納袋與備用配件。 | Avec un sac en coton et des pièces de rechange. | コットンの収納袋と替えの部品が付きます。 | 면 파우치와 여분의 부속이 함께 옵니다. | Dilengkapi kantong katun dan suku cadang.
`);

const ONE_SIZE = sentences(`
Comes in a cotton pouch. | 附棉质收纳袋。 | 附棉質收納袋。 | Présentation dans une pochette en coton. | コットンのポーチに入れてお届けします。 | 면 파우치에 담아 드립니다. | Dikemas dalam kantong katun.
Repaired free of charge for two years. | 两年内免费维修。 | 兩年內免費維修。 | Réparations offertes pendant deux ans. | 二年間、無料でお直しします。 | 2년간 무상으로 수선해 드립니다. | Perbaikan gratis selama dua tahun.
Made in small runs and numbered inside. | 小批量制作，内侧编号。 | 少量製作，內側編號。 | Fabrication en petites séries, numérotée. | 少量生産、ナンバー入りです。 | 소량 제작하며 번호를 새겼습니다. | Dibuat dalam jumlah kecil dan bernomor.
`);

/** A last remark on fit or on what comes with the piece. */
export function fitsOf(sizing: Sizing): readonly Localized[] {
  if (sizing === 'one') return ONE_SIZE;
  return sizing === 'shoes' ? SHOES : CLOTHES;
}
