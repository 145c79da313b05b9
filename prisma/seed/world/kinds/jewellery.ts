import { line, productKind } from './kind.ts';

export const JEWELLERY = [
  productKind('necklace', {
    lines: [line('gold-plate', { female: 'gold-necklaces' }), line('silver', { female: 'silver-necklaces' })],
    price: [110, 320],
    sizing: 'one',
    colours: 'brass silver',
    names: `
{m} necklace | {m}项链 | {m}項鍊 | collier en {m} | {m}ネックレス | {m} 목걸이 | kalung {m}
everyday {m} necklace | 日常{m}项链 | 日常{m}項鍊 | collier de tous les jours en {m} | デイリー{m}ネックレス | 데일리 {m} 목걸이 | kalung harian {m}
evening {m} necklace | 晚宴{m}项链 | 晚宴{m}項鍊 | collier du soir en {m} | イブニング{m}ネックレス | 이브닝 {m} 목걸이 | kalung malam {m}
fine {m} necklace | 纤细{m}项链 | 纖細{m}項鍊 | collier fin en {m} | 華奢な{m}ネックレス | 섬세한 {m} 목걸이 | kalung halus {m}
`,
    cut: `
Lies just below the collarbone and can be worn alone or in company. | 落在锁骨下方，单戴叠戴皆宜。 | 落在鎖骨下方，單戴疊戴皆宜。 | Se pose juste sous la clavicule, seul ou accompagné. | 鎖骨のすぐ下に収まり、一本でも重ねても。 | 쇄골 바로 아래에 놓이며 하나로도, 겹쳐서도 좋습니다. | Jatuh tepat di bawah tulang selangka, dipakai sendiri atau bertumpuk.
`,
    details: `
Closes with a toggle; length adjusts from 40 to 45 cm. | 搭扣闭合，长度40至45厘米可调。 | 搭扣閉合，長度40至45公分可調。 | Fermoir à bascule, longueur réglable de 40 à 45 cm. | マンテル留め。長さは40〜45cmで調節できます。 | 토글 잠금, 길이는 40~45cm로 조절됩니다. | Pengait toggle; panjang 40 hingga 45 cm.
`,
  }),
  productKind('earrings', {
    lines: [line('gold-plate', { female: 'gold-earrings' }), line('silver', { female: 'silver-earrings' })],
    price: [75, 220],
    sizing: 'one',
    colours: 'brass silver',
    names: `
{m} earrings | {m}耳环 | {m}耳環 | boucles d'oreilles en {m} | {m}ピアス | {m} 귀걸이 | anting {m}
statement {m} earrings | 醒目{m}耳环 | 醒目{m}耳環 | boucles d'oreilles d'exception en {m} | 印象的な{m}ピアス | 스테이트먼트 {m} 귀걸이 | anting mencolok {m}
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
dress watch with {m} strap | 正装{m}表带腕表 | 正裝{m}錶帶腕錶 | montre habillée à bracelet {m} | ドレス{m}ストラップウォッチ | 드레스 {m} 스트랩 시계 | jam tangan formal tali {m}
everyday watch with {m} strap | 日常{m}表带腕表 | 日常{m}錶帶腕錶 | montre de tous les jours à bracelet {m} | デイリー{m}ストラップウォッチ | 데일리 {m} 스트랩 시계 | jam tangan harian tali {m}
`,
    cut: `
A case of 36 millimetres, a dial with nothing on it that is not needed. | 36毫米表壳，表盘只留必要之物。 | 36mm錶殼，錶盤只留必要之物。 | Un boîtier de 36 millimètres, un cadran sans rien de superflu. | 36ミリのケース。必要なものだけの文字盤です。 | 36mm 케이스에 꼭 필요한 것만 남긴 다이얼. | Casing 36 milimeter, pelat jam tanpa hal yang tidak perlu.
`,
    details: `
Automatic movement, sapphire crystal and a strap that changes without a tool. | 自动机芯，蓝宝石玻璃，表带免工具更换。 | 自動機芯，藍寶石玻璃，錶帶免工具更換。 | Mouvement automatique, verre saphir, bracelet interchangeable sans outil. | 自動巻き、サファイアガラス、工具なしで替えられるストラップ。 | 오토매틱 무브먼트와 사파이어 글라스, 도구 없이 교체하는 스트랩. | Mesin otomatis, kaca safir, dan tali yang diganti tanpa alat.
`,
  }),
];
