import { line, productKind } from './kind.ts';

export const DRESSES = [
  productKind('slip-dress', {
    lines: [line('satin silk', { female: 'slip-dresses' })],
    price: [260, 620],
    sizing: 'clothing',
    patterns: 'plain:6 floral:1 polka:1 leopard:1',
    colours: 'bottle blush oat black wine sage ink teal rust silver plum',
    names: `
bias-cut slip dress in {m} | 斜裁{m}吊带裙 | 斜裁{m}細肩帶洋裝 | robe nuisette coupée en biais en {m} | バイアスカット{m}スリップドレス | 바이어스 컷 {m} 슬립 드레스 | slip dress {m} potongan bias
{m} slip dress | {m}吊带连衣裙 | {m}細肩帶洋裝 | robe nuisette en {m} | {m}スリップドレス | {m} 슬립 드레스 | slip dress {m}
cowl-neck {m} slip dress | 荡领{m}吊带裙 | 垂墜領{m}細肩帶洋裝 | robe nuisette en {m} à col bénitier | カウルネック{m}スリップドレス | 카울넥 {m} 슬립 드레스 | slip dress {m} berleher cowl
midi slip dress in {m} | {m}中长吊带裙 | {m}中長版細肩帶洋裝 | robe nuisette mi-longue en {m} | {m}ミディスリップドレス | {m} 미디 슬립 드레스 | slip dress midi {m}
`,
    cut: `
Cut on the bias, it skims the waist and opens at the hem. | 斜裁工艺，轻掠腰身，裙摆自然散开。 | 斜裁工藝，輕掠腰身，裙擺自然散開。 | Coupée en biais, elle effleure la taille et s'ouvre à l'ourlet. | バイアス裁ちがウエストをなぞり、裾でふわりと開きます。 | 바이어스 재단으로 허리를 스치고 밑단에서 자연스럽게 퍼집니다. | Potongan bias yang menyusuri pinggang dan melebar di kelim.
A soft fold at the neck and straps that adjust at the back. | 领口柔软垂褶，肩带后方可调。 | 領口柔軟垂褶，肩帶後方可調。 | Un drapé souple au décolleté, des bretelles réglables dans le dos. | 胸元にやわらかなドレープ。ストラップは背中で調節できます。 | 가슴선의 부드러운 드레이프와 뒤에서 조절하는 스트랩. | Lipatan lembut di leher dan tali yang dapat diatur di punggung.
`,
    details: `
French seams throughout and a narrow hand-rolled hem. | 全程来去缝，手工卷边。 | 全程來去縫，手工捲邊。 | Coutures anglaises et ourlet roulotté à la main. | 全て袋縫い、裾は手まつりの三つ巻き。 | 전체 통솔 봉제와 손으로 말아 박은 밑단. | Jahitan prancis di seluruh bagian dan kelim gulung tangan.
`,
  }),
  productKind('wrap-dress', {
    lines: [line('viscose crepe silk', { female: 'wrap-dresses' })],
    price: [230, 540],
    sizing: 'clothing',
    patterns: 'plain:3 floral:4 polka:2 leopard:1',
    colours: 'ink oxblood sage navy rust blush teal black plum',
    names: `
{m} wrap dress | {m}裹身连衣裙 | {m}裹身洋裝 | robe portefeuille en {m} | {m}ラップドレス | {m} 랩 원피스 | gaun lilit {m}
tie-waist {m} wrap dress | 系带{m}裹身裙 | 綁帶{m}裹身洋裝 | robe portefeuille nouée en {m} | ウエストタイ {m}ラップドレス | 허리끈 {m} 랩 원피스 | gaun lilit {m} bertali pinggang
puff-sleeve {m} wrap dress | 泡泡袖{m}裹身裙 | 泡泡袖{m}裹身洋裝 | robe portefeuille en {m} à manches ballon | パフスリーブ {m}ラップドレス | 퍼프 소매 {m} 랩 원피스 | gaun lilit {m} lengan balon
flared {m} wrap dress | 伞摆{m}裹身裙 | 傘擺{m}裹身洋裝 | robe portefeuille évasée en {m} | フレア{m}ラップドレス | 플레어 {m} 랩 원피스 | gaun lilit melebar {m}
`,
    cut: `
Wraps to the left and ties at the side; the skirt overlaps far enough to sit in comfort. | 左襟交叠，侧边系带；裙片重叠充裕，坐下亦从容。 | 左襟交疊，側邊繫帶；裙片重疊充裕，坐下亦從容。 | Croise à gauche et se noue sur le côté ; la jupe se superpose assez pour s'asseoir sans y penser. | 左に巻いて脇で結ぶ仕立て。重なりは深く、座っても安心です。 | 왼쪽으로 감아 옆에서 묶습니다. 겹침이 넉넉해 앉아도 편합니다. | Dililit ke kiri dan diikat di samping; bagian roknya bertumpuk cukup lebar saat duduk.
A sleeve gathered above the elbow and a skirt that swings. | 袖子于肘上收褶，裙摆摇曳。 | 袖子於肘上收褶，裙擺搖曳。 | Une manche froncée au-dessus du coude, une jupe qui danse. | ひじ上でギャザーを寄せた袖と、揺れるスカート。 | 팔꿈치 위에서 주름 잡은 소매와 찰랑이는 치마. | Lengan berkerut di atas siku dan rok yang berayun.
`,
    details: `
A hidden snap keeps the neckline where it should be. | 隐形按扣固定领口。 | 隱形按扣固定領口。 | Une pression cachée garde le décolleté en place. | 隠しスナップが胸元を押さえます。 | 숨은 스냅이 네크라인을 고정합니다. | Kancing jepret tersembunyi menjaga garis leher.
`,
  }),
  productKind('gown', {
    lines: [line('satin silk velvet crepe', { female: 'evening-gowns' })],
    price: [780, 1980],
    sizing: 'clothing',
    patterns: 'plain:6 floral:1',
    colours: 'black bottle wine ink plum silver blush teal navy lilac',
    names: `
floor-length gown in {m} | {m}曳地礼服 | {m}曳地禮服 | robe longue en {m} | {m}フロアレングスドレス | {m} 플로어 렝스 드레스 | gaun panjang {m}
draped {m} evening gown | 垂褶{m}晚礼服 | 垂褶{m}晚禮服 | robe du soir drapée en {m} | ドレープ{m}イブニングドレス | 드레이프 {m} 이브닝 드레스 | gaun malam {m} berdraperi
{m} evening gown | {m}晚礼服 | {m}晚禮服 | robe du soir en {m} | {m}イブニングドレス | {m} 이브닝 드레스 | gaun malam {m}
full-skirted gown in {m} | {m}大摆礼服 | {m}大擺禮服 | robe longue à jupe ample en {m} | フルスカート {m}ドレス | 풀 스커트 {m} 드레스 | gaun rok lebar {m}
`,
    cut: `
A long, quiet line from a fitted bodice to the floor. | 合体上身，一线垂落至地，从容安静。 | 合體上身，一線垂落至地，從容安靜。 | Une ligne longue et calme, du corsage ajusté jusqu'au sol. | 体に沿う身頃から床まで、静かに伸びるライン。 | 몸에 맞는 상체에서 바닥까지 고요하게 이어지는 라인. | Garis panjang yang tenang dari badan yang pas hingga ke lantai.
`,
    details: `
Inner corselet with soft boning, lined in silk habotai. | 内置软骨束胸，真丝电力纺里布。 | 內附軟骨束身衣，真絲電力紡內裡。 | Corselet intérieur à baleines souples, doublure en soie habotai. | やわらかなボーン入りの内コルセット、裏地は羽二重。 | 부드러운 보닝이 든 이너 코르셋과 실크 하부타이 안감. | Korset dalam bertulang lunak, berlapis sutra habotai.
Closes with a concealed zip and a single covered button. | 隐形拉链配一粒包扣。 | 隱形拉鍊配一粒包扣。 | Fermeture par zip invisible et un seul bouton recouvert. | コンシールファスナーとくるみボタン一つで留めます。 | 콘실 지퍼와 싸개 단추 하나로 여밉니다. | Ditutup ritsleting tersembunyi dan satu kancing berlapis.
`,
  }),
  productKind('jumpsuit', {
    lines: [
      line('crepe viscose linen', { female: 'day-jumpsuits' }),
      line('satin velvet', { female: 'evening-jumpsuits' }),
    ],
    price: [290, 640],
    sizing: 'clothing',
    patterns: 'plain:5 pinstripe:1 polka:1',
    colours: 'black navy rust moss ecru ink bottle camel charcoal',
    names: `
sleeveless {m} jumpsuit | 无袖{m}连体裤 | 無袖{m}連身褲 | combinaison sans manches en {m} | ノースリーブ {m}ジャンプスーツ | 슬리브리스 {m} 점프수트 | jumpsuit {m} tanpa lengan
belted {m} jumpsuit | 束腰{m}连体裤 | 束腰{m}連身褲 | combinaison ceinturée en {m} | ベルテッド{m}ジャンプスーツ | 벨티드 {m} 점프수트 | jumpsuit {m} bersabuk
wide-leg {m} jumpsuit | 阔腿{m}连体裤 | 寬管{m}連身褲 | combinaison large en {m} | ワイド{m}ジャンプスーツ | 와이드 {m} 점프수트 | jumpsuit {m} kaki lebar
tailored {m} jumpsuit | 剪裁感{m}连体裤 | 剪裁感{m}連身褲 | combinaison tailleur en {m} | テーラード{m}ジャンプスーツ | 테일러드 {m} 점프수트 | jumpsuit tailored {m}
`,
    cut: `
One piece, one decision: a waist that sits where it should and a leg that falls straight. | 一件成装，省心利落：腰位恰到好处，裤腿笔直垂落。 | 一件成裝，省心利落：腰位恰到好處，褲腿筆直垂落。 | Une seule pièce, une seule décision : taille bien placée, jambe qui tombe droit. | 一枚で決まる一着。ウエストの位置は正確に、脚はまっすぐ落ちます。 | 한 벌로 완성되는 옷. 제자리에 놓인 허리선과 곧게 떨어지는 바지. | Satu potong, satu keputusan: pinggang di tempatnya dan kaki yang jatuh lurus.
`,
    details: `
Side pockets, a hidden zip and a belt of the same cloth. | 侧袋，隐形拉链，同料腰带。 | 側袋，隱形拉鍊，同布腰帶。 | Poches de côté, zip invisible, ceinture dans le même tissu. | 脇ポケット、コンシールファスナー、共布ベルト。 | 옆 주머니, 콘실 지퍼, 같은 원단의 벨트. | Saku samping, ritsleting tersembunyi, dan sabuk dari kain yang sama.
`,
  }),
];
