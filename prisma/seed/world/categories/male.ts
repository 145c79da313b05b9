import { categoryTree } from './tree.ts';

export const MALE_CATEGORIES = categoryTree(`
clothing | Clothing | 服装 | 服裝 | Vêtements | ウェア | 의류 | Pakaian
- coats | Coats | 大衣 | 大衣 | Manteaux | コート | 코트 | Mantel
-- overcoats | Wool overcoats | 羊毛大衣 | 羊毛大衣 | Pardessus en laine | ウールコート | 울 코트 | Mantel wol
-- cashmere-coats | Cashmere coats | 羊绒大衣 | 喀什米爾羊毛大衣 | Manteaux en cachemire | カシミヤコート | 캐시미어 코트 | Mantel kasmir
-- trench-coats | Trench coats | 风衣 | 風衣 | Trenchs | トレンチコート | 트렌치코트 | Trench coat
- jackets | Jackets | 外套 | 外套 | Vestes et blousons | ジャケット | 재킷 | Jaket
-- blazers | Blazers | 西装外套 | 西裝外套 | Vestes de costume | テーラードジャケット | 블레이저 | Blazer
-- leather-jackets | Leather jackets | 皮衣 | 皮衣 | Blousons en cuir | レザージャケット | 가죽 재킷 | Jaket kulit
-- bomber-jackets | Bomber jackets | 飞行员夹克 | 飛行員夾克 | Bombers | ボンバージャケット | 봄버 재킷 | Jaket bomber
- padded | Padded jackets and gilets | 羽绒与马甲 | 羽絨與背心 | Doudounes et gilets | ダウン・中綿アウター | 패딩 & 베스트 | Jaket puffer dan rompi
-- puffer-jackets | Puffer jackets | 羽绒服 | 羽絨外套 | Doudounes | ダウンジャケット | 패딩 재킷 | Jaket puffer
-- gilets | Gilets | 马甲 | 背心 | Gilets sans manches | ベスト・ジレ | 베스트 | Rompi
- shirts | Shirts | 衬衫 | 襯衫 | Chemises | シャツ | 셔츠 | Kemeja
-- cotton-shirts | Cotton shirts | 棉质衬衫 | 棉質襯衫 | Chemises en coton | コットンシャツ | 코튼 셔츠 | Kemeja katun
-- linen-shirts | Linen shirts | 亚麻衬衫 | 亞麻襯衫 | Chemises en lin | リネンシャツ | 리넨 셔츠 | Kemeja linen
- jersey | T-shirts and sweatshirts | T恤与卫衣 | T恤與大學T | T-shirts et sweats | Tシャツ・スウェット | 티셔츠 & 스웨트셔츠 | Kaus dan sweatshirt
-- t-shirts | T-shirts | T恤 | T恤 | T-shirts | Tシャツ | 티셔츠 | Kaus
-- polo-shirts | Polo shirts | Polo衫 | Polo衫 | Polos | ポロシャツ | 폴로 셔츠 | Kaus polo
-- hoodies | Hoodies | 连帽卫衣 | 連帽上衣 | Sweats à capuche | パーカー | 후드 티셔츠 | Hoodie
- trousers | Trousers | 长裤 | 長褲 | Pantalons | パンツ | 팬츠 | Celana panjang
-- cotton-trousers | Cotton trousers | 棉质长裤 | 棉質長褲 | Pantalons en coton | コットンパンツ | 코튼 팬츠 | Celana katun
-- suit-trousers | Suit trousers | 西裤 | 西裝褲 | Pantalons de costume | スーツパンツ | 수트 팬츠 | Celana setelan
-- shorts | Shorts | 短裤 | 短褲 | Shorts et bermudas | ショートパンツ | 쇼츠 | Celana pendek
- denim | Denim | 牛仔 | 丹寧 | Denim | デニム | 데님 | Denim
-- straight-jeans | Straight jeans | 直筒牛仔裤 | 直筒牛仔褲 | Jeans droits | ストレートジーンズ | 스트레이트 진 | Jeans lurus
-- wide-jeans | Relaxed jeans | 宽松牛仔裤 | 寬鬆牛仔褲 | Jeans amples | リラックスジーンズ | 릴랙스드 진 | Jeans longgar
knitwear | Knitwear | 针织 | 針織 | Maille | ニット | 니트 | Rajutan
- jumpers | Jumpers | 毛衣 | 毛衣 | Pulls | セーター | 스웨터 | Sweter
-- merino-jumpers | Merino jumpers | 美丽诺羊毛衫 | 美麗諾羊毛衫 | Pulls en mérinos | メリノセーター | 메리노 스웨터 | Sweter merino
-- cashmere-jumpers | Cashmere jumpers | 羊绒衫 | 喀什米爾毛衣 | Pulls en cachemire | カシミヤセーター | 캐시미어 스웨터 | Sweter kasmir
-- cotton-jumpers | Cotton jumpers | 棉质针织衫 | 棉質針織衫 | Pulls en coton | コットンセーター | 코튼 스웨터 | Sweter katun
- cardigans | Cardigans | 开衫 | 開襟衫 | Cardigans | カーディガン | 카디건 | Kardigan
-- wool-cardigans | Wool cardigans | 羊毛开衫 | 羊毛開襟衫 | Cardigans en laine | ウールカーディガン | 울 카디건 | Kardigan wol
-- cashmere-cardigans | Cashmere cardigans | 羊绒开衫 | 喀什米爾開襟衫 | Cardigans en cachemire | カシミヤカーディガン | 캐시미어 카디건 | Kardigan kasmir
shoes | Shoes | 鞋履 | 鞋履 | Chaussures | シューズ | 슈즈 | Sepatu
- boots | Boots | 靴子 | 靴子 | Boots | ブーツ | 부츠 | Sepatu bot
-- chelsea-boots | Leather Chelsea boots | 真皮切尔西靴 | 真皮切爾西靴 | Chelsea boots en cuir | レザーサイドゴアブーツ | 가죽 첼시 부츠 | Bot Chelsea kulit
-- suede-boots | Suede Chelsea boots | 麂皮切尔西靴 | 麂皮切爾西靴 | Chelsea boots en daim | スエードサイドゴアブーツ | 스웨이드 첼시 부츠 | Bot Chelsea suede
- loafers | Loafers | 乐福鞋 | 樂福鞋 | Mocassins | ローファー | 로퍼 | Loafer
-- leather-loafers | Leather loafers | 真皮乐福鞋 | 真皮樂福鞋 | Mocassins en cuir | レザーローファー | 가죽 로퍼 | Loafer kulit
-- suede-loafers | Suede loafers | 麂皮乐福鞋 | 麂皮樂福鞋 | Mocassins en daim | スエードローファー | 스웨이드 로퍼 | Loafer suede
- trainers | Trainers | 运动鞋 | 休閒鞋 | Baskets | スニーカー | 스니커즈 | Sneaker
-- leather-trainers | Leather trainers | 皮质板鞋 | 真皮休閒鞋 | Baskets en cuir | レザースニーカー | 가죽 스니커즈 | Sneaker kulit
-- running-trainers | Running shoes | 跑鞋 | 跑鞋 | Chaussures de running | ランニングシューズ | 러닝화 | Sepatu lari
- sandals | Sandals | 凉鞋 | 涼鞋 | Sandales | サンダル | 샌들 | Sandal
-- leather-sandals | Leather sandals | 皮质凉鞋 | 真皮涼鞋 | Sandales en cuir | レザーサンダル | 가죽 샌들 | Sandal kulit
bags | Bags | 包袋 | 包袋 | Sacs | バッグ | 가방 | Tas
- totes | Totes | 托特包 | 托特包 | Cabas | トートバッグ | 토트백 | Tote bag
-- leather-totes | Leather totes | 皮质托特包 | 皮革托特包 | Cabas en cuir | レザートート | 가죽 토트백 | Tote bag kulit
-- canvas-totes | Canvas totes | 帆布托特包 | 帆布托特包 | Cabas en toile | キャンバストート | 캔버스 토트백 | Tote bag kanvas
- backpacks | Backpacks | 双肩包 | 後背包 | Sacs à dos | バックパック | 백팩 | Ransel
-- leather-backpacks | Leather backpacks | 皮质双肩包 | 皮革後背包 | Sacs à dos en cuir | レザーバックパック | 가죽 백팩 | Ransel kulit
-- nylon-backpacks | Nylon backpacks | 尼龙双肩包 | 尼龍後背包 | Sacs à dos en nylon | ナイロンバックパック | 나일론 백팩 | Ransel nilon
accessories | Accessories | 配饰 | 配飾 | Accessoires | アクセサリー | 액세서리 | Aksesori
- scarves | Scarves | 围巾 | 圍巾 | Écharpes | マフラー | 머플러 | Syal
-- wool-scarves | Wool scarves | 羊毛围巾 | 羊毛圍巾 | Écharpes en laine | ウールマフラー | 울 머플러 | Syal wol
-- cashmere-scarves | Cashmere scarves | 羊绒围巾 | 喀什米爾羊毛圍巾 | Écharpes en cachemire | カシミヤマフラー | 캐시미어 머플러 | Syal kasmir
- hats | Hats | 帽子 | 帽子 | Bonnets et casquettes | 帽子 | 모자 | Topi
-- beanies | Beanies | 针织帽 | 毛帽 | Bonnets | ニット帽 | 비니 | Kupluk
-- caps | Caps | 棒球帽 | 棒球帽 | Casquettes | キャップ | 볼캡 | Topi bisbol
- gloves | Gloves | 手套 | 手套 | Gants | 手袋 | 장갑 | Sarung tangan
-- leather-gloves | Leather gloves | 皮手套 | 皮手套 | Gants en cuir | レザーグローブ | 가죽 장갑 | Sarung tangan kulit
- belts | Belts | 腰带 | 皮帶 | Ceintures | ベルト | 벨트 | Ikat pinggang
-- leather-belts | Leather belts | 皮带 | 皮帶 | Ceintures en cuir | レザーベルト | 가죽 벨트 | Ikat pinggang kulit
- eyewear | Eyewear | 眼镜 | 眼鏡 | Lunettes | アイウェア | 아이웨어 | Kacamata
-- acetate-sunglasses | Acetate sunglasses | 板材太阳镜 | 板料太陽眼鏡 | Lunettes de soleil en acétate | アセテートサングラス | 아세테이트 선글라스 | Kacamata hitam asetat
-- metal-sunglasses | Metal sunglasses | 金属太阳镜 | 金屬太陽眼鏡 | Lunettes de soleil en métal | メタルサングラス | 메탈 선글라스 | Kacamata hitam logam
- watches | Watches | 腕表 | 腕錶 | Montres | 腕時計 | 시계 | Jam tangan
-- leather-strap-watches | Leather-strap watches | 皮带腕表 | 皮革錶帶腕錶 | Montres à bracelet cuir | レザーストラップウォッチ | 가죽 스트랩 시계 | Jam tangan tali kulit
-- steel-watches | Steel watches | 精钢腕表 | 不鏽鋼腕錶 | Montres en acier | スチールウォッチ | 스틸 시계 | Jam tangan baja
`);
