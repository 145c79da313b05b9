import { line, productKind } from './kind.ts';

export const OUTERWEAR = [
  productKind('coat', {
    lines: [
      line('wool alpaca', { female: 'wool-coats', male: 'overcoats' }),
      line('cashmere', { female: 'cashmere-coats', male: 'cashmere-coats' }),
    ],
    price: [690, 1490],
    sizing: 'clothing',
    patterns: 'plain:7 herringbone:2 check:1 houndstooth:1 tartan:1',
    colours: 'camel charcoal oat navy black bottle cocoa dove oxblood stone',
    names: `
tailored {m} coat | 剪裁利落的{m}大衣 | 剪裁利落的{m}大衣 | manteau tailleur en {m} | テーラード{m}コート | 테일러드 {m} 코트 | mantel tailored {m}
long {m} overcoat | {m}长款大衣 | {m}長款大衣 | long pardessus en {m} | {m}ロングコート | {m} 롱 코트 | mantel panjang {m}
straight-cut {m} coat | {m}直筒大衣 | {m}直筒大衣 | manteau droit en {m} | ストレート{m}コート | 스트레이트 {m} 코트 | mantel potongan lurus {m}
notch-lapel {m} coat | 平驳领{m}大衣 | 平駁領{m}大衣 | manteau à col cranté en {m} | ノッチドラペル {m}コート | 노치드 라펠 {m} 코트 | mantel {m} berkerah notch
relaxed {m} overcoat | 宽松{m}大衣 | 寬鬆{m}大衣 | pardessus ample en {m} | ゆったり{m}コート | 릴랙스드 {m} 오버코트 | mantel longgar {m}
`,
    cut: `
A straight coat that falls just below the knee, with a soft shoulder and room for a jacket beneath. | 直筒廓形，下摆略过膝，肩线柔和，里面可以叠穿西装。 | 直筒廓形，下擺略過膝，肩線柔和，裡面可以疊穿西裝。 | Un manteau droit qui s'arrête sous le genou, l'épaule souple, assez ample pour une veste. | ひざ下丈のストレートシルエット。やわらかな肩で、ジャケットの上にも羽織れます。 | 무릎을 살짝 덮는 스트레이트 실루엣. 부드러운 어깨선으로 재킷 위에도 입을 수 있습니다. | Mantel lurus yang jatuh sedikit di bawah lutut, bahu lembut, dan cukup lapang untuk dipakai di atas jas.
Cut close through the shoulder and easy from the chest down, so that it moves with the wearer. | 肩部合体，胸部以下放松，行走时衣摆随步而动。 | 肩部合體，胸部以下放鬆，行走時衣擺隨步而動。 | Près de l'épaule, libre à partir de la poitrine : il suit le mouvement. | 肩はすっきり、胸から下はゆとりのある仕立て。歩くたびに裾が揺れます。 | 어깨는 깔끔하게, 가슴 아래로는 여유롭게 재단해 움직임을 따라 자연스럽게 흐릅니다. | Pas di bahu dan longgar dari dada ke bawah, sehingga mengikuti gerak pemakainya.
`,
    details: `
Horn buttons, two flap pockets and a full lining in twill. | 牛角纽扣，两侧翻盖口袋，斜纹全里。 | 牛角鈕扣，兩側翻蓋口袋，斜紋全內裡。 | Boutons en corne, deux poches à rabat, doublure intégrale en sergé. | 水牛ボタン、フラップポケット二つ、総裏仕立て。 | 혼 버튼, 플랩 포켓 두 개, 트윌 안감으로 마감했습니다. | Kancing tanduk, dua saku berpenutup, dan pelapis penuh dari twill.
The lapels are pad-stitched by hand and roll softly to the first button. | 翻领手工扎缝，自然翻折至第一粒扣。 | 翻領手工扎縫，自然翻折至第一粒扣。 | Les revers, piqués à la main, roulent doucement jusqu'au premier bouton. | ラペルは手作業のハ刺し。第一ボタンまでやわらかく返ります。 | 라펠은 손으로 누벼 첫 단추까지 부드럽게 접힙니다. | Kerahnya dijahit tangan dan melipat lembut hingga kancing pertama.
`,
  }),
  productKind('trench', {
    lines: [line('gabardine organic-cotton', { female: 'trench-coats', male: 'trench-coats' })],
    price: [590, 1290],
    sizing: 'clothing',
    colours: 'stone bottle black ink camel moss ecru',
    names: `
double-breasted {m} trench coat | 双排扣{m}风衣 | 雙排扣{m}風衣 | trench croisé en {m} | {m}ダブルトレンチコート | 더블 브레스티드 {m} 트렌치코트 | trench coat {m} double-breasted
belted {m} trench coat | 束腰{m}风衣 | 束腰{m}風衣 | trench ceinturé en {m} | ベルテッド{m}トレンチコート | 벨티드 {m} 트렌치코트 | trench coat {m} bersabuk
long {m} trench coat | {m}长款风衣 | {m}長款風衣 | long trench en {m} | {m}ロングトレンチコート | {m} 롱 트렌치코트 | trench coat panjang {m}
classic {m} trench coat | 经典{m}风衣 | 經典{m}風衣 | trench classique en {m} | クラシック{m}トレンチコート | 클래식 {m} 트렌치코트 | trench coat klasik {m}
`,
    cut: `
The rain coat in its full form: storm flap, shoulder straps and a belt that may be tied or buckled. | 完整的经典款：枪挡、肩章与腰带一应俱全，腰带可系可扣。 | 完整的經典款：槍擋、肩章與腰帶一應俱全，腰帶可繫可扣。 | L'imperméable au complet : bavolet, pattes d'épaule et ceinture à nouer ou à boucler. | ガンフラップ、エポーレット、ベルトを備えた本格トレンチ。ベルトは結んでも留めても。 | 건 플랩과 견장, 벨트를 모두 갖춘 정통 트렌치. 벨트는 묶어도, 채워도 좋습니다. | Mantel hujan dalam bentuk lengkapnya: penutup dada, tali bahu, dan sabuk yang bisa diikat atau dikancing.
Falls to the middle of the calf with a deep vent, light enough for spring and long enough for November. | 衣长及小腿中部，后开衩，春日轻便，深秋也足够。 | 衣長及小腿中部，後開衩，春日輕便，深秋也足夠。 | Mi-mollet, fendu haut dans le dos : assez léger pour avril, assez long pour novembre. | ふくらはぎ丈、深めのベント。春には軽く、晩秋にも頼れる長さです。 | 종아리 중간까지 오는 길이와 깊은 뒤트임. 봄에는 가볍고 늦가을에도 든든합니다. | Jatuh di tengah betis dengan belahan belakang, ringan untuk musim semi dan cukup panjang untuk musim hujan.
`,
    details: `
Leather-covered buckle, deep welt pockets and a checked half lining. | 皮革包裹的腰带扣，深口袋，格纹半里。 | 皮革包覆腰帶扣，深口袋，格紋半內裡。 | Boucle gainée de cuir, poches profondes, demi-doublure à carreaux. | 革巻きバックル、深い箱ポケット、チェックの半裏仕立て。 | 가죽을 감싼 버클, 깊은 웰트 포켓, 체크 반안감. | Gesper berlapis kulit, saku dalam, dan setengah pelapis kotak-kotak.
`,
  }),
  productKind('blazer', {
    lines: [line('wool linen velvet', { female: 'blazers', male: 'blazers' })],
    price: [420, 980],
    sizing: 'clothing',
    patterns: 'plain:6 check:2 pinstripe:1 houndstooth:1 windowpane:1 herringbone:1',
    colours: 'ink dove black oxblood camel navy bottle ecru charcoal cocoa',
    names: `
single-breasted {m} blazer | 单排扣{m}西装外套 | 單排扣{m}西裝外套 | blazer droit en {m} | シングル{m}ジャケット | 싱글 브레스티드 {m} 블레이저 | blazer {m} single-breasted
softly tailored {m} blazer | 软裁{m}西装外套 | 軟裁{m}西裝外套 | blazer déstructuré en {m} | アンコン{m}ジャケット | 언컨스트럭티드 {m} 블레이저 | blazer {m} berpotongan lembut
two-button {m} blazer | 双扣{m}西装外套 | 雙扣{m}西裝外套 | blazer deux boutons en {m} | 二つボタン{m}ジャケット | 투 버튼 {m} 블레이저 | blazer {m} dua kancing
relaxed {m} blazer | 宽松{m}西装外套 | 寬鬆{m}西裝外套 | blazer ample en {m} | リラックス{m}ジャケット | 릴랙스드 {m} 블레이저 | blazer longgar {m}
`,
    cut: `
Half-canvassed and lightly padded, it keeps its line without feeling armoured. | 半麻衬结构，薄垫肩，有型而不拘束。 | 半麻襯結構，薄墊肩，有型而不拘束。 | Semi-entoilé, à peine épaulé : il garde sa ligne sans raideur. | ハーフキャンバスに薄い肩パッド。線は保ちながら、着心地は軽やかです。 | 하프 캔버스에 얇은 어깨 패드를 더해 선은 살리고 착용감은 가볍습니다. | Setengah kanvas dengan bantalan tipis; bentuknya terjaga tanpa terasa kaku.
Cut a little long, with a waist that is suggested rather than drawn. | 衣长略长，腰线若有若无。 | 衣長略長，腰線若有若無。 | Un peu long, la taille suggérée plutôt que marquée. | 着丈はやや長め。ウエストはさりげなく絞りました。 | 약간 긴 기장에 허리선은 은근하게 잡았습니다. | Sedikit panjang, dengan garis pinggang yang hanya disiratkan.
`,
    details: `
Two outside pockets, one more at the breast, and cuffs with working buttonholes. | 外侧双袋，胸前一袋，袖口为真扣眼。 | 外側雙袋，胸前一袋，袖口為真扣眼。 | Deux poches extérieures, une poche poitrine, boutonnières de manche ouvertes. | 外ポケット二つに胸ポケット、本切羽の袖口。 | 바깥 주머니 두 개와 가슴 주머니, 실제로 열리는 소매 단추. | Dua saku luar, satu saku dada, dan kancing manset yang berfungsi.
`,
  }),
  productKind('puffer', {
    lines: [
      line('recycled-nylon nylon', {
        female: 'puffer-jackets',
        male: 'puffer-jackets',
        children: 'girls-puffers boys-puffers',
      }),
    ],
    price: [340, 780],
    sizing: 'letters',
    colours: 'black moss navy ecru rust bottle butter sage sky oxblood charcoal',
    names: `
{m} puffer jacket | {m}羽绒服 | {m}羽絨外套 | doudoune en {m} | {m}ダウンジャケット | {m} 패딩 재킷 | jaket puffer {m}
high-collar {m} puffer jacket | 高领{m}羽绒服 | 高領{m}羽絨外套 | doudoune à col montant en {m} | ハイカラー{m}ダウンジャケット | 하이넥 {m} 패딩 재킷 | jaket puffer {m} berkerah tinggi
short {m} puffer jacket | {m}短款羽绒服 | {m}短款羽絨外套 | doudoune courte en {m} | {m}ショートダウン | {m} 숏 패딩 | jaket puffer pendek {m}
lightweight {m} puffer jacket | {m}轻薄羽绒服 | {m}輕薄羽絨外套 | doudoune légère en {m} | ライト{m}ダウンジャケット | 경량 {m} 패딩 재킷 | jaket puffer ringan {m}
`,
    cut: `
Rounded baffles, a high collar and a hem that closes against the wind. | 饱满绗格，高立领，下摆可收紧挡风。 | 飽滿絎格，高立領，下擺可收緊擋風。 | Des boudins généreux, un col montant et une base qui se ferme au vent. | 丸みのあるキルト、高い襟、風を防ぐ裾。 | 볼륨감 있는 퀼팅, 높은 칼라, 바람을 막는 밑단. | Lekukan yang penuh, kerah tinggi, dan kelim yang menutup dari angin.
Weighs little and packs into its own pocket. | 轻若无物，可收纳进自身口袋。 | 輕若無物，可收納進自身口袋。 | Ne pèse presque rien et se range dans sa propre poche. | 驚くほど軽く、自身のポケットに収まります。 | 무척 가볍고 자체 주머니에 접어 넣을 수 있습니다. | Ringan dan bisa dilipat ke dalam sakunya sendiri.
`,
    details: `
Filled with certified down, zipped pockets lined in fleece. | 填充认证羽绒，拉链口袋内衬抓绒。 | 填充認證羽絨，拉鍊口袋內襯抓絨。 | Garnissage en duvet certifié, poches zippées doublées de polaire. | 認証ダウンを封入。ファスナーポケットの内側はフリースです。 | 인증 다운 충전재, 플리스 안감의 지퍼 포켓. | Isian bulu angsa bersertifikat, saku beritsleting berlapis fleece.
`,
  }),
  productKind('leather-jacket', {
    lines: [line('leather nappa suede', { female: 'leather-jackets', male: 'leather-jackets' })],
    price: [690, 1390],
    sizing: 'clothing',
    patterns: 'plain:1 suede:0',
    colours: 'black cognac espresso oxblood tan bottle',
    names: `
zipped {m} jacket | 拉链{m}夹克 | 拉鍊{m}夾克 | blouson zippé en {m} | ジップ{m}ジャケット | 집업 {m} 재킷 | jaket {m} beritsleting
{m} biker jacket | {m}机车夹克 | {m}騎士夾克 | blouson motard en {m} | {m}ライダースジャケット | {m} 바이커 재킷 | jaket biker {m}
cropped {m} jacket | {m}短夹克 | {m}短夾克 | blouson court en {m} | {m}ショートジャケット | 크롭트 {m} 재킷 | jaket {m} pendek
`,
    cut: `
Close at the shoulder and cut to sit at the hip, ready to soften with the years. | 肩部贴合，衣长及胯，越穿越柔软。 | 肩部貼合，衣長及胯，越穿越柔軟。 | Près de l'épaule, posé sur la hanche, prêt à s'assouplir avec les années. | 肩に沿い、腰で収まる丈。着るほどに体になじみます。 | 어깨에 꼭 맞고 골반에서 떨어지는 길이. 입을수록 부드럽게 길듭니다. | Pas di bahu dan jatuh di pinggul, makin lembut seiring waktu.
`,
    details: `
Heavy zip, zipped cuffs and a lining of cupro. | 厚实拉链，拉链袖口，铜氨里布。 | 厚實拉鍊，拉鍊袖口，銅氨內裡。 | Zip épais, poignets zippés, doublure en cupro. | 重厚なファスナー、ジップ袖口、キュプラの裏地。 | 묵직한 지퍼와 지퍼 소매, 큐프라 안감. | Ritsleting tebal, manset beritsleting, dan pelapis cupro.
Hand-finished edges that are dyed, not painted. | 边缘手工处理，染色而非涂边。 | 邊緣手工處理，染色而非塗邊。 | Tranches finies à la main, teintes et non peintes. | 縁は塗らずに染め、手で仕上げました。 | 가장자리는 칠하지 않고 염색해 손으로 마무리했습니다. | Tepinya diselesaikan tangan, diwarnai dan bukan dicat.
`,
  }),
  productKind('bomber', {
    lines: [
      line('nylon recycled-nylon wool', { female: 'bomber-jackets', male: 'bomber-jackets', children: 'boys-bombers' }),
    ],
    price: [290, 640],
    sizing: 'letters',
    colours: 'bottle black navy moss oxblood stone sage rust',
    names: `
{m} bomber jacket | {m}飞行员夹克 | {m}飛行員夾克 | bomber en {m} | {m}ボンバージャケット | {m} 봄버 재킷 | jaket bomber {m}
relaxed {m} bomber jacket | 宽松{m}飞行员夹克 | 寬鬆{m}飛行員夾克 | bomber ample en {m} | リラックス{m}ボンバージャケット | 릴랙스드 {m} 봄버 재킷 | jaket bomber longgar {m}
zip-front {m} bomber jacket | 拉链{m}飞行员夹克 | 拉鍊{m}飛行員夾克 | bomber zippé en {m} | ジップ{m}ブルゾン | 집업 {m} 봄버 재킷 | jaket bomber {m} beritsleting
reversible {m} bomber jacket | 双面穿{m}飞行员夹克 | 雙面穿{m}飛行員夾克 | bomber réversible en {m} | リバーシブル{m}ブルゾン | 리버서블 {m} 봄버 재킷 | jaket bomber {m} dua sisi
`,
    cut: `
Full through the sleeve, drawn in at waist and wrist by a dense rib. | 袖身宽松，下摆与袖口以紧密罗纹收束。 | 袖身寬鬆，下擺與袖口以緊密羅紋收束。 | Manche généreuse, taille et poignets resserrés par un bord-côte dense. | 袖はゆったり、裾と袖口は目の詰まったリブで締めました。 | 소매는 넉넉하게, 밑단과 소매 끝은 촘촘한 립으로 조였습니다. | Lengan longgar, dirapatkan di pinggang dan pergelangan dengan rib padat.
`,
    details: `
Two-way zip, slanted pockets and a pen pocket on the sleeve. | 双头拉链，斜插口袋，袖上笔袋。 | 雙頭拉鍊，斜插口袋，袖上筆袋。 | Zip double curseur, poches en biais, poche stylo sur la manche. | ダブルファスナー、斜めポケット、袖のペンポケット。 | 투웨이 지퍼, 사선 포켓, 소매의 펜 포켓. | Ritsleting dua arah, saku miring, dan saku pena di lengan.
`,
  }),
  productKind('gilet', {
    lines: [line('recycled-nylon nylon', { female: 'gilets', male: 'gilets' })],
    price: [210, 520],
    sizing: 'letters',
    patterns: 'plain:1',
    colours: 'moss navy black camel ecru charcoal bottle',
    names: `
{m} gilet | {m}马甲 | {m}背心 | gilet sans manches en {m} | {m}ベスト | {m} 베스트 | rompi {m}
high-neck {m} gilet | 高领{m}马甲 | 高領{m}背心 | gilet à col montant en {m} | ハイネック{m}ベスト | 하이넥 {m} 베스트 | rompi {m} berkerah tinggi
zipped {m} gilet | 拉链{m}马甲 | 拉鍊{m}背心 | gilet zippé en {m} | ジップ{m}ベスト | 집업 {m} 베스트 | rompi {m} beritsleting
light {m} gilet | 轻便{m}马甲 | 輕便{m}背心 | gilet léger en {m} | ライト{m}ベスト | 경량 {m} 베스트 | rompi ringan {m}
`,
    cut: `
The layer between: warm at the core, free at the arms. | 恰到好处的中间层：护住躯干，解放双臂。 | 恰到好處的中間層：護住軀幹，解放雙臂。 | La couche intermédiaire : chaude au cœur, libre aux bras. | 重ね着の要。体幹は暖かく、腕は自由に。 | 레이어드의 핵심. 몸은 따뜻하게, 팔은 자유롭게. | Lapisan tengah: hangat di badan, bebas di lengan.
`,
    details: `
Snap-closed pockets and a drawcord at the hem. | 按扣口袋，下摆抽绳。 | 按扣口袋，下擺抽繩。 | Poches à pression et lien de serrage à la base. | スナップポケット、裾のドローコード。 | 스냅 포켓과 밑단 스트링. | Saku berkancing jepret dan tali serut di kelim.
`,
  }),
];
