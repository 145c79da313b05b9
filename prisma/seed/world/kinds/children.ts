import { line, productKind } from './kind.ts';

/** Prices stand as for grown-ups; the children's factor brings them down. */
export const CHILDREN = [
  productKind('kid-dress', {
    lines: [
      line('cotton organic-cotton linen', { children: 'cotton-dresses' }),
      line('corduroy', { children: 'corduroy-dresses' }),
    ],
    price: [180, 360],
    sizing: 'clothing',
    patterns: 'plain:3 floral:3 gingham:2 polka:1 check:1 cord:0',
    colours: 'blush sky bottle butter rose lilac rust white mint navy ecru',
    names: `
{m} dress with a round collar | 圆领{m}连衣裙 | 圓領{m}洋裝 | robe en {m} à col claudine | 丸襟{m}ワンピース | 라운드 칼라 {m} 원피스 | gaun {m} berkerah bulat
puff-sleeve {m} dress | 泡泡袖{m}连衣裙 | 泡泡袖{m}洋裝 | robe en {m} à manches ballon | パフスリーブ {m}ワンピース | 퍼프 소매 {m} 원피스 | gaun {m} lengan balon
gathered {m} dress | 碎褶{m}连衣裙 | 碎褶{m}洋裝 | robe froncée en {m} | ギャザー{m}ワンピース | 개더 {m} 원피스 | gaun {m} berkerut
Sunday {m} dress | 周末{m}连衣裙 | 週末{m}洋裝 | robe du dimanche en {m} | よそゆき{m}ワンピース | 나들이 {m} 원피스 | gaun akhir pekan {m}
`,
    cut: `
A high waist, a full skirt for turning in and a collar that stays flat. | 高腰线，大裙摆适合转圈，领子平整服帖。 | 高腰線，大裙擺適合轉圈，領子平整服帖。 | Taille haute, jupe ample pour tourner, col qui reste à plat. | 高めのウエストに、くるりと回れるスカート。襟は平らに収まります。 | 높은 허리선에 빙그르르 돌기 좋은 치마, 평평하게 놓이는 칼라. | Pinggang tinggi, rok lebar untuk berputar, dan kerah yang tetap rata.
`,
    details: `
Buttons at the back and a hem with room to let down. | 后背扣，裙边可放长。 | 後背扣，裙邊可放長。 | Boutonnée dans le dos, ourlet à rallonger. | 後ろボタン、裾は伸ばせる縫い代付き。 | 뒤 단추 여밈, 늘릴 수 있게 여유를 둔 밑단. | Kancing di punggung dan kelim yang bisa dipanjangkan.
`,
  }),
  productKind('kid-sweater', {
    lines: [line('merino lambswool organic-cotton cotton', { children: 'girls-jumpers boys-jumpers' })],
    price: [165, 290],
    sizing: 'clothing',
    patterns: 'plain:3 rib:2 breton:2 cable:2 fairisle:2 argyle:1',
    colours: 'ecru navy rust bottle butter sky rose oxblood camel sage',
    names: `
{m} jumper | {m}毛衣 | {m}毛衣 | pull en {m} | {m}セーター | {m} 스웨터 | sweter {m}
crew-neck {m} jumper | 圆领{m}毛衣 | 圓領{m}毛衣 | pull col rond en {m} | クルーネック{m}セーター | 크루넥 {m} 스웨터 | sweter {m} leher bulat
soft {m} jumper | 柔软{m}毛衣 | 柔軟{m}毛衣 | pull doux en {m} | やわらか{m}セーター | 소프트 {m} 스웨터 | sweter lembut {m}
school {m} jumper | 学院{m}毛衣 | 學院{m}毛衣 | pull d'école en {m} | スクール{m}セーター | 스쿨 {m} 스웨터 | sweter sekolah {m}
`,
    cut: `
A neck that goes over the head without a fight, and room to climb. | 领口易套易脱，活动自如，攀爬无阻。 | 領口易套易脫，活動自如，攀爬無阻。 | Une encolure qui passe la tête sans dispute, et de la place pour grimper. | するりと頭を通る首元と、よじ登れるゆとり。 | 실랑이 없이 머리가 들어가는 목둘레와 마음껏 기어오를 여유. | Leher yang mudah dilewati kepala, dan ruang untuk memanjat.
`,
    details: `
Double-knitted elbows and a hem that springs back. | 肘部双层编织，下摆回弹。 | 肘部雙層編織，下擺回彈。 | Coudes tricotés double, une base qui reprend sa forme. | ひじは二重編み、裾は伸びても戻ります。 | 팔꿈치는 이중으로 짜고 밑단은 제 모양으로 돌아옵니다. | Siku dirajut ganda dan kelim yang kembali ke bentuknya.
`,
  }),
  productKind('kid-coat', {
    lines: [line('wool alpaca', { children: 'girls-wool-coats boys-wool-coats' })],
    price: [360, 640],
    sizing: 'clothing',
    patterns: 'plain:5 check:1 herringbone:1 houndstooth:1 tartan:1',
    colours: 'camel navy bottle oxblood oat dove rose sky',
    names: `
{m} coat | {m}大衣 | {m}大衣 | manteau en {m} | {m}コート | {m} 코트 | mantel {m}
double-breasted {m} coat | 双排扣{m}大衣 | 雙排扣{m}大衣 | manteau croisé en {m} | ダブル{m}コート | 더블 {m} 코트 | mantel {m} double-breasted
school {m} coat | 学院{m}大衣 | 學院{m}大衣 | manteau d'école en {m} | スクール{m}コート | 스쿨 {m} 코트 | mantel sekolah {m}
round-collar {m} coat | 圆领{m}大衣 | 圓領{m}大衣 | manteau à col rond en {m} | 丸襟{m}コート | 라운드 칼라 {m} 코트 | mantel {m} berkerah bundar
`,
    cut: `
Room for a jumper beneath and sleeves to turn back for a second winter. | 里面可叠穿毛衣，袖口可翻，明年还能穿。 | 裡面可疊穿毛衣，袖口可翻，明年還能穿。 | De la place pour un pull, des manches à retourner pour un deuxième hiver. | セーターの上にも着られるゆとり。袖を折れば次の冬も。 | 스웨터를 받쳐 입을 여유가 있고 소매를 접어 두 해 겨울을 납니다. | Lapang untuk sweter di dalamnya, dengan lengan yang bisa dilipat untuk tahun depan.
`,
    details: `
Large buttons for small hands and a name tag inside. | 大纽扣方便小手，内附姓名标。 | 大鈕扣方便小手，內附姓名標。 | De gros boutons pour petites mains, une étiquette à nom à l'intérieur. | 小さな手でも留めやすい大きなボタン、内側に名札付き。 | 작은 손도 잠그기 쉬운 큰 단추와 안쪽의 이름표. | Kancing besar untuk tangan kecil dan label nama di dalam.
`,
  }),
  productKind('kid-shoes', {
    lines: [line('leather suede', { children: 'children-leather-shoes' })],
    price: [180, 320],
    sizing: 'shoes',
    patterns: 'plain:1 suede:0',
    colours: 'navy oxblood black white tan bottle brass blush',
    names: `
{m} shoes | {m}童鞋 | {m}童鞋 | chaussures en {m} | {m}シューズ | {m} 슈즈 | sepatu {m}
strap {m} shoes | 搭扣{m}童鞋 | 搭扣{m}童鞋 | chaussures à bride en {m} | ストラップ{m}シューズ | 스트랩 {m} 슈즈 | sepatu {m} bertali
soft {m} shoes | 软底{m}童鞋 | 軟底{m}童鞋 | chaussures souples en {m} | やわらか{m}シューズ | 소프트 {m} 슈즈 | sepatu lembut {m}
round-toe {m} shoes | 圆头{m}童鞋 | 圓頭{m}童鞋 | chaussures bout rond en {m} | ラウンドトウ {m}シューズ | 라운드 토 {m} 슈즈 | sepatu {m} ujung bulat
`,
    cut: `
A round toe with room to grow and a sole that bends where the foot does. | 圆头留有成长空间，鞋底随脚弯折。 | 圓頭留有成長空間，鞋底隨腳彎折。 | Un bout rond où le pied peut grandir, une semelle qui plie avec lui. | 成長を見越した丸いつま先。足に合わせて曲がる底です。 | 자랄 여유가 있는 둥근 앞코와 발을 따라 구부러지는 밑창. | Ujung bulat dengan ruang tumbuh dan sol yang lentur mengikuti kaki.
`,
    details: `
Closes with a touch strap; lined in chrome-free leather. | 魔术贴开合，无铬鞣皮内里。 | 魔鬼氈開合，無鉻鞣皮內裡。 | Fermeture auto-agrippante, doublure en cuir tanné sans chrome. | 面ファスナー留め、裏はクロムフリーレザー。 | 벨크로형 여밈, 크롬 프리 가죽 안감. | Penutup perekat; berlapis kulit bebas krom.
`,
  }),
  productKind('baby-grow', {
    lines: [
      line('organic-cotton cotton', { children: 'cotton-baby-grows' }),
      line('merino cashmere', { children: 'knitted-baby-grows' }),
    ],
    price: [110, 220],
    sizing: 'baby',
    patterns: 'plain:4 stripe:2 polka:1 floral:1 gingham:1',
    colours: 'ecru blush sky sage butter mint white lilac',
    names: `
{m} baby-grow | {m}婴儿连体衣 | {m}嬰兒連身衣 | grenouillère en {m} | {m}ロンパース | {m} 우주복 | sleepsuit {m}
footed {m} baby-grow | 包脚{m}婴儿连体衣 | 包腳{m}嬰兒連身衣 | grenouillère à pieds en {m} | 足付き{m}ロンパース | 발싸개 {m} 우주복 | sleepsuit {m} berkaki
soft {m} baby-grow | 柔软{m}婴儿连体衣 | 柔軟{m}嬰兒連身衣 | grenouillère douce en {m} | やわらか{m}ロンパース | 소프트 {m} 우주복 | sleepsuit lembut {m}
long-sleeved {m} baby-grow | 长袖{m}婴儿连体衣 | 長袖{m}嬰兒連身衣 | grenouillère manches longues en {m} | 長袖{m}ロンパース | 긴소매 {m} 우주복 | sleepsuit {m} lengan panjang
`,
    cut: `
Opens from neck to foot, so that changing takes one hand. | 由领口开至裤脚，单手即可换装。 | 由領口開至褲腳，單手即可換裝。 | S'ouvre du cou au pied : on change bébé d'une seule main. | 首元から足先まで開き、片手で着替えられます。 | 목에서 발까지 열려 한 손으로 갈아입힐 수 있습니다. | Terbuka dari leher hingga kaki, mudah diganti dengan satu tangan.
`,
    details: `
Nickel-free snaps and seams that face outward. | 无镍按扣，接缝外翻不磨肤。 | 無鎳按扣，接縫外翻不磨膚。 | Pressions sans nickel, coutures tournées vers l'extérieur. | ニッケルフリーのスナップ、縫い目は外側です。 | 니켈 프리 스냅과 바깥을 향한 솔기. | Kancing bebas nikel dan jahitan yang menghadap ke luar.
`,
  }),
];
