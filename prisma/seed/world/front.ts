import { cellAt, keyed, type Localized, textRows } from './localized.ts';
import type { TenantNumber } from './tenants.ts';

/** Blocks of a home page, as the wire names them. */
export type Block = 'publicize1' | 'publicize2' | 'publicize3' | 'publicize4' | 'promotional1' | 'promotionalvideo1';

const OPENED = ['product', 'category', 'brand', 'designer', 'address'] as const;
export type Opened = (typeof OPENED)[number];

export interface BannerPlan {
  /** Populations whose home shows it. */
  readonly populations: readonly number[];
  readonly block: Block;
  /** A thing and its key, or an address. */
  readonly opens: { readonly kind: Opened; readonly key: string };
  readonly scene: string;
  readonly title: Localized;
}

/** Populations, block, what it opens, picture, title. Scenes named hero and some videos are night pictures. */
const BANNERS: Readonly<Record<TenantNumber, string>> = {
  1: `
2 | publicize1 | brand:verriere | hero.1 | A coat for the whole winter | 一件大衣，一整个冬天 | 一件大衣，一整個冬天 | Un manteau pour tout l'hiver | 冬をまるごと包むコート | 겨울 내내 입을 코트 한 벌 | Satu mantel untuk sepanjang musim dingin
2 | publicize1 | brand:ondine | hero.4 | Evenings, cut on the bias | 斜裁之夜 | 斜裁之夜 | Le soir, coupé dans le biais | 夜を、バイアスで仕立てて | 사선으로 재단한 저녁 | Malam yang dipotong serong
2 | publicize1 | brand:sellier-freres | hero.5 | One skin, one stitch, one hand | 一张皮，一种针脚，一双手 | 一張皮，一種針腳，一雙手 | Une peau, un point, une main | 一枚の革、一つの縫い目、一人の手 | 하나의 가죽, 하나의 바늘땀, 한 사람의 손 | Satu kulit, satu jahitan, satu tangan
1 | publicize1 | brand:colbert | hero.6 | Made to your measure of calm | 从容，量身而裁 | 從容，量身而裁 | À la mesure de votre calme | 落ち着きを、あなたの寸法で | 차분함을 재단하다 | Dijahit setenang langkah Anda
1 | publicize1 | brand:kanzlei | hero.3 | Tailoring for weather and work | 应对天气与工作的剪裁 | 應對天氣與工作的剪裁 | Le tailleur, par tous les temps | 天気にも仕事にも似合う仕立て | 날씨와 일에 맞춘 테일러링 | Jahitan untuk cuaca dan kerja
1 | publicize1 | brand:pas-perdus | hero.5 | Soft soles for long corridors | 为长廊准备的软底鞋 | 為長廊準備的軟底鞋 | Des semelles souples pour longs couloirs | 長い廊下のための、やわらかな靴底 | 긴 복도를 위한 부드러운 밑창 | Sol lembut untuk lorong panjang
3 | publicize1 | brand:preau | zone.children | Clothes that go to the yard | 能去操场的衣服 | 能去操場的衣服 | Des habits qui vont dans la cour | 校庭へ出かける服 | 운동장으로 나가는 옷 | Baju untuk bermain di halaman
3 | publicize1 | brand:murmelhaus | category.kid-coat | Room to grow, twice | 可以长大两次的衣服 | 可以長大兩次的衣服 | De quoi grandir, deux fois | 二度の成長を見込んで | 두 번 더 자라도 넉넉하게 | Ada ruang untuk tumbuh, dua kali
1,2 | promotionalvideo1 | designer:aurelie-sandoz | video.1 | An afternoon with Aurélie Sandoz | 与奥蕾莉·桑多共度的午后 | 與奧蕾莉·桑多共度的午後 | Un après-midi avec Aurélie Sandoz | オレリー・サンドズと過ごす午後 | 오렐리 상도즈와 보낸 오후 | Suatu sore bersama Aurélie Sandoz
1,2 | promotionalvideo1 | brand:tricot-du-nord | video.2 | How a jumper is knitted in the north | 北方如何织一件毛衣 | 北方如何織一件毛衣 | Comment on tricote un pull dans le Nord | 北国のセーターが編まれるまで | 북쪽에서 스웨터를 짜는 법 | Cara baju rajut dibuat di utara
3 | promotionalvideo1 | brand:poucets | category.kid-sweater | A morning at Les Poucets | Les Poucets 的一个早晨 | Les Poucets 的一個早晨 | Un matin chez Les Poucets | レ・プセの朝 | 레 푸세의 아침 | Suatu pagi di Les Poucets
3 | promotionalvideo1 | brand:preau | category.dungarees | Knees that hold for a year | 耐穿一年的膝盖 | 耐穿一年的膝蓋 | Des genoux qui tiennent un an | 一年もつ、ひざ | 일 년을 버티는 무릎 | Lutut yang tahan setahun
1,2,3 | publicize2 | designer:elin-hjortas | promo.4 | Elin Hjortås: wool, from sheep to shelf | 埃琳·约塔斯：从羊到衣架 | 埃琳·約塔斯：從羊到衣架 | Elin Hjortås : la laine, du mouton au rayon | エリン・ヨルトス 羊から棚までのウール | 엘린 요르토스: 양에서 옷장까지, 울 | Elin Hjortås: wol, dari domba ke rak
2 | publicize2 | category:shoes | promo.3 | Boots before the rain | 雨前先备靴 | 雨前先備靴 | Des bottines avant la pluie | 雨のまえに、ブーツを | 비가 오기 전에 부츠를 | Bot sebelum hujan
1 | publicize2 | category:shoes | promo.6 | Boots before the rain | 雨前先备靴 | 雨前先備靴 | Des bottines avant la pluie | 雨のまえに、ブーツを | 비가 오기 전에 부츠를 | Bot sebelum hujan
3 | publicize2 | category:children-shoes | category.kid-shoes | Shoes for every puddle | 每个水坑都不怕 | 每個水窪都不怕 | Des souliers pour chaque flaque | どんな水たまりにも | 어떤 물웅덩이도 거뜬하게 | Sepatu untuk setiap genangan
2 | publicize3 | product:1 | promo.1 | The bag of the season | 本季之包 | 本季之包 | Le sac de la saison | 今季のバッグ | 이번 시즌의 가방 | Tas musim ini
1 | publicize3 | product:1 | promo.2 | The bag of the season | 本季之包 | 本季之包 | Le sac de la saison | 今季のバッグ | 이번 시즌의 가방 | Tas musim ini
3 | publicize3 | product:1 | category.kid-dress | The dress of the season | 本季连衣裙 | 本季洋裝 | La robe de la saison | 今季のワンピース | 이번 시즌의 원피스 | Gaun musim ini
1,2 | publicize3 | category:knitwear | category.knitwear | Knitwear to live in | 日常针织 | 日常針織 | Des mailles à vivre | 毎日着るニット | 매일 입는 니트 | Rajutan untuk sehari-hari
3 | publicize3 | category:baby | category.baby | First days | 最初的日子 | 最初的日子 | Premiers jours | はじめての日々 | 첫 나날 | Hari-hari pertama
1,2 | publicize3 | brand:lune | promo.7 | Cordonnerie Lune, by night and by day | Cordonnerie Lune，昼与夜 | Cordonnerie Lune，晝與夜 | Cordonnerie Lune, de nuit comme de jour | コルドヌリー・リュヌ 昼も夜も | 코르도느리 륀, 밤에도 낮에도 | Cordonnerie Lune, siang dan malam
3 | publicize3 | brand:poucets | promo.8 | Les Poucets, knitted small | Les Poucets 小针织 | Les Poucets 小針織 | Les Poucets, tricotés petit | レ・プセの小さなニット | 레 푸세의 작은 니트 | Les Poucets, rajutan mungil
1,2,3 | promotional1 | address:/customerService?type=shipment | promo.8 | Free delivery from $200.00 per shop, returns within seven days | 每店满200.00美元免运费，七天内可退货 | 每店滿200.00美元免運費，七天內可退貨 | Livraison offerte dès 200,00 $ par boutique, retours sous sept jours | 1ショップ200.00米ドル以上で送料無料、7日以内の返品可 | 상점당 200.00달러 이상 무료 배송, 7일 이내 반품 | Gratis ongkir mulai 200,00 dolar AS per toko, pengembalian dalam tujuh hari
`,
  2: `
1,2 | publicize1 | brand:ura-ippon | hero.7 | One street back | 再往里走一条街 | 再往裡走一條街 | Une rue plus loin | もう一本、裏へ | 한 골목 더 뒤로 | Satu jalan lebih dalam
1,2 | publicize1 | brand:denki-laundry | hero.2 | Washed at night, worn at dawn | 夜里洗，清晨穿 | 夜裡洗，清晨穿 | Lavé la nuit, porté à l'aube | 夜に洗い、朝に着る | 밤에 빨고 새벽에 입는다 | Dicuci malam, dipakai fajar
3 | publicize1 | brand:yonaka-zoo | category.kid-sweater | Small animals, up late | 晚睡的小动物 | 晚睡的小動物 | Petites bêtes couche-tard | 夜ふかしの小さな動物たち | 늦게 자는 작은 동물들 | Hewan kecil yang begadang
1,2,3 | promotionalvideo1 | designer:tetsu-kanbara | video.5 | Tetsu Kanbara, four in the morning | 神原铁，凌晨四点 | 神原鐵，凌晨四點 | Tetsu Kanbara, quatre heures du matin | 神原鉄、午前四時 | 간바라 테쓰, 새벽 네 시 | Tetsu Kanbara, pukul empat pagi
1,2,3 | promotionalvideo1 | brand:ximen-arcade | video.4 | Arcade shoes, resoled | 街机之鞋，换底重生 | 街機之鞋，換底重生 | Ressemelées à l'arcade | アーケードの靴、底を張り替えて | 아케이드 신발, 새 밑창 | Sepatu arcade, sol baru
1,2,3 | publicize4 | designer:min-ari | brand.12 | Min Ari works in concrete | 闵雅利，以混凝土为布 | 閔雅利，以混凝土為布 | Min Ari travaille le béton | ミン・アリ、コンクリートを着る | 민아리, 콘크리트로 짓다 | Min Ari mengolah beton
1,2,3 | publicize4 | designer:lin-yuchen | brand.23 | Lin Yuchen, from the arcade | 林语辰，来自骑楼 | 林語辰，來自騎樓 | Lin Yuchen, sous les arcades | リン・ユーチェン、騎楼から | 린위천, 아케이드에서 | Lin Yuchen, dari lorong toko
1,2 | publicize3 | category:shoes | promo.7 | Soles | 鞋底 | 鞋底 | Semelles | ソール | 밑창 | Sol
1,2 | publicize3 | category:bags | promo.1 | Carry | 随身 | 隨身 | Porter | 持つ | 메다 | Bawa
1,2 | publicize3 | product:2 | promo.5 | Tonight | 今夜 | 今夜 | Ce soir | 今夜 | 오늘 밤 | Malam ini
3 | publicize3 | category:baby | category.baby | Smallest | 最小号 | 最小號 | Les plus petits | いちばん小さい | 가장 작은 | Paling kecil
3 | publicize3 | category:children-shoes | category.kid-shoes | Run | 跑起来 | 跑起來 | Courir | 走る | 달려 | Lari
3 | publicize3 | product:2 | category.kid-coat | Tonight | 今夜 | 今夜 | Ce soir | 今夜 | 오늘 밤 | Malam ini
1,2,3 | promotional1 | address:/customerService?type=shipment | promo.6 | Free delivery from $200.00 per shop | 每店满200.00美元免运费 | 每店滿200.00美元免運費 | Livraison offerte dès 200,00 $ par boutique | 1ショップ200.00米ドル以上で送料無料 | 상점당 200.00달러 이상 무료 배송 | Gratis ongkir mulai 200,00 dolar AS per toko
`,
};

export const bannersOf = (tenant: TenantNumber): BannerPlan[] =>
  textRows(BANNERS[tenant], 4).map(({ cells, text }) => {
    const [kind = '', key = ''] = cellAt(cells, 2).split(':');
    return {
      populations: cellAt(cells, 0).split(',').map(Number),
      block: oneOf(BLOCKS, cellAt(cells, 1)),
      opens: { kind: oneOf(OPENED, kind), key },
      scene: cellAt(cells, 3),
      title: text,
    };
  });

const BLOCKS: readonly Block[] = [
  'publicize1',
  'publicize2',
  'publicize3',
  'publicize4',
  'promotional1',
  'promotionalvideo1',
];

function oneOf<T extends string>(choices: readonly T[], text: string): T {
  const choice = choices.find((name) => name === text);
  if (!choice) throw new Error(`none of ${choices.join(', ')}: ${text}`);
  return choice;
}

export const blockNumber = (block: Block): number => BLOCKS.indexOf(block) + 1;

const LIST_TITLES = keyed(`
new-in | New in | 新品上市 | 新品上市 | Nouveautés | 新着 | 신상품 | Terbaru
hot | Hot product | 热门商品 | 熱門商品 | Les plus aimés | 人気の商品 | 인기 상품 | Paling diminati
just-landed | Just landed | 刚刚到店 | 剛剛到店 | Tout juste arrivés | 入荷したばかり | 방금 도착 | Baru tiba
on-the-street | Seen on the street | 街头所见 | 街頭所見 | Vus dans la rue | 街で見かけた | 거리에서 본 | Terlihat di jalan
`);

export interface ListPlan {
  readonly slot: 1 | 2;
  readonly title: Localized;
  /** 0 recommended, 3 latest */
  readonly sort: 0 | 3;
  readonly size: number;
}

const titleOf = (titles: ReadonlyMap<string, Localized>, key: string): Localized => {
  const title = titles.get(key);
  if (!title) throw new Error(`no text ${key}`);
  return title;
};

export const HOME_LISTS: Readonly<Record<TenantNumber, readonly ListPlan[]>> = {
  1: [
    { slot: 1, title: titleOf(LIST_TITLES, 'new-in'), sort: 3, size: 20 },
    { slot: 2, title: titleOf(LIST_TITLES, 'hot'), sort: 0, size: 20 },
  ],
  2: [
    { slot: 1, title: titleOf(LIST_TITLES, 'just-landed'), sort: 3, size: 12 },
    { slot: 2, title: titleOf(LIST_TITLES, 'on-the-street'), sort: 0, size: 10 },
  ],
};

const NAVIGATION_NAMES = keyed(`
newGood | New in | 新品 | 新品 | Nouveautés | 新着 | 신상품 | Terbaru
discount | Sale | 折扣 | 折扣 | Soldes | セール | 세일 | Diskon
designer | Designers | 设计师 | 設計師 | Créateurs | デザイナー | 디자이너 | Desainer
category | Categories | 分类 | 分類 | Catégories | カテゴリー | 카테고리 | Kategori
brand | Brands | 品牌 | 品牌 | Marques | ブランド | 브랜드 | Merek
`);

const NAVIGATION_TYPES = ['newGood', 'discount', 'designer', 'category', 'brand'] as const;
type NavigationType = (typeof NAVIGATION_TYPES)[number];

export interface NavigationPlan {
  readonly key: NavigationType;
  readonly type: number;
  readonly name: Localized;
  readonly isOn: boolean;
}

/** The order of the bar, and what each store has switched off. */
const ORDER: Readonly<Record<TenantNumber, readonly [NavigationType, 'on' | 'off'][]>> = {
  1: [
    ['newGood', 'on'],
    ['category', 'on'],
    ['brand', 'on'],
    ['designer', 'on'],
    ['discount', 'on'],
  ],
  2: [
    ['designer', 'on'],
    ['brand', 'on'],
    ['newGood', 'on'],
    ['category', 'on'],
    ['discount', 'off'],
  ],
};

export const navigationOf = (tenant: TenantNumber): NavigationPlan[] =>
  ORDER[tenant].map(([key, state]) => ({
    key,
    type: NAVIGATION_TYPES.indexOf(key) + 1,
    name: titleOf(NAVIGATION_NAMES, key),
    isOn: state === 'on',
  }));

export const POPULATION_NAMES = keyed(`
male | Men | 男士 | 男士 | Homme | メンズ | 남성 | Pria
female | Women | 女士 | 女士 | Femme | レディース | 여성 | Wanita
children | Children | 儿童 | 兒童 | Enfant | キッズ | 아동 | Anak
`);

export interface NoticePlan {
  readonly title: Localized;
  readonly content: Localized;
  readonly url: string;
}

/** Address, then title; the content of the same number stands in the other table. */
const NOTICE_TITLES: Readonly<Record<TenantNumber, string>> = {
  1: `
/customerService?code=delivery-and-freight | Free delivery from $200.00 per shop | 每店满200.00美元免运费 | 每店滿200.00美元免運費 | Livraison offerte dès 200,00 $ par boutique | 1ショップ200.00米ドル以上で送料無料 | 상점당 200.00달러 이상 무료 배송 | Gratis ongkir mulai 200,00 dolar AS per toko
/customerService?code=returns-and-refunds | Seven days to change your mind | 七天内可改变主意 | 七天內可改變主意 | Sept jours pour changer d'avis | 7日以内なら返品できます | 7일 안에 마음을 바꿔도 됩니다 | Tujuh hari untuk berubah pikiran
`,
  2: `
/shop | New labels every Friday at eight | 每周五晚八点，新厂牌上架 | 每週五晚八點，新廠牌上架 | De nouvelles marques chaque vendredi à vingt heures | 毎週金曜20時、新レーベル入荷 | 매주 금요일 저녁 8시, 새 레이블 | Label baru setiap Jumat pukul delapan malam
`,
};
const NOTICE_CONTENTS: Readonly<Record<TenantNumber, string>> = {
  1: `
Each shop sends its own parcel; below $200.00 of goods its freight is $12.00. | 每家店铺单独发货；商品不满200.00美元时运费为12.00美元。 | 每家店鋪分開出貨；商品未滿200.00美元時運費為12.00美元。 | Chaque boutique envoie son colis ; en dessous de 200,00 $ de marchandises, le port est de 12,00 $. | お荷物はショップごとに発送します。商品が200.00米ドル未満の場合、送料は12.00米ドルです。 | 상점마다 따로 발송하며, 상품이 200.00달러 미만이면 배송비는 12.00달러입니다. | Setiap toko mengirim paketnya sendiri; di bawah 200,00 dolar AS ongkos kirimnya 12,00 dolar AS.
Ask for a return from the page of your order. | 可在订单页申请退货。 | 可在訂單頁申請退貨。 | Demandez un retour depuis la page de votre commande. | ご注文のページから返品を申請できます。 | 주문 페이지에서 반품을 신청하세요. | Ajukan pengembalian dari halaman pesanan Anda.
`,
  2: `
Small numbers, no repeats. | 数量有限，不再补货。 | 數量有限，不再補貨。 | Petites séries, sans réédition. | 少量入荷、再入荷なし。 | 소량 입고, 재입고 없음. | Jumlah terbatas, tidak diulang.
`,
};

export function noticesOf(tenant: TenantNumber): NoticePlan[] {
  const contents = textRows(NOTICE_CONTENTS[tenant], 0);
  return textRows(NOTICE_TITLES[tenant], 1).map(({ cells, text }, index) => {
    const content = contents[index];
    if (!content) throw new Error('a notice without content');
    return { url: cellAt(cells, 0), title: text, content: content.text };
  });
}

/** Pictures of pages that no banner brings: path below the host. */
export const PAGE_PICTURES: Readonly<Record<TenantNumber, Readonly<Record<string, string>>>> = {
  1: {
    female: '/files/scene/zone.female/tall.svg',
    male: '/files/scene/zone.male/tall.svg',
    children: '/files/scene/zone.children/tall.svg',
    howToBuy: '/files/scene/promo.4/wide.svg',
    questions: '/files/scene/promo.5/wide.svg',
    chat: '/files/scene/promo.2/wide.svg',
    login: '/files/scene/hero.8/tall.svg',
    help: '/files/scene/promo.8/wide.svg',
  },
  2: {
    female: '/files/scene/brand.7/tall.svg',
    male: '/files/scene/brand.18/tall.svg',
    children: '/files/scene/category.kid-coat/tall.svg',
    howToBuy: '/files/scene/promo.6/wide.svg',
    questions: '/files/scene/promo.7/wide.svg',
    chat: '/files/scene/promo.1/wide.svg',
    login: '/files/scene/hero.2/tall.svg',
    help: '/files/scene/promo.3/wide.svg',
  },
};
