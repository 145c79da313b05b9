import { line, productKind } from './kind.ts';

export const JEWELLERY = [
  productKind('necklace', {
    lines: [line('gold-plate', { female: 'gold-necklaces' }), line('silver', { female: 'silver-necklaces' })],
    price: [110, 320],
    sizing: 'one',
    colours: 'brass silver',
    names: `
{m} necklace | {m}项链 | {m}項鍊 | collier en {m} | {m}ネックレス | {m} 목걸이 | kalung {m}
{m} chain necklace | {m}链条项链 | {m}鏈條項鍊 | collier chaîne en {m} | {m}チェーンネックレス | {m} 체인 목걸이 | kalung rantai {m}
{m} pendant necklace | {m}吊坠项链 | {m}墜飾項鍊 | collier à pendentif en {m} | {m}ペンダントネックレス | {m} 펜던트 목걸이 | kalung liontin {m}
fine {m} necklace | 纤细{m}项链 | 纖細{m}項鍊 | collier fin en {m} | 華奢な{m}ネックレス | 섬세한 {m} 목걸이 | kalung halus {m}
`,
    cut: `
Lies just below the collarbone and can be worn alone or in company. | 落在锁骨下方，单戴叠戴皆宜。 | 落在鎖骨下方，單戴疊戴皆宜。 | Se pose juste sous la clavicule, seul ou accompagné. | 鎖骨のすぐ下に収まり、一本でも重ねても。 | 쇄골 바로 아래에 놓이며 하나로도, 겹쳐서도 좋습니다. | Jatuh tepat di bawah tulang selangka, dipakai sendiri atau bertumpuk.
`,
    details: `
Closes with a toggle; length adjusts from 40 to 45 cm. | 搭扣闭合，长度40至45厘米可调。 | 搭扣閉合，長度40至45釐米可調。 | Fermoir à bascule, longueur réglable de 40 à 45 cm. | マンテル留め。長さは40〜45cmで調節できます。 | 토글 잠금, 길이는 40~45cm로 조절됩니다. | Pengait toggle; panjang 40 hingga 45 cm.
`,
  }),
  productKind('earrings', {
    lines: [line('gold-plate', { female: 'gold-earrings' }), line('silver', { female: 'silver-earrings' })],
    price: [75, 220],
    sizing: 'one',
    colours: 'brass silver',
    names: `
{m} earrings | {m}耳环 | {m}耳環 | boucles d'oreilles en {m} | {m}ピアス | {m} 귀걸이 | anting {m}
small {m} earrings | {m}小号耳环 | {m}小號耳環 | petites boucles d'oreilles en {m} | {m}スモールピアス | {m} 스몰 귀걸이 | anting kecil {m}
sculpted {m} earrings | 雕塑感{m}耳环 | 雕塑感{m}耳環 | boucles d'oreilles sculptées en {m} | 彫刻的な{m}ピアス | 조형적인 {m} 귀걸이 | anting berpahat {m}
everyday {m} earrings | 日常{m}耳环 | 日常{m}耳環 | boucles d'oreilles de tous les jours en {m} | デイリー{m}ピアス | 데일리 {m} 귀걸이 | anting harian {m}
`,
    cut: `
Light enough to forget and bright enough to be noticed. | 轻到忘记佩戴，亮到引人注目。 | 輕到忘記佩戴，亮到引人注目。 | Assez légères pour être oubliées, assez vives pour être vues. | 着けていることを忘れる軽さ、ふと目に留まる輝き。 | 잊을 만큼 가볍고 눈에 띌 만큼 빛납니다. | Cukup ringan untuk dilupakan, cukup berkilau untuk diperhatikan.
`,
    details: `
Posts of titanium for sensitive ears. | 钛金属耳针，敏感耳部适用。 | 鈦金屬耳針，敏感耳部適用。 | Tiges en titane, pour les oreilles sensibles. | ポストはチタン製。敏感な耳にもやさしく。 | 민감한 귀를 위한 티타늄 침. | Tiang titanium untuk telinga sensitif.
`,
  }),
  productKind('watch', {
    lines: [
      line('leather calf', { female: 'leather-strap-watches', male: 'leather-strap-watches' }),
      line('steel', { female: 'steel-watches', male: 'steel-watches' }),
    ],
    price: [320, 890],
    sizing: 'one',
    colours: 'cognac black silver navy brass espresso bottle',
    names: `
watch with {m} strap | {m}表带腕表 | {m}錶帶腕錶 | montre à bracelet {m} | {m}ストラップウォッチ | {m} 스트랩 시계 | jam tangan tali {m}
slim watch with {m} strap | 纤薄{m}表带腕表 | 纖薄{m}錶帶腕錶 | montre fine à bracelet {m} | 薄型{m}ストラップウォッチ | 슬림 {m} 스트랩 시계 | jam tangan tipis tali {m}
two-hand watch with {m} strap | 两针{m}表带腕表 | 兩針{m}錶帶腕錶 | montre deux aiguilles à bracelet {m} | 二針{m}ストラップウォッチ | 투 핸즈 {m} 스트랩 시계 | jam tangan dua jarum tali {m}
round watch with {m} strap | 圆形{m}表带腕表 | 圓形{m}錶帶腕錶 | montre ronde à bracelet {m} | ラウンド{m}ストラップウォッチ | 라운드 {m} 스트랩 시계 | jam tangan bundar tali {m}
`,
    cut: `
A case of 36 millimetres, a dial with nothing on it that is not needed. | 36毫米表壳，表盘只留必要之物。 | 36毫米錶殼，錶盤只留必要之物。 | Un boîtier de 36 millimètres, un cadran sans rien de superflu. | 36ミリのケース。必要なものだけの文字盤です。 | 36mm 케이스에 꼭 필요한 것만 남긴 다이얼. | Casing 36 milimeter, pelat jam tanpa hal yang tidak perlu.
`,
    details: `
Automatic movement, sapphire crystal and a strap that changes without a tool. | 自动机芯，蓝宝石玻璃，表带免工具更换。 | 自動機芯，藍寶石玻璃，錶帶免工具更換。 | Mouvement automatique, verre saphir, bracelet interchangeable sans outil. | 自動巻き、サファイアガラス、工具なしで替えられるストラップ。 | 오토매틱 무브먼트와 사파이어 글라스, 도구 없이 교체하는 스트랩. | Mesin otomatis, kaca safir, dan tali yang diganti tanpa alat.
`,
  }),
];
