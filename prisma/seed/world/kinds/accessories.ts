import { line, productKind } from './kind.ts';

export const ACCESSORIES = [
  productKind('scarf', {
    lines: [
      line('wool alpaca merino', { female: 'wool-scarves', male: 'wool-scarves', children: 'children-scarves' }),
      line('cashmere', { female: 'cashmere-scarves', male: 'cashmere-scarves' }),
      line('silk', { female: 'silk-scarves' }),
    ],
    price: [85, 240],
    sizing: 'one',
    patterns: 'plain:3 tartan:2 check:2 herringbone:1 houndstooth:1',
    colours: 'camel dove oxblood bottle ecru rust rose butter sage sky charcoal navy',
    names: `
{m} scarf | {m}围巾 | {m}圍巾 | écharpe en {m} | {m}マフラー | {m} 머플러 | syal {m}
fringed {m} scarf | 流苏{m}围巾 | 流蘇{m}圍巾 | écharpe frangée en {m} | フリンジ{m}マフラー | 프린지 {m} 머플러 | syal {m} berumbai
long {m} scarf | {m}长围巾 | {m}長圍巾 | longue écharpe en {m} | {m}ロングマフラー | {m} 롱 머플러 | syal panjang {m}
woven {m} scarf | 梭织{m}围巾 | 梭織{m}圍巾 | écharpe tissée en {m} | 織り{m}マフラー | 우븐 {m} 머플러 | syal tenun {m}
`,
    cut: `
Two metres long and broad enough to serve as a shawl. | 长两米，宽可作披肩。 | 長兩公尺，寬可作披肩。 | Deux mètres de long, assez large pour servir de châle. | 長さ二メートル。ショールにもなる幅です。 | 길이 2미터, 숄로도 두를 수 있는 너비. | Panjang dua meter dan cukup lebar untuk menjadi selendang.
`,
    details: `
Fringe twisted by hand, edges left as woven. | 手捻流苏，布边保留织造原貌。 | 手捻流蘇，布邊保留織造原貌。 | Franges torsadées à la main, lisières laissées telles quelles. | 手で撚ったフリンジ、耳は織ったまま。 | 손으로 꼰 술 장식과 짠 그대로의 가장자리. | Rumbai dipilin tangan, tepi dibiarkan seperti tenunannya.
`,
  }),
  productKind('belt', {
    lines: [
      line('leather calf', { female: 'leather-belts', male: 'leather-belts' }),
      line('suede', { female: 'suede-belts' }),
    ],
    price: [85, 210],
    sizing: 'letters',
    patterns: 'plain:5 croc:1 suede:0',
    colours: 'black cognac espresso tan oxblood navy bottle',
    names: `
{m} belt | {m}腰带 | {m}腰帶 | ceinture en {m} | {m}ベルト | {m} 벨트 | ikat pinggang {m}
slim {m} belt | 细款{m}腰带 | 細款{m}腰帶 | ceinture fine en {m} | スリム{m}ベルト | 슬림 {m} 벨트 | ikat pinggang ramping {m}
square-buckle {m} belt | 方扣{m}腰带 | 方扣{m}腰帶 | ceinture à boucle carrée en {m} | スクエアバックル {m}ベルト | 스퀘어 버클 {m} 벨트 | ikat pinggang {m} gesper persegi
classic {m} belt | 经典{m}腰带 | 經典{m}腰帶 | ceinture classique en {m} | クラシック{m}ベルト | 클래식 {m} 벨트 | ikat pinggang klasik {m}
`,
    cut: `
Three centimetres wide, for trousers by day and a coat by night. | 宽三厘米，白日配裤，夜里束大衣。 | 寬三公分，白日配褲，夜裡束大衣。 | Trois centimètres de large : le jour sur un pantalon, le soir sur un manteau. | 幅三センチ。昼はパンツに、夜はコートに。 | 너비 3cm. 낮에는 바지에, 밤에는 코트에. | Lebar tiga sentimeter, untuk celana di siang hari dan mantel di malam hari.
`,
    details: `
Solid brass buckle, edges burnished and sealed with wax. | 实心黄铜扣，边缘打磨封蜡。 | 實心黃銅扣，邊緣打磨封蠟。 | Boucle en laiton massif, tranches lissées et cirées. | 無垢の真鍮バックル、コバは磨いて蝋引き。 | 통황동 버클, 가장자리는 갈아 왁스로 마감. | Gesper kuningan padat, tepi dipoles dan dilapisi lilin.
`,
  }),
  productKind('gloves', {
    lines: [
      line('nappa leather suede', { female: 'leather-gloves', male: 'leather-gloves' }),
      line('cashmere merino', { female: 'knitted-gloves' }, 'rib'),
    ],
    price: [85, 190],
    sizing: 'letters',
    patterns: 'plain:6 cable:1 fairisle:1 rib:0 suede:0',
    colours: 'black cognac oxblood espresso navy camel bottle charcoal rust',
    names: `
{m} gloves | {m}手套 | {m}手套 | gants en {m} | {m}グローブ | {m} 장갑 | sarung tangan {m}
winter {m} gloves | 冬季{m}手套 | 冬季{m}手套 | gants d'hiver en {m} | ウインター{m}グローブ | 윈터 {m} 장갑 | sarung tangan musim dingin {m}
short {m} gloves | {m}短手套 | {m}短手套 | gants courts en {m} | ショート{m}グローブ | 숏 {m} 장갑 | sarung tangan pendek {m}
touchscreen {m} gloves | 触屏{m}手套 | 觸屏{m}手套 | gants tactiles en {m} | タッチスクリーン対応 {m}グローブ | 터치스크린 {m} 장갑 | sarung tangan layar sentuh {m}
`,
    cut: `
Close to the hand and free at the fingers. | 贴合手型，手指灵活自如。 | 貼合手型，手指靈活自如。 | Près de la main, libres aux doigts. | 手に沿い、指は自由に動きます。 | 손에 꼭 맞고 손가락은 자유롭습니다. | Pas di tangan dan leluasa di jari.
`,
    details: `
A narrow cuff that slides under the sleeve, closed by hand at the thumb. | 窄袖口可收入衣袖，拇指处手工缝合。 | 窄袖口可收入衣袖，拇指處手工縫合。 | Un poignet étroit qui se glisse sous la manche, le pouce fermé à la main. | 袖の下に収まる細い手首、親指は手縫いで仕上げました。 | 소매 안으로 들어가는 좁은 손목단, 엄지는 손으로 마무리했습니다. | Manset sempit yang masuk ke dalam lengan, dengan ibu jari yang dijahit tangan.
`,
  }),
  productKind('beanie', {
    lines: [
      line('merino alpaca cashmere', { female: 'beanies', male: 'beanies', children: 'children-beanies' }),
      line('merino organic-cotton', { children: 'baby-beanies' }),
    ],
    price: [55, 140],
    sizing: 'one',
    patterns: 'plain:2 rib:3 cable:2 fairisle:1',
    colours: 'ecru charcoal rust bottle navy camel oxblood butter sage sky rose',
    names: `
{m} beanie | {m}针织帽 | {m}毛帽 | bonnet en {m} | {m}ニット帽 | {m} 비니 | kupluk {m}
pompom {m} beanie | 毛球{m}针织帽 | 毛球{m}毛帽 | bonnet à pompon en {m} | ポンポン付き{m}ニット帽 | 방울 {m} 비니 | kupluk pompom {m}
soft {m} beanie | 柔软{m}针织帽 | 柔軟{m}毛帽 | bonnet doux en {m} | やわらか{m}ニット帽 | 소프트 {m} 비니 | kupluk lembut {m}
turn-up {m} beanie | 翻边{m}针织帽 | 翻邊{m}毛帽 | bonnet à revers en {m} | ターンアップ{m}ニット帽 | 턴업 {m} 비니 | kupluk {m} lipat
`,
    cut: `
Knitted in one round, with a cuff to turn once or twice. | 一体圈织，帽边可翻一折或两折。 | 一體圈織，帽邊可翻一折或兩折。 | Tricoté en rond, avec un revers à plier une ou deux fois. | 一続きの輪編み。折り返しは一回でも二回でも。 | 통으로 둥글게 짜고, 접단은 한 번이나 두 번 접어 씁니다. | Dirajut melingkar, dengan lipatan sekali atau dua kali.
`,
    details: `
The crown is closed by hand so that no seam presses. | 帽顶手工收口，无缝压头。 | 帽頂手工收口，無縫壓頭。 | La calotte est fermée à la main : aucune couture ne marque. | トップは手とじ。縫い目が当たりません。 | 정수리는 손으로 마감해 솔기가 배기지 않습니다. | Puncaknya ditutup tangan sehingga tidak ada jahitan yang menekan.
`,
  }),
  productKind('cap', {
    lines: [line('cotton corduroy wool', { female: 'caps', male: 'caps', children: 'children-caps' })],
    price: [55, 130],
    sizing: 'one',
    patterns: 'plain:6 colourblock:1 herringbone:1 cord:0',
    colours: 'ink ecru camel bottle black rust stone denim',
    names: `
{m} cap | {m}棒球帽 | {m}棒球帽 | casquette en {m} | {m}キャップ | {m} 볼캡 | topi bisbol {m}
six-panel {m} cap | 六片{m}棒球帽 | 六片{m}棒球帽 | casquette six panneaux en {m} | 六枚はぎ{m}キャップ | 식스 패널 {m} 캡 | topi {m} enam panel
washed {m} cap | 水洗{m}棒球帽 | 水洗{m}棒球帽 | casquette délavée en {m} | ウォッシュド{m}キャップ | 워시드 {m} 볼캡 | topi {m} efek cuci
curved-brim {m} cap | 弯檐{m}棒球帽 | 彎簷{m}棒球帽 | casquette à visière courbe en {m} | カーブブリム {m}キャップ | 커브드 브림 {m} 캡 | topi {m} berpinggiran lengkung
`,
    cut: `
Six panels, a soft crown and a brim that can be bent to taste. | 六片式，软帽身，帽檐可随意弯折。 | 六片式，軟帽身，帽簷可隨意彎折。 | Six panneaux, calotte souple, visière à courber à son goût. | 六枚はぎのやわらかなクラウン。つばは好みに曲げられます。 | 여섯 조각의 부드러운 크라운과 취향대로 구부리는 챙. | Enam panel, bagian atas lembut, dan pinggiran yang bisa dilengkungkan.
`,
    details: `
Metal slide at the back and a sweatband in cotton. | 后部金属调节扣，棉质吸汗带。 | 後部金屬調節扣，棉質吸汗帶。 | Réglage métallique au dos, bandeau de coton. | 後ろは金属アジャスター、内側はコットンのスベリ。 | 뒤쪽 금속 조절 버클과 면 땀받이. | Pengatur logam di belakang dan pita keringat katun.
`,
  }),
  productKind('sunglasses', {
    lines: [
      line('acetate', { female: 'acetate-sunglasses', male: 'acetate-sunglasses' }),
      line('metal', { female: 'metal-sunglasses', male: 'metal-sunglasses' }),
    ],
    price: [160, 360],
    sizing: 'one',
    patterns: 'plain:3 tortoise:2',
    colours: 'cognac camel black brass espresso bottle oxblood silver navy',
    names: `
{m} sunglasses | {m}太阳镜 | {m}太陽眼鏡 | lunettes de soleil en {m} | {m}サングラス | {m} 선글라스 | kacamata hitam {m}
classic {m} sunglasses | 经典{m}太阳镜 | 經典{m}太陽眼鏡 | lunettes de soleil classiques en {m} | クラシック{m}サングラス | 클래식 {m} 선글라스 | kacamata hitam klasik {m}
light {m} sunglasses | 轻盈{m}太阳镜 | 輕盈{m}太陽眼鏡 | lunettes de soleil légères en {m} | 軽やかな{m}サングラス | 라이트 {m} 선글라스 | kacamata hitam ringan {m}
bold {m} sunglasses | 粗框{m}太阳镜 | 粗框{m}太陽眼鏡 | lunettes de soleil épaisses en {m} | ボールド{m}サングラス | 볼드 {m} 선글라스 | kacamata hitam tebal {m}
`,
    cut: `
A frame with a calm brow line that suits most faces. | 镜框眉线沉静，适合多数脸型。 | 鏡框眉線沉靜，適合多數臉型。 | Une monture à la ligne calme, qui va à presque tous les visages. | 落ち着いた眉のラインで、多くの顔立ちになじみます。 | 차분한 눈썹선의 프레임으로 대부분의 얼굴에 어울립니다. | Bingkai dengan garis alis tenang yang cocok untuk kebanyakan wajah.
`,
    details: `
Lenses of category 3 with full protection from ultraviolet light; five-barrel hinges. | 三级镜片，全面防护紫外线；五节铰链。 | 三級鏡片，全面防護紫外線；五節鉸鏈。 | Verres de catégorie 3, protection totale contre les UV ; charnières à cinq charnons. | カテゴリー3のレンズで紫外線をカット。五枚蝶番です。 | 카테고리 3 렌즈로 자외선을 완전히 차단하고, 5중 경첩을 달았습니다. | Lensa kategori 3 dengan perlindungan penuh dari sinar UV; engsel lima ruas.
`,
  }),
];
