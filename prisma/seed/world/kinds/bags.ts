import { line, productKind } from './kind.ts';

export const BAGS = [
  productKind('tote', {
    lines: [
      line('leather calf', { female: 'leather-totes', male: 'leather-totes' }),
      line('canvas', { female: 'canvas-totes', male: 'canvas-totes' }),
    ],
    price: [260, 780],
    sizing: 'one',
    patterns: 'plain:5 stripe:2 croc:1 canvas:0 suede:0',
    colours: 'ecru black cognac bottle navy tan espresso oxblood greige',
    names: `
{m} tote | {m}托特包 | {m}托特包 | cabas en {m} | {m}トートバッグ | {m} 토트백 | tote bag {m}
{m} bucket tote | {m}水桶托特包 | {m}水桶托特包 | cabas seau en {m} | {m}バケットトート | {m} 버킷 토트백 | tote ember {m}
large {m} tote | {m}大号托特包 | {m}大號托特包 | grand cabas en {m} | {m}ラージトート | {m} 라지 토트백 | tote besar {m}
everyday {m} tote | 日常{m}托特包 | 日常{m}托特包 | cabas de tous les jours en {m} | デイリー{m}トート | 데일리 {m} 토트백 | tote harian {m}
`,
    cut: `
Two rolled handles, a base that stands and room for a laptop, a scarf and the market. | 双圆柄，底部可立，放得下电脑、围巾与一篮采买。 | 雙圓柄，底部可立，放得下電腦、圍巾與一籃採買。 | Deux anses roulées, un fond qui tient debout, de la place pour l'ordinateur, l'écharpe et le marché. | 丸手の持ち手が二本。自立する底で、パソコンもマフラーも買い物も入ります。 | 둥근 손잡이 두 개와 스스로 서는 바닥. 노트북과 머플러, 장바구니까지 들어갑니다. | Dua pegangan bulat, alas yang berdiri, dan ruang untuk laptop, syal, serta belanjaan.
`,
    details: `
An inner pocket with a zip, a key hook and feet of brass. | 内拉链袋，钥匙扣，黄铜底脚。 | 內拉鍊袋，鑰匙扣，黃銅底腳。 | Poche intérieure zippée, mousqueton à clés, pieds en laiton. | 内ファスナーポケット、キーフック、真鍮の底鋲。 | 안쪽 지퍼 주머니와 키 고리, 황동 받침. | Saku dalam beritsleting, kait kunci, dan kaki kuningan.
`,
  }),
  productKind('shoulder-bag', {
    lines: [
      line('calf leather nappa', { female: 'leather-shoulder-bags' }),
      line('suede', { female: 'suede-shoulder-bags' }),
    ],
    price: [480, 1290],
    sizing: 'one',
    patterns: 'plain:5 quilt:2 croc:1 suede:0',
    colours: 'cognac bottle black oxblood camel navy tan espresso wine greige',
    names: `
{m} shoulder bag | {m}单肩包 | {m}肩背包 | sac à épaule en {m} | {m}ショルダーバッグ | {m} 숄더백 | tas bahu {m}
small {m} shoulder bag | {m}小号单肩包 | {m}小號肩背包 | petit sac à épaule en {m} | {m}スモールショルダーバッグ | {m} 스몰 숄더백 | tas bahu kecil {m}
flap {m} shoulder bag | 翻盖{m}单肩包 | 翻蓋{m}肩背包 | sac à rabat en {m} | フラップ{m}ショルダーバッグ | 플랩 {m} 숄더백 | tas bahu {m} berpenutup
curved {m} shoulder bag | 弧形{m}单肩包 | 弧形{m}肩背包 | sac à épaule galbé en {m} | カーブ{m}ショルダーバッグ | 커브드 {m} 숄더백 | tas bahu lengkung {m}
`,
    cut: `
A curved flap over a soft body, worn close under the arm. | 弧形翻盖，柔软包身，贴身腋下而背。 | 弧形翻蓋，柔軟包身，貼身腋下而背。 | Un rabat galbé sur un corps souple, porté au creux du bras. | 丸いフラップにやわらかな本体。脇の下に収まります。 | 곡선 플랩과 부드러운 몸체, 팔 아래 가까이 메는 가방. | Penutup melengkung di atas badan lembut, dikenakan dekat di bawah lengan.
`,
    details: `
Turn lock in brushed brass, suede lining and a slip pocket. | 拉丝黄铜转锁，麂皮内里，插袋。 | 髮絲紋黃銅轉鎖，麂皮內裡，插袋。 | Fermoir tournant en laiton brossé, doublure suédée, poche plaquée. | ヘアラインの真鍮ターンロック、スエード調の裏地、内ポケット。 | 브러시드 황동 턴락과 스웨이드 안감, 슬립 포켓. | Kunci putar kuningan, lapisan suede, dan saku selip.
The strap is cut from one hide and adjusts to three lengths. | 肩带取自整张皮料，三档可调。 | 肩帶取自整張皮料，三檔可調。 | La bandoulière, taillée d'une seule pièce, se règle en trois longueurs. | ストラップは一枚革、三段階に調節できます。 | 스트랩은 한 장의 가죽으로 재단했고 3단으로 조절됩니다. | Talinya dipotong dari satu lembar kulit dan dapat diatur tiga panjang.
`,
  }),
  productKind('backpack', {
    lines: [
      line('leather calf', { female: 'leather-backpacks', male: 'leather-backpacks' }),
      line('nylon recycled-nylon', {
        female: 'nylon-backpacks',
        male: 'nylon-backpacks',
        children: 'children-backpacks',
      }),
    ],
    price: [220, 620],
    sizing: 'one',
    patterns: 'plain:1',
    colours: 'black moss navy cognac stone espresso bottle charcoal ecru',
    names: `
{m} backpack | {m}双肩包 | {m}後背包 | sac à dos en {m} | {m}バックパック | {m} 백팩 | ransel {m}
everyday {m} backpack | 日常{m}双肩包 | 日常{m}後背包 | sac à dos de tous les jours en {m} | デイリー{m}バックパック | 데일리 {m} 백팩 | ransel harian {m}
compact {m} backpack | 轻巧{m}双肩包 | 輕巧{m}後背包 | sac à dos compact en {m} | コンパクト{m}バックパック | 콤팩트 {m} 백팩 | ransel ringkas {m}
city {m} backpack | 通勤{m}双肩包 | 通勤{m}後背包 | sac à dos de ville en {m} | シティ{m}バックパック | 시티 {m} 백팩 | ransel kota {m}
`,
    cut: `
A plain rectangle with soft corners, one front pocket and straps that do not slip. | 方正轮廓，圆润转角，单前袋，肩带不易滑落。 | 方正輪廓，圓潤轉角，單前袋，肩帶不易滑落。 | Un rectangle simple aux angles doux, une poche avant, des bretelles qui ne glissent pas. | 角の丸い四角形に前ポケット一つ。ずれにくいストラップです。 | 모서리를 둥글린 단정한 직사각형에 앞주머니 하나, 흘러내리지 않는 어깨끈. | Persegi sederhana bersudut lembut, satu saku depan, dan tali yang tidak merosot.
`,
    details: `
Padded sleeve for a 14-inch computer and a pocket against the back. | 14英寸电脑隔层，贴背暗袋。 | 14吋筆電隔層，貼背暗袋。 | Compartiment rembourré pour un 14 pouces et poche côté dos. | 14インチ対応のパッド入りスリーブと、背面ポケット。 | 14인치 노트북용 패드 수납과 등판 주머니. | Kompartemen empuk untuk laptop 14 inci dan saku di punggung.
`,
  }),
  productKind('clutch', {
    lines: [
      line('nappa calf', { female: 'leather-clutches' }),
      line('satin velvet suede', { female: 'evening-clutches' }),
    ],
    price: [210, 560],
    sizing: 'one',
    patterns: 'plain:5 croc:1 leopard:1 suede:0',
    colours: 'black brass oxblood bottle blush silver plum wine navy',
    names: `
{m} clutch | {m}手拿包 | {m}手拿包 | pochette en {m} | {m}クラッチ | {m} 클러치 | clutch {m}
small {m} clutch | 小巧{m}手拿包 | 小巧{m}手拿包 | petite pochette en {m} | {m}スモールクラッチ | 스몰 {m} 클러치 | clutch kecil {m}
slim {m} clutch | 纤薄{m}手拿包 | 纖薄{m}手拿包 | pochette fine en {m} | スリム{m}クラッチ | 슬림 {m} 클러치 | clutch tipis {m}
soft {m} clutch | 软身{m}手拿包 | 軟身{m}手拿包 | pochette souple en {m} | ソフト{m}クラッチ | 소프트 {m} 클러치 | clutch lembut {m}
`,
    cut: `
Holds a phone, a card case and a key, and closes with a sound. | 装得下手机、卡包与钥匙，扣合声清脆。 | 裝得下手機、卡包與鑰匙，扣合聲清脆。 | Un téléphone, un porte-cartes, une clé, et un claquement net à la fermeture. | 電話、カードケース、鍵が収まり、心地よい音で閉じます。 | 휴대전화와 카드 지갑, 열쇠가 들어가고 경쾌한 소리로 닫힙니다. | Memuat ponsel, dompet kartu, dan kunci, lalu menutup dengan bunyi mantap.
`,
    details: `
A chain that disappears inside and a mirror in its own sleeve. | 可收纳链带，附独立镜袋。 | 可收納鏈帶，附獨立鏡袋。 | Une chaîne qui disparaît à l'intérieur, un miroir dans son étui. | 中に収まるチェーンと、ケース入りの鏡付き。 | 안으로 감춰지는 체인과 전용 주머니에 든 거울. | Rantai yang tersimpan di dalam dan cermin dalam sarungnya.
`,
  }),
];
