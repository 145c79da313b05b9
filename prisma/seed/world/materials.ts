import { cellAt, keyed, type Localized, textRows } from './localized.ts';

export interface Material {
  readonly key: string;
  /** The value of the filter property. */
  readonly name: Localized;
  /** The word as it stands inside a product name: "wool" in "tailored wool coat". */
  readonly word: Localized;
  /** What it is made of, then how to look after it. */
  readonly composition: Localized;
  readonly care: Localized;
  /** Of a product's price, in hundredths. */
  readonly priceFactor: number;
}

const WORDS = textRows(
  `
wool | 100 | wool | 羊毛 | 羊毛 | laine | ウール | 울 | wol
merino | 100 | merino | 美丽诺 | 美麗諾 | mérinos | メリノウール | 메리노 울 | merino
cashmere | 185 | cashmere | 羊绒 | 喀什米爾 | cachemire | カシミヤ | 캐시미어 | kasmir
lambswool | 95 | lambswool | 羔羊毛 | 羔羊毛 | laine d'agneau | ラムズウール | 램스울 | wol domba muda
alpaca | 130 | alpaca | 羊驼毛 | 羊駝毛 | alpaga | アルパカ | 알파카 | alpaka
cotton | 80 | cotton | 棉质 | 棉質 | coton | コットン | 코튼 | katun
organic-cotton | 90 | organic cotton | 有机棉 | 有機棉 | coton biologique | オーガニックコットン | 오가닉 코튼 | katun organik
poplin | 90 | cotton-poplin | 府绸 | 府綢 | popeline de coton | コットンポプリン | 코튼 포플린 | poplin katun
jersey | 85 | jersey | 平纹针织 | 平紋針織 | jersey | ジャージー | 저지 | jersey
fleece | 95 | loopback cotton | 毛圈棉 | 毛圈棉 | molleton de coton | 裏毛コットン | 테리 코튼 | fleece katun
linen | 100 | linen | 亚麻 | 亞麻 | lin | リネン | 리넨 | linen
silk | 150 | silk | 真丝 | 真絲 | soie | シルク | 실크 | sutra
satin | 120 | satin | 缎面 | 緞面 | satin | サテン | 새틴 | satin
crepe | 110 | crêpe | 绉纱 | 縐紗 | crêpe | クレープ | 크레이프 | krep
viscose | 90 | viscose | 人造丝 | 嫘縈 | viscose | ビスコース | 비스코스 | viskosa
velvet | 115 | velvet | 丝绒 | 絲絨 | velours | ベルベット | 벨벳 | beludru
denim | 95 | denim | 丹宁 | 丹寧 | denim | デニム | 데님 | denim
corduroy | 95 | corduroy | 灯芯绒 | 燈芯絨 | velours côtelé | コーデュロイ | 코듀로이 | korduroi
gabardine | 105 | gabardine | 华达呢 | 華達呢 | gabardine | ギャバジン | 개버딘 | gabardin
nylon | 95 | nylon | 尼龙 | 尼龍 | nylon | ナイロン | 나일론 | nilon
recycled-nylon | 105 | recycled-nylon | 再生尼龙 | 再生尼龍 | nylon recyclé | リサイクルナイロン | 리사이클 나일론 | nilon daur ulang
mesh | 95 | technical-mesh | 透气网面 | 透氣網面 | maille technique | テクニカルメッシュ | 테크니컬 메시 | mesh teknis
stretch | 85 | stretch-jersey | 弹力针织 | 彈力針織 | jersey stretch | ストレッチジャージー | 스트레치 저지 | jersey elastis
leather | 120 | leather | 牛皮 | 牛皮 | cuir | レザー | 가죽 | kulit
calf | 130 | calf leather | 小牛皮 | 小牛皮 | cuir de veau | カーフレザー | 송아지 가죽 | kulit sapi muda
nappa | 135 | nappa leather | 纳帕皮 | 納帕皮 | cuir nappa | ナッパレザー | 나파 가죽 | kulit nappa
suede | 125 | suede | 麂皮 | 麂皮 | daim | スエード | 스웨이드 | suede
canvas | 75 | canvas | 帆布 | 帆布 | toile | キャンバス | 캔버스 | kanvas
acetate | 100 | acetate | 板材 | 板料 | acétate | アセテート | 아세테이트 | asetat
metal | 105 | metal | 金属 | 金屬 | métal | メタル | 메탈 | logam
gold-plate | 120 | gold-plated | 镀金 | 鍍金 | plaqué or | ゴールドプレート | 골드 도금 | lapis emas
silver | 100 | silver | 银质 | 銀質 | argent | シルバー | 실버 | perak
steel | 110 | steel | 精钢 | 不鏽鋼 | acier | スチール | 스틸 | baja
`,
  2,
);

const NAMES = keyed(`
wool | Wool | 羊毛 | 羊毛 | Laine | ウール | 울 | Wol
merino | Merino wool | 美丽诺羊毛 | 美麗諾羊毛 | Laine mérinos | メリノウール | 메리노 울 | Wol merino
cashmere | Cashmere | 羊绒 | 喀什米爾羊毛 | Cachemire | カシミヤ | 캐시미어 | Kasmir
lambswool | Lambswool | 羔羊毛 | 羔羊毛 | Laine d'agneau | ラムズウール | 램스울 | Wol domba muda
alpaca | Alpaca | 羊驼毛 | 羊駝毛 | Alpaga | アルパカ | 알파카 | Alpaka
cotton | Cotton | 棉 | 棉 | Coton | コットン | 코튼 | Katun
organic-cotton | Organic cotton | 有机棉 | 有機棉 | Coton biologique | オーガニックコットン | 오가닉 코튼 | Katun organik
poplin | Cotton poplin | 棉府绸 | 棉府綢 | Popeline de coton | コットンポプリン | 코튼 포플린 | Poplin katun
jersey | Cotton jersey | 棉平纹针织 | 棉平紋針織 | Jersey de coton | コットンジャージー | 코튼 저지 | Jersey katun
fleece | Loopback cotton | 毛圈棉 | 毛圈棉 | Molleton de coton | 裏毛コットン | 테리 코튼 | Fleece katun
linen | Linen | 亚麻 | 亞麻 | Lin | リネン | 리넨 | Linen
silk | Silk | 真丝 | 真絲 | Soie | シルク | 실크 | Sutra
satin | Satin | 缎面 | 緞面 | Satin | サテン | 새틴 | Satin
crepe | Crêpe | 绉纱 | 縐紗 | Crêpe | クレープ | 크레이프 | Krep
viscose | Viscose | 粘胶纤维 | 嫘縈 | Viscose | ビスコース | 비스코스 | Viskosa
velvet | Velvet | 丝绒 | 絲絨 | Velours | ベルベット | 벨벳 | Beludru
denim | Denim | 丹宁 | 丹寧 | Denim | デニム | 데님 | Denim
corduroy | Corduroy | 灯芯绒 | 燈芯絨 | Velours côtelé | コーデュロイ | 코듀로이 | Korduroi
gabardine | Cotton gabardine | 棉华达呢 | 棉華達呢 | Gabardine de coton | コットンギャバジン | 코튼 개버딘 | Gabardin katun
nylon | Nylon | 尼龙 | 尼龍 | Nylon | ナイロン | 나일론 | Nilon
recycled-nylon | Recycled nylon | 再生尼龙 | 再生尼龍 | Nylon recyclé | リサイクルナイロン | 리사이클 나일론 | Nilon daur ulang
mesh | Technical mesh | 透气网面 | 透氣網面 | Maille technique | テクニカルメッシュ | 테크니컬 메시 | Mesh teknis
stretch | Stretch jersey | 弹力针织 | 彈力針織 | Jersey stretch | ストレッチジャージー | 스트레치 저지 | Jersey elastis
leather | Leather | 牛皮 | 牛皮 | Cuir | レザー | 가죽 | Kulit
calf | Calf leather | 小牛皮 | 小牛皮 | Cuir de veau | カーフレザー | 송아지 가죽 | Kulit sapi muda
nappa | Nappa leather | 纳帕皮 | 納帕皮 | Cuir nappa | ナッパレザー | 나파 가죽 | Kulit nappa
suede | Suede | 麂皮 | 麂皮 | Daim | スエード | 스웨이드 | Suede
canvas | Cotton canvas | 棉帆布 | 棉帆布 | Toile de coton | コットンキャンバス | 코튼 캔버스 | Kanvas katun
acetate | Acetate | 板材 | 板料 | Acétate | アセテート | 아세테이트 | Asetat
metal | Metal | 金属 | 金屬 | Métal | メタル | 메탈 | Logam
gold-plate | Gold plate | 镀金 | 鍍金 | Plaqué or | ゴールドプレート | 골드 도금 | Lapis emas
silver | Sterling silver | 925银 | 925銀 | Argent 925 | シルバー925 | 실버 925 | Perak 925
steel | Stainless steel | 精钢 | 不鏽鋼 | Acier inoxydable | ステンレススチール | 스테인리스 스틸 | Baja tahan karat
`);

const COMPOSITIONS = keyed(`
wool | Pure new wool, woven densely enough to keep the wind out. | 纯新羊毛织造，密实挺括，能挡风。 | 純新羊毛織造，密實挺括，能擋風。 | Pure laine vierge, tissée assez serré pour arrêter le vent. | ピュアニューウール。風を通しにくい、目の詰まった織りです。 | 순모 100%. 바람을 막아 줄 만큼 촘촘하게 짰습니다. | Wol murni baru, ditenun cukup rapat untuk menahan angin.
merino | Extra-fine merino wool, soft against the skin and slow to crease. | 超细美丽诺羊毛，贴肤柔软，不易起皱。 | 超細美麗諾羊毛，貼膚柔軟，不易起皺。 | Laine mérinos extra-fine, douce sur la peau et peu froissable. | エクストラファインメリノウール。肌あたりがやわらかく、しわになりにくい素材です。 | 엑스트라 파인 메리노 울. 피부에 부드럽고 구김이 적습니다. | Wol merino ekstra halus, lembut di kulit dan tidak mudah kusut.
cashmere | Pure cashmere spun from long fibres, so that it pills little. | 纯羊绒，选用长纤维纺制，不易起球。 | 純喀什米爾羊毛，選用長纖維紡製，不易起球。 | Pur cachemire filé à fibres longues, pour boulocher le moins possible. | 長い繊維だけを紡いだピュアカシミヤ。毛玉ができにくく仕上げました。 | 긴 섬유만 골라 방적한 순수 캐시미어로 보풀이 적습니다. | Kasmir murni dari serat panjang, sehingga tidak mudah berbulu.
lambswool | First-shearing lambswool, springy and full of air. | 初剪羔羊毛，蓬松富弹性。 | 初剪羔羊毛，蓬鬆富彈性。 | Laine d'agneau de première tonte, élastique et gonflante. | はじめて刈り取ったラムズウール。弾力があり、空気をよく含みます。 | 첫 털깎기한 램스울로 탄력 있고 포근합니다. | Wol domba muda cukuran pertama, kenyal dan penuh udara.
alpaca | Alpaca with a little wool: light, airy and very warm. | 羊驼毛混少许羊毛，轻盈蓬松，格外保暖。 | 羊駝毛混少許羊毛，輕盈蓬鬆，格外保暖。 | Alpaga et un peu de laine : léger, aérien et très chaud. | アルパカに少量のウールをブレンド。軽く、空気を含んで暖かです。 | 알파카에 울을 조금 섞어 가볍고 포근하며 무척 따뜻합니다. | Alpaka dengan sedikit wol: ringan, lembut, dan sangat hangat.
cotton | Long-staple cotton that grows softer with every wash. | 长绒棉，越洗越柔软。 | 長絨棉，越洗越柔軟。 | Coton à longues fibres, plus doux à chaque lavage. | 長繊維綿を使用。洗うたびにやわらかくなります。 | 장섬유 면으로 세탁할수록 더 부드러워집니다. | Katun serat panjang yang makin lembut setiap kali dicuci.
organic-cotton | Organically grown cotton, undyed yarns or dyes without heavy metals. | 有机种植棉，采用原色纱线或不含重金属的染料。 | 有機種植棉，採用原色紗線或不含重金屬的染料。 | Coton issu de l'agriculture biologique, teint sans métaux lourds. | 有機栽培綿。重金属を含まない染料で染めています。 | 유기농으로 재배한 면에 중금속 없는 염료를 사용했습니다. | Katun organik, diwarnai tanpa logam berat.
poplin | Two-ply cotton poplin: crisp, fine and cool. | 双股棉府绸，挺括细密，触感清凉。 | 雙股棉府綢，挺括細密，觸感清涼。 | Popeline de coton double retors : nette, fine et fraîche. | 双糸のコットンポプリン。張りがあり、さらりと涼しい生地です。 | 2합사 코튼 포플린. 산뜻하고 촘촘하며 시원합니다. | Poplin katun dua lapis benang: rapi, halus, dan sejuk.
jersey | Compact cotton jersey that keeps its shape. | 紧密棉平纹针织，久穿不易变形。 | 緊密棉平紋針織，久穿不易變形。 | Jersey de coton compact qui garde sa forme. | 目の詰まったコットンジャージー。型崩れしにくい生地です。 | 형태가 잘 유지되는 탄탄한 코튼 저지입니다. | Jersey katun padat yang menjaga bentuknya.
fleece | Loopback cotton of 380 grams, brushed on neither side. | 380克毛圈棉，双面不拉毛。 | 380克毛圈棉，雙面不拉毛。 | Molleton de coton de 380 grammes, non gratté. | 380グラムの裏毛コットン。起毛をしない、すっきりした仕上げです。 | 380g 테리 코튼. 기모 없이 깔끔하게 마감했습니다. | Fleece katun 380 gram, tanpa sikat di kedua sisi.
linen | European linen, washed once so that it falls softly from the first day. | 欧洲亚麻，经过水洗，从第一天起就垂顺柔软。 | 歐洲亞麻，經過水洗，從第一天起就垂順柔軟。 | Lin européen, lavé une fois pour tomber souplement dès le premier jour. | ヨーロピアンリネン。一度洗いをかけ、はじめからやわらかく落ちます。 | 유럽산 리넨을 한 번 워싱해 처음부터 부드럽게 떨어집니다. | Linen Eropa yang sudah dicuci sekali agar lembut sejak hari pertama.
silk | Pure silk with a quiet, natural sheen. | 纯真丝，自带含蓄的天然光泽。 | 純真絲，自帶含蓄的天然光澤。 | Pure soie à l'éclat discret et naturel. | シルク100%。控えめで自然な艶があります。 | 은은하고 자연스러운 광택의 순수 실크입니다. | Sutra murni dengan kilau alami yang tenang.
satin | Fluid satin with a soft sheen and a matt reverse. | 垂坠缎面，光泽柔和，背面哑光。 | 垂墜緞面，光澤柔和，背面霧面。 | Satin fluide, éclat doux et revers mat. | やわらかな艶のある、落ち感のよいサテン。裏面はマットです。 | 은은한 광택과 매트한 안면을 지닌 흐르는 듯한 새틴입니다. | Satin jatuh dengan kilau lembut dan sisi dalam yang doff.
crepe | Matt crêpe with weight and drape. | 哑光绉纱，有份量，垂感好。 | 霧面縐紗，有份量，垂感好。 | Crêpe mat, avec du poids et du tombé. | 適度な重さとドレープのある、マットなクレープ。 | 적당한 무게감과 드레이프를 지닌 매트한 크레이프입니다. | Krep doff yang berbobot dan jatuh dengan indah.
viscose | Soft viscose from certified wood pulp. | 柔软粘胶纤维，取自认证木浆。 | 柔軟嫘縈，取自認證木漿。 | Viscose souple, issue de pulpe de bois certifiée. | 認証木材パルプ由来の、やわらかなビスコース。 | 인증받은 목재 펄프로 만든 부드러운 비스코스입니다. | Viskosa lembut dari bubur kayu bersertifikat.
velvet | Short-pile velvet that drinks the light. | 短绒丝绒，光线落下便沉静下来。 | 短絨絲絨，光線落下便沉靜下來。 | Velours à poil court, qui boit la lumière. | 光を吸い込むような、毛足の短いベルベット。 | 빛을 머금는 짧은 파일의 벨벳입니다. | Beludru berbulu pendek yang menyerap cahaya.
denim | Rigid cotton denim of 13 ounces, woven with indigo-dyed yarn. | 13盎司全棉丹宁，靛蓝染纱织造，无弹。 | 13盎司全棉丹寧，靛藍染紗織造，無彈。 | Denim de coton rigide de 13 onces, tissé en fil teint à l'indigo. | インディゴ染めの糸で織った、13オンスのコットンデニム。 | 인디고로 염색한 실로 짠 13온스 논스트레치 코튼 데님입니다. | Denim katun kaku 13 ons dari benang celup indigo.
corduroy | Fine-wale cotton corduroy. | 细条棉灯芯绒。 | 細條棉燈芯絨。 | Velours côtelé de coton à fines côtes. | 細畝のコットンコーデュロイ。 | 골이 가는 코튼 코듀로이입니다. | Korduroi katun bergaris halus.
gabardine | Tightly woven cotton gabardine that sheds a shower. | 紧密棉华达呢，能抵挡小雨。 | 緊密棉華達呢，能抵擋小雨。 | Gabardine de coton serrée, qui laisse glisser une averse. | 小雨をはじく、高密度のコットンギャバジン。 | 가벼운 비를 튕겨 내는 고밀도 코튼 개버딘입니다. | Gabardin katun rapat yang menahan gerimis.
nylon | Dense nylon with a water-repellent finish. | 高密度尼龙，经防泼水处理。 | 高密度尼龍，經防潑水處理。 | Nylon dense à finition déperlante. | 撥水加工を施した高密度ナイロン。 | 발수 가공한 고밀도 나일론입니다. | Nilon padat dengan lapisan tahan air.
recycled-nylon | Recycled nylon with a water-repellent finish. | 再生尼龙，经防泼水处理。 | 再生尼龍，經防潑水處理。 | Nylon recyclé à finition déperlante. | 撥水加工を施したリサイクルナイロン。 | 발수 가공한 리사이클 나일론입니다. | Nilon daur ulang dengan lapisan tahan air.
mesh | Breathable technical mesh with suede overlays. | 透气科技网面，拼接麂皮。 | 透氣科技網面，拼接麂皮。 | Maille technique respirante et empiècements en daim. | 通気性のよいテクニカルメッシュに、スエードを重ねました。 | 통기성 좋은 테크니컬 메시에 스웨이드를 덧댔습니다. | Mesh teknis berpori dengan aksen suede.
stretch | Stretch jersey that returns to its shape. | 弹力针织，回弹不松垮。 | 彈力針織，回彈不鬆垮。 | Jersey stretch qui reprend sa forme. | 形が戻りやすいストレッチジャージー。 | 늘어나도 제 모양으로 돌아오는 스트레치 저지입니다. | Jersey elastis yang kembali ke bentuknya.
leather | Full-grain leather, finished with wax only. | 全粒面牛皮，仅以蜡整理。 | 全粒面牛皮，僅以蠟整理。 | Cuir pleine fleur, fini à la cire. | ワックスだけで仕上げたフルグレインレザー。 | 왁스만으로 마감한 풀그레인 가죽입니다. | Kulit full-grain dengan penyelesaian lilin saja.
calf | Fine-grained calf leather from a European tannery. | 欧洲皮厂出品的细纹小牛皮。 | 歐洲皮廠出品的細紋小牛皮。 | Cuir de veau à grain fin d'une tannerie européenne. | ヨーロッパのタンナーによる、きめ細かなカーフレザー。 | 유럽 태너리의 결이 고운 송아지 가죽입니다. | Kulit sapi muda berserat halus dari penyamakan Eropa.
nappa | Supple nappa leather, drum-dyed through. | 柔软纳帕皮，转鼓染色，色泽通透。 | 柔軟納帕皮，轉鼓染色，色澤通透。 | Cuir nappa souple, teint dans la masse. | 芯まで染め上げた、しなやかなナッパレザー。 | 속까지 염색한 유연한 나파 가죽입니다. | Kulit nappa lentur yang diwarnai hingga ke dalam.
suede | Fine-napped suede, treated against water. | 细绒麂皮，经防水处理。 | 細絨麂皮，經防水處理。 | Daim à poil fin, traité contre l'eau. | 毛足の細かいスエード。防水処理を施しています。 | 발수 처리한 고운 결의 스웨이드입니다. | Suede berbulu halus, dirawat agar tahan air.
canvas | Heavy cotton canvas, woven on slow looms. | 厚实棉帆布，慢速织机织造。 | 厚實棉帆布，慢速織機織造。 | Toile de coton épaisse, tissée sur des métiers lents. | 低速織機で織った、厚手のコットンキャンバス。 | 저속 직기로 짠 도톰한 코튼 캔버스입니다. | Kanvas katun tebal yang ditenun dengan alat tenun lambat.
acetate | Plant-based acetate, cut from the block and polished by hand. | 植物基板材，整块切割，手工抛光。 | 植物基板料，整塊切割，手工拋光。 | Acétate d'origine végétale, taillé dans la masse et poli à la main. | 植物由来のアセテートをブロックから削り出し、手で磨いています。 | 식물성 아세테이트를 통째로 깎아 손으로 연마했습니다. | Asetat nabati, dipotong dari balok dan dipoles tangan.
metal | Light metal with adjustable nose pads. | 轻质金属，鼻托可调。 | 輕質金屬，鼻托可調。 | Métal léger, plaquettes réglables. | 軽い金属フレーム。ノーズパッドは調整できます。 | 가벼운 메탈 프레임에 조절 가능한 코받침을 달았습니다. | Logam ringan dengan bantalan hidung yang dapat diatur.
gold-plate | Recycled brass plated with 18-carat gold. | 再生黄铜镀18K金。 | 再生黃銅鍍18K金。 | Laiton recyclé plaqué or 18 carats. | リサイクル真鍮に18金めっき。 | 재생 황동에 18K 골드를 도금했습니다. | Kuningan daur ulang berlapis emas 18 karat.
silver | Recycled 925 sterling silver. | 再生925纯银。 | 再生925純銀。 | Argent 925 recyclé. | リサイクルシルバー925。 | 재생 925 스털링 실버입니다. | Perak murni 925 daur ulang.
steel | Brushed 316L steel, water-resistant to 5 bar. | 拉丝316L精钢，防水5巴。 | 髮絲紋316L不鏽鋼，防水5巴。 | Acier 316L brossé, étanche à 5 bars. | ヘアライン仕上げの316Lスチール。5気圧防水です。 | 브러시드 316L 스틸, 5기압 방수입니다. | Baja 316L disikat, tahan air hingga 5 bar.
`);

const CARES = keyed(`
wool | Dry clean only. Air between wears and brush it dry. | 只可干洗。穿着之间请通风，干刷即可。 | 只可乾洗。穿著之間請通風，乾刷即可。 | Nettoyage à sec uniquement. Aérer entre deux ports et brosser à sec. | ドライクリーニングのみ。着用後は風を通し、ブラシをかけてください。 | 드라이클리닝 전용. 착용 후 통풍시키고 마른 솔로 손질하세요. | Hanya dry clean. Angin-anginkan setelah dipakai dan sikat kering.
knit | Hand wash cold and dry flat. | 冷水手洗，平铺晾干。 | 冷水手洗，平鋪晾乾。 | Lavage à la main à froid, séchage à plat. | 冷水で手洗いし、平干ししてください。 | 찬물에 손세탁하고 뉘어서 말리세요. | Cuci tangan dengan air dingin dan jemur mendatar.
wash | Machine wash at 30 degrees, inside out. | 翻面，30度机洗。 | 翻面，30度機洗。 | Lavage en machine à 30 degrés, à l'envers. | 裏返して30度で洗濯機洗いできます。 | 뒤집어서 30도로 세탁기 사용이 가능합니다. | Cuci mesin 30 derajat, dibalik.
delicate | Hand wash or dry clean; iron on the reverse while damp. | 手洗或干洗；微湿时反面熨烫。 | 手洗或乾洗；微濕時反面熨燙。 | Lavage à la main ou à sec ; repasser sur l'envers, encore humide. | 手洗いまたはドライクリーニング。湿り気のあるうちに裏からアイロンを。 | 손세탁 또는 드라이클리닝. 살짝 젖은 상태에서 안쪽을 다리세요. | Cuci tangan atau dry clean; setrika bagian dalam selagi lembap.
wipe | Wipe with a damp cloth and let it dry away from heat. | 用湿布擦拭，远离热源晾干。 | 用濕布擦拭，遠離熱源晾乾。 | Essuyer avec un chiffon humide, laisser sécher loin de la chaleur. | 湿らせた布で拭き、熱を避けて乾かしてください。 | 젖은 천으로 닦고 열을 피해 말리세요. | Lap dengan kain lembap dan keringkan jauh dari panas.
leather | Wipe with a soft cloth and feed with neutral cream twice a year. | 用软布擦拭，每年两次以无色皮革霜养护。 | 用軟布擦拭，每年兩次以無色皮革霜養護。 | Essuyer avec un chiffon doux, nourrir d'une crème incolore deux fois l'an. | やわらかい布で拭き、年に二度、無色のクリームで手入れを。 | 부드러운 천으로 닦고 1년에 두 번 무색 크림을 발라 주세요. | Lap dengan kain lembut dan beri krim netral dua kali setahun.
suede | Brush in one direction once dry; keep out of heavy rain. | 干燥后顺毛刷理，避免大雨淋湿。 | 乾燥後順毛刷理，避免大雨淋濕。 | Brosser dans un seul sens une fois sec ; éviter la forte pluie. | 乾いてから一方向にブラシをかけ、強い雨は避けてください。 | 마른 뒤 한 방향으로 빗질하고 폭우는 피하세요. | Sikat satu arah setelah kering; hindari hujan deras.
polish | Keep dry in its pouch and polish with a soft cloth. | 收入原配布袋保持干燥，用软布擦亮。 | 收入原配布袋保持乾燥，用軟布擦亮。 | Conserver au sec dans sa pochette et polir au chiffon doux. | 付属のポーチに入れて乾いた場所に保管し、やわらかい布で磨いてください。 | 전용 파우치에 넣어 건조하게 보관하고 부드러운 천으로 닦으세요. | Simpan kering dalam kantongnya dan poles dengan kain lembut.
`);

const CARE_OF: Readonly<Record<string, string>> = {
  wool: 'wool',
  merino: 'knit',
  cashmere: 'knit',
  lambswool: 'knit',
  alpaca: 'knit',
  linen: 'wash',
  silk: 'delicate',
  satin: 'delicate',
  crepe: 'delicate',
  viscose: 'delicate',
  velvet: 'wool',
  mesh: 'wipe',
  leather: 'leather',
  calf: 'leather',
  nappa: 'leather',
  suede: 'suede',
  canvas: 'wipe',
  acetate: 'polish',
  metal: 'polish',
  'gold-plate': 'polish',
  silver: 'polish',
  steel: 'polish',
};

function textOf(texts: ReadonlyMap<string, Localized>, key: string): Localized {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`no text ${key}`);
  return text;
}

export const MATERIALS: readonly Material[] = WORDS.map(({ cells, text }) => {
  const key = cellAt(cells, 0);
  return {
    key,
    word: text,
    name: textOf(NAMES, key),
    composition: textOf(COMPOSITIONS, key),
    care: textOf(CARES, CARE_OF[key] ?? 'wash'),
    priceFactor: Number(cellAt(cells, 1)),
  };
});

const BY_KEY = new Map(MATERIALS.map((material) => [material.key, material]));

export function materialOf(key: string): Material {
  const material = BY_KEY.get(key);
  if (material === undefined) throw new Error(`no material ${key}`);
  return material;
}
