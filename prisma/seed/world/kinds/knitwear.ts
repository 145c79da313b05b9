import { line, productKind } from './kind.ts';

export const KNITWEAR = [
  productKind('sweater', {
    lines: [
      line('merino', { female: 'merino-jumpers', male: 'merino-jumpers' }),
      line('cashmere', { female: 'cashmere-jumpers', male: 'cashmere-jumpers' }),
      line('cotton organic-cotton', {
        female: 'cotton-jumpers',
        male: 'cotton-jumpers',
        children: 'girls-jumpers boys-jumpers',
      }),
    ],
    price: [165, 390],
    sizing: 'letters',
    patterns: 'plain:4 rib:3 breton:2 cable:2 fairisle:1 argyle:1',
    colours: 'ecru bottle navy camel oat oxblood sage rust black butter sky rose charcoal',
    names: `
{m} crew-neck jumper | 圆领{m}毛衣 | 圓領{m}毛衣 | pull col rond en {m} | {m}クルーネックセーター | 크루넥 {m} 스웨터 | sweter {m} leher bulat
{m} jumper | {m}毛衣 | {m}毛衣 | pull en {m} | {m}セーター | {m} 스웨터 | sweter {m}
relaxed {m} jumper | 宽松{m}毛衣 | 寬鬆{m}毛衣 | pull ample en {m} | ゆったり{m}セーター | 릴랙스드 {m} 스웨터 | sweter longgar {m}
light {m} jumper | 轻薄{m}毛衣 | 輕薄{m}毛衣 | pull léger en {m} | ライト{m}セーター | 라이트 {m} 스웨터 | sweter ringan {m}
chunky {m} jumper | 粗针{m}毛衣 | 粗針{m}毛衣 | gros pull en {m} | ローゲージ{m}セーター | 청키 {m} 스웨터 | sweter tebal {m}
`,
    cut: `
A round neck, a dropped shoulder and a rib that holds its shape at cuff and hem. | 圆领落肩，袖口与下摆罗纹定型。 | 圓領落肩，袖口與下擺羅紋定型。 | Col rond, épaule tombante, bords-côtes qui tiennent aux poignets et à la base. | 丸首にドロップショルダー。袖口と裾のリブが形を保ちます。 | 라운드 넥에 드롭 숄더, 소매와 밑단의 립이 형태를 잡아 줍니다. | Leher bulat, bahu jatuh, dan rib yang menjaga bentuk di manset dan kelim.
Knitted in one piece without side seams, so that nothing rubs. | 一体编织，无侧缝，贴身不磨。 | 一體編織，無側縫，貼身不磨。 | Tricoté d'une seule pièce, sans couture de côté : rien ne frotte. | 脇に縫い目のないホールガーメント。肌に当たるところがありません。 | 옆선 없이 통째로 짜서 쓸리는 곳이 없습니다. | Dirajut utuh tanpa jahitan samping, sehingga tidak ada yang menggesek.
`,
    details: `
The collar is linked by hand, stitch by stitch. | 领口逐针手工缝合。 | 領口逐針手工縫合。 | L'encolure est remaillée à la main, maille après maille. | 襟は一目ずつ手作業でリンキング。 | 네크라인은 한 코씩 손으로 링킹했습니다. | Kerahnya disambung tangan, tusuk demi tusuk.
Full-fashioned at the shoulder, with the marks left to see. | 肩部收针成型，收针花清晰可见。 | 肩部收針成型，收針花清晰可見。 | Diminutions apparentes à l'épaule, comme il se doit. | 肩の減らし目をあえて見せた、フルファッション編み。 | 어깨의 코줄임 자국을 그대로 살린 풀 패션드 니트입니다. | Dibentuk penuh di bahu, dengan tanda rajutan yang dibiarkan terlihat.
`,
  }),
  productKind('rollneck', {
    lines: [
      line('merino', { female: 'merino-jumpers', male: 'merino-jumpers' }),
      line('cashmere', { female: 'cashmere-jumpers', male: 'cashmere-jumpers' }),
    ],
    price: [175, 380],
    sizing: 'letters',
    patterns: 'plain:4 rib:3',
    colours: 'black ecru camel charcoal rust navy oxblood sage oat',
    names: `
{m} roll-neck | {m}高领毛衣 | {m}高領毛衣 | pull col roulé en {m} | {m}タートルネック | {m} 터틀넥 | sweter {m} berkerah gulung
fine-knit {m} roll-neck | 细针{m}高领毛衣 | 細針{m}高領毛衣 | pull fin à col roulé en {m} | ハイゲージ{m}タートルネック | 파인 니트 {m} 터틀넥 | sweter {m} rajut halus berkerah gulung
relaxed {m} roll-neck | 宽松{m}高领毛衣 | 寬鬆{m}高領毛衣 | pull ample à col roulé en {m} | ゆったり{m}タートルネック | 릴랙스드 {m} 터틀넥 | sweter longgar {m} berkerah gulung
slim {m} roll-neck | 修身{m}高领毛衣 | 修身{m}高領毛衣 | pull ajusté à col roulé en {m} | スリム{m}タートルネック | 슬림 {m} 터틀넥 | sweter ramping {m} berkerah gulung
`,
    cut: `
A high collar, folded once, that replaces the scarf. | 高领翻折一次，省去围巾。 | 高領翻折一次，省去圍巾。 | Un col haut, replié une fois, qui remplace l'écharpe. | 一度折り返した高い襟が、マフラーの代わりに。 | 한 번 접은 높은 깃이 머플러를 대신합니다. | Kerah tinggi, dilipat sekali, pengganti syal.
`,
    details: `
Knitted fine enough for a jacket and long enough to stay tucked. | 细密到可叠穿西装，长度够塞不易滑出。 | 細密到可疊穿西裝，長度夠塞不易滑出。 | Assez fin sous une veste, assez long pour rester rentré. | ジャケットの下に着られる細かさ、裾を入れても出ない長さ。 | 재킷 안에 입을 만큼 곱고, 넣어 입어도 빠지지 않는 길이. | Cukup halus di balik jas dan cukup panjang untuk tetap terselip.
`,
  }),
  productKind('cardigan', {
    lines: [
      line('merino lambswool alpaca', {
        female: 'wool-cardigans',
        male: 'wool-cardigans',
        children: 'girls-cardigans',
      }),
      line('cashmere', { female: 'cashmere-cardigans', male: 'cashmere-cardigans' }),
      line('organic-cotton', { children: 'baby-cardigans girls-cardigans' }),
    ],
    price: [185, 420],
    sizing: 'letters',
    patterns: 'plain:5 rib:2 cable:2 fairisle:1 argyle:1',
    colours: 'oat charcoal camel bottle navy ecru rose oxblood butter sage sky rust',
    names: `
{m} cardigan | {m}开衫 | {m}開襟衫 | cardigan en {m} | {m}カーディガン | {m} 카디건 | kardigan {m}
V-neck {m} cardigan | V领{m}开衫 | V領{m}開襟衫 | cardigan col V en {m} | Vネック{m}カーディガン | V넥 {m} 카디건 | kardigan {m} leher V
buttoned {m} cardigan | 单排扣{m}开衫 | 單排扣{m}開襟衫 | cardigan boutonné en {m} | ボタン{m}カーディガン | 버튼 {m} 카디건 | kardigan {m} berkancing
soft {m} cardigan | 柔软{m}开衫 | 柔軟{m}開襟衫 | cardigan souple en {m} | やわらか{m}カーディガン | 소프트 {m} 카디건 | kardigan lembut {m}
`,
    cut: `
An easy cardigan to wear closed as a jumper or open over a shirt. | 扣上当毛衣，敞开搭衬衫，随意切换。 | 扣上當毛衣，敞開搭襯衫，隨意切換。 | Un cardigan facile, fermé comme un pull ou ouvert sur une chemise. | 閉じればセーター、開ければシャツの上に。気軽な一枚です。 | 닫으면 스웨터처럼, 열면 셔츠 위에 가볍게 걸치는 카디건입니다. | Kardigan santai, ditutup seperti sweter atau dibuka di atas kemeja.
The front band is knitted in, not sewn on, and lies flat. | 门襟一体织成，平整服帖。 | 門襟一體織成，平整服帖。 | La bande de boutonnage est tricotée d'un seul tenant et reste à plat. | 前立ては編み続け。波打たず、きれいに収まります。 | 앞단을 이어 짜서 들뜨지 않고 평평합니다. | Bagian depan dirajut menyatu, bukan dijahit, sehingga tetap rata.
`,
    details: `
Corozo buttons and two small pockets. | 果壳纽扣，两只小口袋。 | 果殼鈕扣，兩隻小口袋。 | Boutons en corozo et deux petites poches. | ナットボタンと小さなポケット二つ。 | 코로조 단추와 작은 주머니 두 개. | Kancing corozo dan dua saku kecil.
`,
  }),
  productKind('knit-dress', {
    lines: [
      line('merino lambswool', { female: 'wool-knit-dresses' }),
      line('cotton organic-cotton', { female: 'cotton-knit-dresses' }),
    ],
    price: [240, 520],
    sizing: 'letters',
    patterns: 'plain:5 cable:2 breton:1',
    colours: 'oat black oxblood sage navy camel rust charcoal rose',
    names: `
{m} knitted dress | {m}针织连衣裙 | {m}針織洋裝 | robe en maille de {m} | {m}ニットワンピース | {m} 니트 원피스 | gaun rajut {m}
straight {m} knitted dress | 直筒{m}针织连衣裙 | 直筒{m}針織洋裝 | robe droite en maille de {m} | ストレート{m}ニットワンピース | 스트레이트 {m} 니트 원피스 | gaun rajut lurus {m}
everyday {m} knitted dress | 日常{m}针织连衣裙 | 日常{m}針織洋裝 | robe de tous les jours en maille de {m} | デイリー{m}ニットワンピース | 데일리 {m} 니트 원피스 | gaun rajut harian {m}
soft {m} knitted dress | 柔软{m}针织连衣裙 | 柔軟{m}針織洋裝 | robe souple en maille de {m} | やわらか{m}ニットワンピース | 소프트 {m} 니트 원피스 | gaun rajut lembut {m}
`,
    cut: `
Follows the body without holding it and stops at the knee. | 贴合身形而不紧绷，裙长及膝。 | 貼合身形而不緊繃，裙長及膝。 | Suit le corps sans le serrer et s'arrête au genou. | 体に沿いながら締めつけず、ひざ丈で収まります。 | 몸을 조이지 않고 따라 흐르며 무릎에서 멈춥니다. | Mengikuti tubuh tanpa mengikat dan berhenti di lutut.
`,
    details: `
Cuffs long enough to turn back, a hem that keeps its line. | 袖口够长可翻折，裙摆线条利落。 | 袖口夠長可翻折，裙擺線條利落。 | Des poignets assez longs pour être retournés, un ourlet qui garde sa ligne. | 折り返せる長めの袖口、線の崩れない裾。 | 접어 올릴 수 있는 긴 소매와 선이 흐트러지지 않는 밑단. | Manset cukup panjang untuk dilipat dan kelim yang tetap rapi.
Knitted in the round; the hem rolls a little, as it should. | 圆筒编织，裙摆自然微卷。 | 圓筒編織，裙擺自然微捲。 | Tricotée en rond ; l'ourlet roulotte légèrement, comme il faut. | 輪編みで仕上げ、裾はほんの少し丸まります。 | 원통으로 짜 밑단이 자연스럽게 살짝 말립니다. | Dirajut melingkar; kelimnya sedikit menggulung secara alami.
`,
  }),
  productKind('hoodie', {
    lines: [line('fleece organic-cotton', { female: 'hoodies', male: 'hoodies', children: 'boys-hoodies' })],
    price: [120, 260],
    sizing: 'letters',
    patterns: 'plain:4 colourblock:1',
    colours: 'dove ecru navy black rust lilac sage oat charcoal bottle',
    names: `
{m} hoodie | {m}连帽卫衣 | {m}連帽上衣 | sweat à capuche en {m} | {m}パーカー | {m} 후드 티셔츠 | hoodie {m}
heavyweight {m} hoodie | 重磅{m}连帽卫衣 | 重磅{m}連帽上衣 | sweat à capuche épais en {m} | ヘビーウェイト{m}パーカー | 헤비웨이트 {m} 후드 티셔츠 | hoodie tebal {m}
relaxed {m} hoodie | 宽松{m}连帽卫衣 | 寬鬆{m}連帽上衣 | sweat à capuche ample en {m} | リラックス{m}パーカー | 릴랙스드 {m} 후드 티셔츠 | hoodie longgar {m}
washed {m} hoodie | 水洗{m}连帽卫衣 | 水洗{m}連帽上衣 | sweat à capuche délavé en {m} | ウォッシュド{m}パーカー | 워시드 {m} 후드 티셔츠 | hoodie {m} efek cuci
`,
    cut: `
A double-layered hood that stands up by itself, a pouch pocket and a square body. | 双层帽型挺立有型，袋鼠口袋，方正版型。 | 雙層帽型挺立有型，袋鼠口袋，方正版型。 | Capuche double épaisseur qui tient seule, poche kangourou, coupe carrée. | 二重仕立てで立ち上がるフード、カンガルーポケット、四角い身頃。 | 스스로 서는 두 겹 후드, 캥거루 포켓, 박시한 몸판. | Tudung dua lapis yang berdiri sendiri, saku kanguru, dan potongan kotak.
`,
    details: `
Flat-locked seams and a cord tipped in metal. | 平缝线迹，抽绳以金属包头收尾。 | 平縫線跡，抽繩以金屬包頭收尾。 | Coutures plates, cordon à embouts métalliques. | フラットシーマ縫製、紐先は金属です。 | 플랫록 봉제, 금속 팁을 단 스트링. | Jahitan datar dan tali berujung logam.
`,
  }),
];
