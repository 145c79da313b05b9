import { line, productKind } from './kind.ts';

export const BOTTOMS = [
  productKind('pleated-skirt', {
    lines: [line('crepe wool satin', { female: 'pleated-skirts', children: 'girls-skirts' })],
    price: [190, 420],
    sizing: 'clothing',
    patterns: 'plain:5 check:1 tartan:2 herringbone:1',
    colours: 'dove camel black navy ecru cocoa ink charcoal moss rust slate stone',
    names: `
pleated {m} skirt | {m}百褶裙 | {m}百褶裙 | jupe plissée en {m} | {m}プリーツスカート | {m} 플리츠 스커트 | rok lipit {m}
pleated {m} midi skirt | {m}中长百褶裙 | {m}中長百褶裙 | jupe plissée mi-longue en {m} | {m}プリーツミディスカート | {m} 플리츠 미디 스커트 | rok lipit midi {m}
knife-pleat {m} skirt | 顺褶{m}半身裙 | 順褶{m}裙子 | jupe à plis couchés en {m} | 車ひだ{m}スカート | 나이프 플리츠 {m} 스커트 | rok {m} lipit searah
sunray-pleat {m} skirt | 太阳褶{m}半身裙 | 太陽褶{m}裙子 | jupe plissé soleil en {m} | サンレイプリーツ {m}スカート | 선레이 플리츠 {m} 스커트 | rok {m} lipit sinar
`,
    cut: `
Narrow pleats, steamed in to stay, open with each step. | 细褶经高温定型，步步生风。 | 細褶經高溫定型，步步生風。 | Des plis étroits, fixés à la vapeur, qui s'ouvrent à chaque pas. | 蒸気で固定した細いプリーツが、一歩ごとに開きます。 | 스팀으로 고정한 가는 주름이 걸음마다 열립니다. | Lipit sempit yang dikukus agar tetap, terbuka di setiap langkah.
`,
    details: `
A flat waistband with an invisible zip at the side. | 平整腰头，侧边隐形拉链。 | 平整腰頭，側邊隱形拉鍊。 | Ceinture plate, zip invisible sur le côté. | フラットなウエスト、脇にコンシールファスナー。 | 평평한 허리 밴드와 옆선의 콘실 지퍼. | Ban pinggang rata dengan ritsleting tersembunyi di samping.
Lined to the knee so that it never clings. | 衬里及膝，不贴腿。 | 內裡及膝，不貼腿。 | Doublée jusqu'au genou pour ne jamais coller. | ひざまでの裏地付きで、まとわりつきません。 | 무릎까지 안감이 있어 달라붙지 않습니다. | Berlapis hingga lutut agar tidak menempel.
`,
  }),
  productKind('mini-skirt', {
    lines: [
      line('wool denim corduroy', { female: 'mini-skirts' }),
      line('leather nappa suede', { female: 'leather-skirts' }),
    ],
    price: [140, 360],
    sizing: 'clothing',
    patterns: 'plain:5 check:1 tartan:2 houndstooth:1 leopard:0 denim:0 cord:0 suede:0',
    colours: 'black camel ecru navy cocoa stone charcoal moss rust',
    names: `
{m} mini skirt | {m}短裙 | {m}短裙 | jupe courte en {m} | {m}ミニスカート | {m} 미니 스커트 | rok mini {m}
A-line {m} mini skirt | A字{m}短裙 | A字{m}短裙 | jupe courte trapèze en {m} | Aライン {m}ミニスカート | A라인 {m} 미니 스커트 | rok mini {m} garis A
high-waisted {m} skirt | 高腰{m}短裙 | 高腰{m}短裙 | jupe taille haute en {m} | ハイウエスト{m}スカート | 하이웨이스트 {m} 스커트 | rok {m} pinggang tinggi
tailored {m} mini skirt | 利落剪裁{m}短裙 | 利落剪裁{m}短裙 | jupe courte tailleur en {m} | テーラード{m}ミニスカート | 테일러드 {m} 미니 스커트 | rok mini tailored {m}
`,
    cut: `
A clean A-line that stops a hand above the knee. | 干净的A字廓形，裙长在膝上一掌。 | 乾淨的A字廓形，裙長在膝上一掌。 | Un trapèze net qui s'arrête une main au-dessus du genou. | ひざ上の、すっきりとしたAライン。 | 무릎 위로 한 뼘 올라오는 깔끔한 A라인. | Garis A bersih yang berhenti sejengkal di atas lutut.
`,
    details: `
Sits at the waist and is lined to the hem. | 高腰设计，全衬里。 | 高腰設計，全內裡。 | Taille haute, doublée jusqu'à l'ourlet. | ウエスト位置ではき、裾まで裏地付き。 | 허리선에 맞춰 입고 밑단까지 안감이 있습니다. | Duduk di pinggang dan berlapis hingga kelim.
`,
  }),
  productKind('trousers', {
    lines: [
      line('wool crepe linen', { female: 'wide-leg-trousers' }),
      line('organic-cotton cotton linen corduroy', { male: 'cotton-trousers' }),
    ],
    price: [185, 395],
    sizing: 'clothing',
    patterns: 'plain:6 pinstripe:2 check:1 herringbone:1 cord:0',
    colours: 'ecru ink cocoa black charcoal stone moss navy camel',
    names: `
wide {m} trousers with a pressed crease | 挺缝{m}阔腿裤 | 壓線{m}寬褲 | pantalon large à pli en {m} | センタープレス {m}ワイドパンツ | 센터프레스 {m} 와이드 팬츠 | celana lebar {m} berlipat rapi
high-waisted {m} trousers | 高腰{m}长裤 | 高腰{m}長褲 | pantalon taille haute en {m} | ハイウエスト{m}パンツ | 하이웨이스트 {m} 팬츠 | celana {m} pinggang tinggi
pleat-front {m} trousers | 前褶{m}长裤 | 前褶{m}長褲 | pantalon à pinces en {m} | タック入り{m}パンツ | 턱 {m} 팬츠 | celana {m} berlipit depan
relaxed {m} trousers | 宽松{m}长裤 | 寬鬆{m}長褲 | pantalon ample en {m} | リラックス{m}パンツ | 릴랙스드 {m} 팬츠 | celana longgar {m}
`,
    cut: `
Sits at the natural waist and falls wide from the hip to the shoe. | 自然腰位，自胯部宽松垂落至鞋面。 | 自然腰位，自胯部寬鬆垂落至鞋面。 | Posé à la taille, il tombe ample de la hanche jusqu'à la chaussure. | 自然なウエスト位置から、靴先までゆったりと落ちます。 | 자연스러운 허리선에서 구두까지 넉넉하게 떨어집니다. | Duduk di pinggang alami dan jatuh lebar dari pinggul hingga sepatu.
Two forward pleats give room where sitting asks for it. | 前片双褶，坐姿更自在。 | 前片雙褶，坐姿更自在。 | Deux pinces ouvertes donnent l'aisance qu'il faut une fois assis. | フロントの二本タックが、座ったときのゆとりを生みます。 | 앞의 턱 두 개가 앉을 때 필요한 여유를 줍니다. | Dua lipit depan memberi ruang saat duduk.
`,
    details: `
Side pockets, one welt pocket behind and a hem left long for altering. | 侧插袋，后单袋，裤脚预留改长余量。 | 側插袋，後單袋，褲腳預留改長餘量。 | Poches de côté, une poche passepoilée au dos, ourlet à reprendre. | 脇ポケット、後ろ片玉縁、裾は調整できるよう長めです。 | 옆 주머니, 뒤 웰트 포켓 하나, 수선할 수 있게 여유를 둔 밑단. | Saku samping, satu saku belakang, dan kelim panjang untuk disesuaikan.
`,
  }),
  productKind('suit-trousers', {
    lines: [line('wool linen', { female: 'suit-trousers', male: 'suit-trousers' })],
    price: [210, 430],
    sizing: 'clothing',
    patterns: 'plain:6 pinstripe:3 check:1 houndstooth:1 windowpane:1',
    colours: 'charcoal ink black navy dove cocoa',
    names: `
{m} suit trousers | {m}西裤 | {m}西裝褲 | pantalon de costume en {m} | {m}スーツパンツ | {m} 수트 팬츠 | celana setelan {m}
tapered {m} suit trousers | 锥形{m}西裤 | 錐形{m}西裝褲 | pantalon de costume fuselé en {m} | テーパード{m}スーツパンツ | 테이퍼드 {m} 수트 팬츠 | celana setelan {m} meruncing
slim {m} suit trousers | 修身{m}西裤 | 修身{m}西裝褲 | pantalon de costume ajusté en {m} | スリム{m}スーツパンツ | 슬림 {m} 수트 팬츠 | celana setelan {m} ramping
straight {m} suit trousers | 直筒{m}西裤 | 直筒{m}西裝褲 | pantalon de costume droit en {m} | ストレート{m}スーツパンツ | 스트레이트 {m} 수트 팬츠 | celana setelan {m} lurus
`,
    cut: `
A slim leg with a crease that holds, cut to break once over the shoe. | 裤型修长，中缝挺括，裤脚轻落鞋面。 | 褲型修長，中縫挺括，褲腳輕落鞋面。 | Jambe fine, pli qui tient, une seule cassure sur la chaussure. | 折り目の消えにくい細身の脚。靴の上で一度だけ折れる丈です。 | 주름선이 오래가는 슬림한 다리. 구두 위에서 한 번 꺾이는 길이입니다. | Kaki ramping dengan lipatan tahan lama, jatuh pas di atas sepatu.
`,
    details: `
Curtained waistband, side adjusters and lined to the knee. | 西裤腰里，侧调节襻，前片衬里及膝。 | 西裝褲腰裡，側調節襻，前片內裡及膝。 | Ceinture doublée, pattes de serrage, doublure jusqu'au genou. | マーベルト、サイドアジャスター、前身ひざ裏付き。 | 커튼 허리 안단과 사이드 어저스터, 무릎까지 안감. | Ban pinggang berlapis, pengatur samping, dan pelapis hingga lutut.
`,
  }),
  productKind('jeans', {
    lines: [
      line('denim', { female: 'straight-jeans', male: 'straight-jeans', children: 'boys-jeans' }),
      line('denim', { female: 'wide-jeans', male: 'wide-jeans' }),
    ],
    price: [140, 290],
    sizing: 'clothing',
    colours: 'denim indigo ecru black slate',
    names: `
straight jeans in rigid denim | 硬挺直筒牛仔裤 | 硬挺直筒牛仔褲 | jean droit en denim brut | リジッドストレートジーンズ | 리지드 스트레이트 진 | jeans lurus denim kaku
high-rise jeans | 高腰牛仔裤 | 高腰牛仔褲 | jean taille haute | ハイライズジーンズ | 하이라이즈 진 | jeans pinggang tinggi
five-pocket jeans | 五袋牛仔裤 | 五袋牛仔褲 | jean cinq poches | ファイブポケットジーンズ | 파이브 포켓 진 | jeans lima saku
washed jeans | 水洗牛仔裤 | 水洗牛仔褲 | jean délavé | ウォッシュドジーンズ | 워시드 진 | jeans efek cuci
easy jeans | 舒适牛仔裤 | 舒適牛仔褲 | jean décontracté | イージージーンズ | 이지 진 | jeans santai
`,
    cut: `
A straight leg from a high waist, with room at the thigh. | 高腰直筒，大腿处留有余量。 | 高腰直筒，大腿處留有餘量。 | Jambe droite depuis une taille haute, de l'aisance à la cuisse. | 高めのウエストからまっすぐ落ちる脚。腿にはゆとりを。 | 높은 허리에서 곧게 떨어지고 허벅지에는 여유를 두었습니다. | Kaki lurus dari pinggang tinggi, dengan ruang di paha.
`,
    details: `
Copper rivets, chain-stitched hem and a leather patch at the back. | 铜铆钉，链式线迹裤脚，后腰皮牌。 | 銅鉚釘，鏈式線跡褲腳，後腰皮牌。 | Rivets de cuivre, ourlet au point de chaînette, étiquette en cuir au dos. | 銅リベット、チェーンステッチの裾、腰に革パッチ。 | 구리 리벳과 체인 스티치 밑단, 뒤쪽의 가죽 패치. | Paku keling tembaga, kelim jahitan rantai, dan label kulit di belakang.
`,
  }),
  productKind('shorts', {
    lines: [line('linen organic-cotton cotton', { female: 'shorts', male: 'shorts', children: 'boys-shorts' })],
    price: [85, 195],
    sizing: 'clothing',
    patterns: 'plain:5 stripe:1 check:1',
    colours: 'stone ecru navy moss rust black white camel sky',
    names: `
{m} shorts | {m}短裤 | {m}短褲 | short en {m} | {m}ショートパンツ | {m} 쇼츠 | celana pendek {m}
pleat-front {m} shorts | 前褶{m}短裤 | 前褶{m}短褲 | short à pinces en {m} | タック入り{m}ショートパンツ | 턱 {m} 쇼츠 | celana pendek {m} berlipit
drawstring {m} shorts | 抽绳{m}短裤 | 抽繩{m}短褲 | short à cordon en {m} | ドローストリング {m}ショートパンツ | 드로스트링 {m} 쇼츠 | celana pendek {m} bertali
tailored {m} shorts | 剪裁{m}短裤 | 剪裁{m}短褲 | short tailleur en {m} | テーラード{m}ショートパンツ | 테일러드 {m} 쇼츠 | celana pendek tailored {m}
`,
    cut: `
Ends well above the knee, wide enough for air to move. | 裤长膝上，宽松透气。 | 褲長膝上，寬鬆透氣。 | S'arrête nettement au-dessus du genou, assez large pour laisser passer l'air. | ひざ上丈。風の通るゆとりがあります。 | 무릎 위로 올라오는 길이에 바람이 통할 만큼 넉넉합니다. | Berakhir di atas lutut, cukup lebar untuk aliran udara.
`,
    details: `
Side pockets, a buttoned back pocket and a turn-up. | 侧袋，后袋带扣，翻边裤脚。 | 側袋，後袋帶扣，翻邊褲腳。 | Poches de côté, poche dos boutonnée, revers. | 脇ポケット、ボタン付き後ろポケット、裾は折り返し。 | 옆 주머니, 단추 달린 뒷주머니, 턴업 밑단. | Saku samping, saku belakang berkancing, dan lipatan bawah.
`,
  }),
  productKind('leggings', {
    lines: [line('stretch merino', { female: 'leggings', children: 'girls-leggings' })],
    price: [65, 160],
    sizing: 'letters',
    patterns: 'plain:4 rib:2',
    colours: 'black charcoal navy moss plum espresso',
    names: `
{m} leggings | {m}打底裤 | {m}內搭褲 | legging en {m} | {m}レギンス | {m} 레깅스 | legging {m}
high-waisted {m} leggings | 高腰{m}打底裤 | 高腰{m}內搭褲 | legging taille haute en {m} | ハイウエスト{m}レギンス | 하이웨이스트 {m} 레깅스 | legging {m} pinggang tinggi
seamless {m} leggings | 无缝{m}打底裤 | 無縫{m}內搭褲 | legging sans couture en {m} | シームレス{m}レギンス | 심리스 {m} 레깅스 | legging {m} tanpa jahitan
soft {m} leggings | 柔软{m}打底裤 | 柔軟{m}內搭褲 | legging doux en {m} | やわらか{m}レギンス | 소프트 {m} 레깅스 | legging lembut {m}
`,
    cut: `
A second skin with a broad, flat waistband. | 如第二层肌肤，宽平腰头不勒。 | 如第二層肌膚，寬平腰頭不勒。 | Une seconde peau à large ceinture plate. | 第二の肌のような着心地。幅広でフラットなウエスト。 | 제2의 피부 같은 착용감과 넓고 평평한 허리 밴드. | Bagai kulit kedua dengan ban pinggang lebar dan rata.
`,
    details: `
Opaque when stretched, with flat seams inside. | 拉伸不透，内侧平缝。 | 拉伸不透，內側平縫。 | Opaque même étiré, coutures plates à l'intérieur. | 伸びても透けにくく、縫い目は平らです。 | 늘어나도 비치지 않고 안쪽 솔기는 평평합니다. | Tidak menerawang saat ditarik, dengan jahitan datar.
`,
  }),
  productKind('dungarees', {
    lines: [line('denim corduroy organic-cotton', { children: 'boys-dungarees' })],
    price: [190, 340],
    sizing: 'clothing',
    patterns: 'plain:4 stripe:1 check:1 denim:0 cord:0',
    colours: 'denim rust ecru bottle navy rose butter sky',
    names: `
{m} dungarees | {m}背带裤 | {m}吊帶褲 | salopette en {m} | {m}オーバーオール | {m} 오버올 | overall {m}
relaxed {m} dungarees | 宽松{m}背带裤 | 寬鬆{m}吊帶褲 | salopette ample en {m} | リラックス{m}オーバーオール | 릴랙스드 {m} 오버올 | overall longgar {m}
pocket-front {m} dungarees | 前袋{m}背带裤 | 前袋{m}吊帶褲 | salopette en {m} à poche plastron | 胸ポケット {m}オーバーオール | 가슴 포켓 {m} 오버올 | overall {m} bersaku depan
`,
    cut: `
A bib with a deep pocket, crossed straps and a leg that can be rolled. | 前兜大口袋，交叉背带，裤脚可卷。 | 前袋大口袋，交叉背帶，褲腳可捲。 | Plastron à grande poche, bretelles croisées, jambe à rouler. | 深い胸ポケット、クロスストラップ、裾はロールアップできます。 | 깊은 가슴 주머니와 교차 어깨끈, 접어 올릴 수 있는 밑단. | Bagian dada bersaku dalam, tali silang, dan kaki yang bisa digulung.
`,
    details: `
Brass buckles, bar-tacked pockets and three lengths of strap. | 黄铜扣具，口袋打枣加固，背带三档可调。 | 黃銅扣具，口袋打結加固，背帶三檔可調。 | Boucles en laiton, poches renforcées, bretelles à trois crans. | 真鍮バックル、かん止めのポケット、三段階のストラップ。 | 황동 버클, 바택으로 보강한 주머니, 3단 조절 어깨끈. | Gesper kuningan, saku diperkuat, dan tali dengan tiga panjang.
`,
  }),
];
