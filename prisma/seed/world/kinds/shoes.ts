import { line, productKind } from './kind.ts';

export const SHOES = [
  productKind('boot', {
    lines: [
      line('leather calf', { female: 'ankle-boots', male: 'chelsea-boots', children: 'children-leather-boots' }),
      line('suede', { female: 'suede-boots', male: 'suede-boots' }),
    ],
    price: [290, 590],
    sizing: 'shoes',
    patterns: 'plain:6 croc:1 suede:0',
    colours: 'black cognac espresso oxblood bottle tan greige stone',
    names: `
{m} Chelsea boots | {m}切尔西靴 | {m}切爾西靴 | chelsea boots en {m} | {m}サイドゴアブーツ | {m} 첼시 부츠 | bot Chelsea {m}
{m} ankle boots | {m}短靴 | {m}短靴 | bottines en {m} | {m}アンクルブーツ | {m} 앵클부츠 | bot pendek {m}
block-heel {m} boots | 粗跟{m}短靴 | 粗跟{m}短靴 | bottines à talon bloc en {m} | ブロックヒール{m}ブーツ | 블록 힐 {m} 부츠 | bot {m} hak tebal
pull-on {m} boots | 套脚{m}短靴 | 套腳{m}短靴 | bottines à enfiler en {m} | プルオン{m}ブーツ | 풀온 {m} 부츠 | bot {m} tanpa tali
`,
    cut: `
Elastic at both sides, a slim ankle and a stacked heel. | 两侧松紧，脚踝收窄，叠层皮跟。 | 兩側鬆緊，腳踝收窄，疊層皮跟。 | Élastiques latéraux, cheville fine, talon empilé. | 両側のゴム、細い足首、積み上げヒール。 | 양옆의 고무 밴드와 날렵한 발목, 스택 힐. | Elastis di kedua sisi, pergelangan ramping, dan hak bertumpuk.
`,
    details: `
Welted, so that a cobbler can resole it more than once. | 沿条工艺，可多次更换鞋底。 | 沿條工藝，可多次更換鞋底。 | Montage cousu trépointe : un cordonnier peut les ressemeler plus d'une fois. | ウェルト製法。何度でも底を張り替えられます。 | 웰트 제법으로 만들어 여러 번 밑창을 갈 수 있습니다. | Dijahit welt, sehingga solnya bisa diganti lebih dari sekali.
Leather-lined, with a cushioned insole and a pull tab. | 真皮内里，软垫鞋垫，后提襻。 | 真皮內裡，軟墊鞋墊，後提襻。 | Doublure cuir, semelle intérieure amortie, tirant. | 革の裏地、クッション入り中敷き、プルタブ付き。 | 가죽 안감과 쿠션 깔창, 풀탭. | Berlapis kulit, dengan sol dalam empuk dan tali tarik.
`,
  }),
  productKind('loafer', {
    lines: [
      line('calf leather', { female: 'loafers', male: 'leather-loafers', children: 'children-leather-shoes' }),
      line('suede', { female: 'suede-loafers', male: 'suede-loafers' }),
    ],
    price: [240, 520],
    sizing: 'shoes',
    patterns: 'plain:6 croc:1 suede:0',
    colours: 'oxblood black tan espresso navy bottle cognac',
    names: `
{m} loafers | {m}乐福鞋 | {m}樂福鞋 | mocassins en {m} | {m}ローファー | {m} 로퍼 | loafer {m}
classic {m} loafers | 经典{m}乐福鞋 | 經典{m}樂福鞋 | mocassins classiques en {m} | クラシック{m}ローファー | 클래식 {m} 로퍼 | loafer klasik {m}
almond-toe {m} loafers | 杏仁头{m}乐福鞋 | 杏仁頭{m}樂福鞋 | mocassins bout amande en {m} | アーモンドトウ {m}ローファー | 아몬드 토 {m} 로퍼 | loafer {m} ujung almon
unlined {m} loafers | 无衬里{m}乐福鞋 | 無內裡{m}樂福鞋 | mocassins non doublés en {m} | アンライニング{m}ローファー | 언라인드 {m} 로퍼 | loafer {m} tanpa pelapis
`,
    cut: `
A long vamp, a low heel and an instep finished by hand. | 修长鞋面，低跟，脚背手工收边。 | 修長鞋面，低跟，腳背手工收邊。 | Une longue empeigne, un talon bas, un cou-de-pied fini à la main. | 長めの甲、低いヒール、手仕上げの履き口。 | 긴 앞등과 낮은 굽, 손으로 마무리한 발등. | Bagian atas panjang, hak rendah, dan punggung kaki yang diselesaikan tangan.
`,
    details: `
Hand-sewn apron and a flexible leather sole. | 手缝围盖，柔韧皮底。 | 手縫圍蓋，柔韌皮底。 | Plateau cousu main, semelle de cuir souple. | 手縫いのモカ、しなやかな革底。 | 손으로 꿰맨 에이프런과 유연한 가죽 밑창. | Jahitan tangan di bagian depan dan sol kulit lentur.
`,
  }),
  productKind('sneaker', {
    lines: [
      line('leather calf', { female: 'leather-trainers', male: 'leather-trainers', children: 'children-trainers' }),
      line('canvas', { children: 'children-trainers' }),
    ],
    price: [160, 340],
    sizing: 'shoes',
    patterns: 'plain:1 suede:0 canvas:0',
    colours: 'white ecru black navy sage greige sky oxblood',
    names: `
{m} trainers | {m}板鞋 | {m}休閒鞋 | baskets en {m} | {m}スニーカー | {m} 스니커즈 | sneaker {m}
low-top {m} trainers | 低帮{m}板鞋 | 低筒{m}休閒鞋 | baskets basses en {m} | ローカット{m}スニーカー | 로우탑 {m} 스니커즈 | sneaker {m} low-top
lace-up {m} trainers | 系带{m}板鞋 | 綁帶{m}休閒鞋 | baskets à lacets en {m} | レースアップ{m}スニーカー | 레이스업 {m} 스니커즈 | sneaker {m} bertali
minimal {m} trainers | 极简{m}板鞋 | 極簡{m}休閒鞋 | baskets épurées en {m} | ミニマル{m}スニーカー | 미니멀 {m} 스니커즈 | sneaker minimalis {m}
`,
    cut: `
A low, clean shape without a logo, on a rubber cup sole. | 低帮素面，无标识，橡胶杯底。 | 低筒素面，無標誌，橡膠杯底。 | Une ligne basse et nette, sans logo, sur semelle cuvette en caoutchouc. | ロゴのない、低くすっきりした形。ラバーのカップソールです。 | 로고 없이 낮고 깨끗한 형태에 고무 컵솔을 달았습니다. | Bentuk rendah dan bersih tanpa logo, di atas sol karet.
`,
    details: `
Waxed cotton laces, padded collar and a removable insole. | 打蜡棉鞋带，软垫鞋口，鞋垫可拆。 | 打蠟棉鞋帶，軟墊鞋口，鞋墊可拆。 | Lacets en coton ciré, col matelassé, semelle amovible. | ワックスコットンの靴紐、履き口はパッド入り、中敷きは外せます。 | 왁스 코튼 끈, 패드를 댄 발목, 분리형 깔창. | Tali katun berlilin, kerah empuk, dan sol dalam yang bisa dilepas.
`,
  }),
  productKind('trainer', {
    lines: [
      line('mesh recycled-nylon', {
        female: 'running-trainers',
        male: 'running-trainers',
        children: 'children-trainers',
      }),
    ],
    price: [130, 260],
    sizing: 'shoes',
    patterns: 'plain:4 colourblock:1',
    colours: 'dove sage black white ecru navy stone sky butter charcoal',
    names: `
{m} running shoes | {m}跑鞋 | {m}跑鞋 | chaussures de running en {m} | {m}ランニングシューズ | {m} 러닝화 | sepatu lari {m}
retro {m} running shoes | 复古{m}跑鞋 | 復古{m}跑鞋 | baskets de running rétro en {m} | レトロ{m}ランニングシューズ | 레트로 {m} 러닝화 | sepatu lari retro {m}
lightweight {m} running shoes | 轻量{m}跑鞋 | 輕量{m}跑鞋 | chaussures de running légères en {m} | 軽量{m}ランニングシューズ | 경량 {m} 러닝화 | sepatu lari ringan {m}
cushioned {m} running shoes | 缓震{m}跑鞋 | 緩震{m}跑鞋 | chaussures de running amorties en {m} | クッション{m}ランニングシューズ | 쿠션 {m} 러닝화 | sepatu lari {m} empuk
`,
    cut: `
A runner of the seventies, drawn again: wedge sole, padded tongue, reflective tab. | 重现七十年代跑鞋：楔形中底，厚鞋舌，反光提襻。 | 重現七十年代跑鞋：楔形中底，厚鞋舌，反光提襻。 | Une coureuse des années soixante-dix redessinée : semelle compensée, languette épaisse, rappel réfléchissant. | 七〇年代のランナーを描き直した一足。ウェッジソール、厚いタン、反射タブ。 | 70년대 러닝화를 다시 그렸습니다. 웨지 솔, 도톰한 설포, 반사 탭. | Sepatu lari era tujuh puluhan yang digambar ulang: sol baji, lidah empuk, dan tab reflektif.
`,
    details: `
Foam midsole with an 8 mm drop and a gripping outsole. | 8毫米落差发泡中底，防滑外底。 | 8mm落差發泡中底，防滑外底。 | Semelle intermédiaire en mousse, drop de 8 mm, gomme accrocheuse. | ドロップ8mmのフォームミッドソール、滑りにくいアウトソール。 | 8mm 드롭의 폼 미드솔과 접지력 좋은 아웃솔. | Sol tengah busa dengan selisih 8 mm dan sol luar yang mencengkeram.
`,
  }),
  productKind('sandal', {
    lines: [
      line('leather nappa', { female: 'leather-sandals', male: 'leather-sandals' }),
      line('suede', { female: 'suede-sandals' }),
    ],
    price: [140, 320],
    sizing: 'shoes',
    patterns: 'plain:1 suede:0',
    colours: 'tan black cognac brass espresso rust white ecru bottle',
    names: `
{m} sandals | {m}凉鞋 | {m}涼鞋 | sandales en {m} | {m}サンダル | {m} 샌들 | sandal {m}
flat {m} sandals | 平底{m}凉鞋 | 平底{m}涼鞋 | sandales plates en {m} | フラット{m}サンダル | 플랫 {m} 샌들 | sandal datar {m}
summer {m} sandals | 夏日{m}凉鞋 | 夏日{m}涼鞋 | sandales d'été en {m} | サマー{m}サンダル | 서머 {m} 샌들 | sandal musim panas {m}
open-toe {m} sandals | 露趾{m}凉鞋 | 露趾{m}涼鞋 | sandales ouvertes en {m} | オープントウ {m}サンダル | 오픈 토 {m} 샌들 | sandal {m} jari terbuka
`,
    cut: `
Straps placed where the foot bends, so that nothing cuts in. | 绑带落在足弓弯折处，久走不勒。 | 綁帶落在足弓彎折處，久走不勒。 | Des brides placées là où le pied plie, pour que rien ne blesse. | 足の曲がる位置にストラップを置き、食い込みを抑えました。 | 발이 굽는 자리에 스트랩을 두어 파고들지 않습니다. | Tali diletakkan di lekuk kaki agar tidak menekan.
`,
    details: `
A moulded footbed covered in leather that takes the foot's shape. | 真皮包覆的成型鞋床，渐渐贴合脚型。 | 真皮包覆的成型鞋床，漸漸貼合腳型。 | Semelle anatomique gainée de cuir, qui prend la forme du pied. | 革張りの成型フットベッド。履くほど足になじみます。 | 가죽을 씌운 성형 풋베드가 발 모양에 맞춰집니다. | Alas kaki berlapis kulit yang mengikuti bentuk kaki.
`,
  }),
  productKind('pump', {
    lines: [line('nappa calf', { female: 'leather-pumps' }), line('satin suede', { female: 'evening-pumps' })],
    price: [280, 560],
    sizing: 'shoes',
    patterns: 'plain:6 croc:1 leopard:0 suede:0',
    colours: 'black oxblood blush navy brass bottle greige cognac silver wine',
    names: `
low-cut {m} pumps | 浅口{m}高跟鞋 | 淺口{m}高跟鞋 | escarpins décolletés en {m} | 浅履き{m}パンプス | 로우컷 {m} 펌프스 | pump {m} potongan rendah
{m} pumps | {m}高跟鞋 | {m}高跟鞋 | escarpins en {m} | {m}パンプス | {m} 펌프스 | pump {m}
almond-toe {m} pumps | 杏仁头{m}高跟鞋 | 杏仁頭{m}高跟鞋 | escarpins bout amande en {m} | アーモンドトウ {m}パンプス | 아몬드 토 {m} 펌프스 | pump {m} ujung almon
classic {m} pumps | 经典{m}高跟鞋 | 經典{m}高跟鞋 | escarpins classiques en {m} | クラシック{m}パンプス | 클래식 {m} 펌프스 | pump klasik {m}
`,
    cut: `
A low-cut line that lengthens the foot, on a heel one can stand on all evening. | 浅口线条修饰足部，鞋跟稳当，整晚从容。 | 淺口線條修飾足部，鞋跟穩當，整晚從容。 | Un décolleté bas qui allonge le pied, sur un talon qu'on garde toute la soirée. | 足を長く見せる浅い履き口。一晩立っていられるヒールです。 | 발을 길어 보이게 하는 낮은 앞선과 저녁 내내 편한 굽. | Potongan rendah yang memanjangkan kaki, dengan hak yang nyaman semalaman.
`,
    details: `
Cushioned insole, leather lining and a spare pair of heel tips. | 软垫鞋垫，真皮内里，附备用跟掌。 | 軟墊鞋墊，真皮內裡，附備用跟掌。 | Semelle amortie, doublure cuir, une paire de talonnettes de rechange. | クッション中敷き、革の裏地、替えのヒールチップ付き。 | 쿠션 깔창과 가죽 안감, 여분의 굽 팁 포함. | Sol dalam empuk, lapisan kulit, dan sepasang ujung hak cadangan.
`,
  }),
  productKind('ballet-flat', {
    lines: [line('nappa suede satin', { female: 'ballet-flats' })],
    price: [160, 340],
    sizing: 'shoes',
    patterns: 'plain:1 suede:0',
    colours: 'blush black oxblood ecru brass navy tan silver rose bottle',
    names: `
{m} ballet flats | {m}芭蕾平底鞋 | {m}芭蕾平底鞋 | ballerines en {m} | {m}バレエシューズ | {m} 발레 플랫 | sepatu balet {m}
round-toe {m} ballet flats | 圆头{m}芭蕾鞋 | 圓頭{m}芭蕾鞋 | ballerines bout rond en {m} | ラウンドトウ {m}バレエシューズ | 라운드 토 {m} 발레 플랫 | sepatu balet {m} ujung bulat
everyday {m} ballet flats | 日常{m}芭蕾鞋 | 日常{m}芭蕾鞋 | ballerines de tous les jours en {m} | デイリー{m}バレエシューズ | 데일리 {m} 발레 플랫 | sepatu balet harian {m}
soft {m} ballet flats | 软底{m}芭蕾鞋 | 軟底{m}芭蕾鞋 | ballerines souples en {m} | ソフト{m}バレエシューズ | 소프트 {m} 발레 플랫 | sepatu balet lembut {m}
`,
    cut: `
Sewn inside out and turned, as dancers' shoes are: soft from the first step. | 沿用舞鞋的反缝翻制工艺，第一步便柔软。 | 沿用舞鞋的反縫翻製工藝，第一步便柔軟。 | Cousues à l'envers puis retournées, comme des chaussons de danse : souples dès le premier pas. | 舞踊靴と同じ袋縫い製法。一歩目からやわらかです。 | 무용화처럼 뒤집어 꿰맨 제법으로 첫걸음부터 부드럽습니다. | Dijahit terbalik lalu dibalik seperti sepatu penari: lembut sejak langkah pertama.
`,
    details: `
A fine corded edge and a thin rubber half sole. | 细绲边，薄橡胶前掌。 | 細緄邊，薄橡膠前掌。 | Un fin bord passepoilé et un mince patin de gomme. | 細いパイピングと薄いラバーの半敷き。 | 가는 파이핑 가장자리와 얇은 고무 하프솔. | Tepi bertali halus dan setengah sol karet tipis.
`,
  }),
];
