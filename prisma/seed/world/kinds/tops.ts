import { line, productKind } from './kind.ts';

export const TOPS = [
  productKind('tee', {
    lines: [line('jersey organic-cotton linen', { female: 't-shirts', male: 't-shirts', children: 'boys-t-shirts' })],
    price: [45, 120],
    sizing: 'letters',
    patterns: 'plain:6 breton:3 stripe:1 colourblock:1',
    colours: 'white black navy ecru sage terracotta sky butter blush mint lilac charcoal',
    names: `
{m} T-shirt | {m}T恤 | {m}T恤 | t-shirt en {m} | {m}Tシャツ | {m} 티셔츠 | kaus {m}
boxy {m} T-shirt | 宽版{m}T恤 | 寬版{m}T恤 | t-shirt carré en {m} | ボクシー{m}Tシャツ | 박시 {m} 티셔츠 | kaus boxy {m}
heavyweight {m} T-shirt | 重磅{m}T恤 | 重磅{m}T恤 | t-shirt épais en {m} | ヘビーウェイト{m}Tシャツ | 헤비웨이트 {m} 티셔츠 | kaus tebal {m}
soft {m} T-shirt | 柔软{m}T恤 | 柔軟{m}T恤 | t-shirt doux en {m} | やわらか{m}Tシャツ | 소프트 {m} 티셔츠 | kaus lembut {m}
crew-neck {m} T-shirt | 圆领{m}T恤 | 圓領{m}T恤 | t-shirt col rond en {m} | クルーネック{m}Tシャツ | 크루넥 {m} 티셔츠 | kaus {m} leher bulat
`,
    cut: `
A straight T-shirt with a close round neck and a sleeve that reaches the elbow's edge. | 直身T恤，圆领服帖，袖长近肘。 | 直身T恤，圓領服帖，袖長近肘。 | Un t-shirt droit, col rond près du cou, manche presque au coude. | 首元の詰まったストレートなTシャツ。袖はひじの手前まで。 | 목선이 잘 붙는 스트레이트 티셔츠. 소매는 팔꿈치 바로 위까지 옵니다. | Kaus lurus dengan leher bulat rapat dan lengan hampir sampai siku.
Washed before sewing, so that it stays the size it is. | 裁制前已预缩，尺寸稳定。 | 裁製前已預縮，尺寸穩定。 | Lavé avant couture, il garde sa taille. | 縫製前に洗いをかけ、縮みを抑えました。 | 봉제 전에 워싱해 사이즈가 변하지 않습니다. | Dicuci sebelum dijahit agar ukurannya tetap.
`,
    details: `
Neck tape in the same cloth and a double-stitched hem. | 领口同料包条，下摆双针车线。 | 領口同料包條，下擺雙針車線。 | Bande de propreté ton sur ton, ourlet à double surpiqûre. | 共布の首裏テープ、裾は二本針です。 | 같은 원단의 넥 테이프와 두 줄 스티치 밑단. | Pita leher sewarna dan kelim jahitan ganda.
`,
  }),
  productKind('polo', {
    lines: [
      line('merino cotton organic-cotton', {
        female: 'polo-shirts',
        male: 'polo-shirts',
        children: 'boys-polo-shirts',
      }),
    ],
    price: [95, 240],
    sizing: 'letters',
    patterns: 'plain:6 breton:1 colourblock:1',
    colours: 'navy ecru black sky white sage butter terracotta charcoal blush',
    names: `
{m} polo shirt | {m}Polo衫 | {m}Polo衫 | polo en {m} | {m}ポロシャツ | {m} 폴로 셔츠 | kaus polo {m}
knitted {m} polo shirt | 针织{m}Polo衫 | 針織{m}Polo衫 | polo en maille de {m} | ニット{m}ポロ | 니트 {m} 폴로 셔츠 | kaus polo rajut {m}
short-sleeved {m} polo shirt | 短袖{m}Polo衫 | 短袖{m}Polo衫 | polo manches courtes en {m} | 半袖{m}ポロシャツ | 반소매 {m} 폴로 셔츠 | kaus polo {m} lengan pendek
classic {m} polo shirt | 经典{m}Polo衫 | 經典{m}Polo衫 | polo classique en {m} | クラシック{m}ポロシャツ | 클래식 {m} 폴로 셔츠 | kaus polo klasik {m}
`,
    cut: `
A soft collar that lies flat under a jacket, a short placket and a trim body. | 软领平整，可穿于西装之下，短门襟，版型利落。 | 軟領平整，可穿於西裝之下，短門襟，版型利落。 | Col souple qui reste à plat sous une veste, patte courte, corps ajusté. | ジャケットの下でも収まるやわらかな襟、短い前立て、すっきりした身幅。 | 재킷 안에서도 평평하게 놓이는 부드러운 칼라와 짧은 플래킷, 단정한 핏. | Kerah lembut yang rata di balik jas, bukaan pendek, dan potongan ramping.
`,
    details: `
Mother-of-pearl buttons and ribbed cuffs. | 贝母纽扣，罗纹袖口。 | 貝母鈕扣，羅紋袖口。 | Boutons de nacre, poignets côtelés. | 白蝶貝のボタンとリブの袖口。 | 자개 단추와 립 소매. | Kancing mutiara dan manset rib.
Side vents, one a finger longer than the other. | 两侧开衩，前短后长。 | 兩側開衩，前短後長。 | Fentes latérales, le dos un peu plus long. | 両脇にスリット。後ろ身頃を少し長くしました。 | 옆트임에 뒷길이를 살짝 길게 냈습니다. | Belahan samping, bagian belakang sedikit lebih panjang.
`,
  }),
  productKind('shirt', {
    lines: [
      line('poplin organic-cotton', { female: 'cotton-shirts', male: 'cotton-shirts', children: 'boys-shirts' }),
      line('silk', { female: 'silk-shirts' }),
      line('linen', { male: 'linen-shirts', children: 'boys-shirts' }),
    ],
    price: [135, 320],
    sizing: 'clothing',
    patterns: 'plain:5 stripe:3 check:1 gingham:1 pinstripe:1 polka:1',
    colours: 'white sky ecru blush black sage navy butter',
    names: `
{m} shirt | {m}衬衫 | {m}襯衫 | chemise en {m} | {m}シャツ | {m} 셔츠 | kemeja {m}
relaxed {m} shirt | 宽松{m}衬衫 | 寬鬆{m}襯衫 | chemise ample en {m} | ゆったり{m}シャツ | 릴랙스드 {m} 셔츠 | kemeja longgar {m}
point-collar {m} shirt | 尖领{m}衬衫 | 尖領{m}襯衫 | chemise col classique en {m} | レギュラーカラー{m}シャツ | 포인트 칼라 {m} 셔츠 | kemeja {m} berkerah lancip
classic {m} shirt | 经典{m}衬衫 | 經典{m}襯衫 | chemise classique en {m} | クラシック{m}シャツ | 클래식 {m} 셔츠 | kemeja klasik {m}
long-sleeved {m} shirt | 长袖{m}衬衫 | 長袖{m}襯衫 | chemise manches longues en {m} | 長袖{m}シャツ | 긴소매 {m} 셔츠 | kemeja {m} lengan panjang
`,
    cut: `
A generous shirt with a curved hem, to tuck in or leave out. | 宽裕版型，弧形下摆，可束可放。 | 寬裕版型，弧形下擺，可束可放。 | Une chemise généreuse à base arrondie, à rentrer ou à laisser libre. | ゆとりのある身幅にラウンドした裾。入れても出しても。 | 넉넉한 품에 곡선 밑단. 넣어 입어도, 내어 입어도 좋습니다. | Kemeja lapang dengan kelim melengkung, dimasukkan atau dibiarkan lepas.
A two-piece yoke gives the shoulder its slope; the collar stands without stays. | 双片式过肩贴合肩型，领子无需领撑亦能挺立。 | 雙片式過肩貼合肩型，領子無需領撐亦能挺立。 | L'empiècement en deux parties donne sa pente à l'épaule ; le col tient sans baleines. | 二枚ヨークが肩に沿い、襟は芯だけで立ちます。 | 두 쪽으로 나눈 요크가 어깨에 맞고, 칼라는 심지만으로 섭니다. | Yoke dua bagian mengikuti bahu; kerahnya tegak tanpa penyangga.
`,
    details: `
Eighteen stitches to the inch and shell buttons sewn with a shank. | 细密针脚，贝壳纽扣绕脚缝制。 | 細密針腳，貝殼鈕扣繞腳縫製。 | Sept points au centimètre, boutons de nacre cousus sur tige. | 細かな運針、根巻きで留めた貝ボタン。 | 촘촘한 땀수와 실기둥을 세워 단 자개 단추. | Jahitan rapat dan kancing kerang yang dijahit bertangkai.
`,
  }),
];
