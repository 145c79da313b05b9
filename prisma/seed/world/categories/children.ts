import { categoryTree } from './tree.ts';

export const CHILDREN_CATEGORIES = categoryTree(`
girls | Girls 2 to 12 years | 女童 2–12岁 | 女童 2–12歲 | Fille 2 à 12 ans | ガールズ 2〜12歳 | 여아 2–12세 | Anak perempuan 2–12 tahun
- girls-dresses | Dresses | 连衣裙 | 洋裝 | Robes | ワンピース | 원피스 | Gaun
-- cotton-dresses | Cotton dresses | 棉质连衣裙 | 棉質洋裝 | Robes en coton | コットンワンピース | 코튼 원피스 | Gaun katun
-- corduroy-dresses | Corduroy dresses | 灯芯绒连衣裙 | 燈芯絨洋裝 | Robes en velours côtelé | コーデュロイワンピース | 코듀로이 원피스 | Gaun korduroi
- girls-coats | Coats | 外套 | 外套 | Manteaux | コート | 코트 | Mantel
-- girls-wool-coats | Wool coats | 羊毛大衣 | 羊毛大衣 | Manteaux en laine | ウールコート | 울 코트 | Mantel wol
-- girls-puffers | Puffer jackets | 羽绒服 | 羽絨外套 | Doudounes | ダウンジャケット | 패딩 재킷 | Jaket puffer
- girls-knitwear | Knitwear | 针织 | 針織 | Maille | ニット | 니트 | Rajutan
-- girls-jumpers | Jumpers | 毛衣 | 毛衣 | Pulls | セーター | 스웨터 | Sweter
-- girls-cardigans | Cardigans | 开衫 | 開襟衫 | Cardigans | カーディガン | 카디건 | Kardigan
- girls-bottoms | Skirts and leggings | 裙子与打底裤 | 裙子與內搭褲 | Jupes et leggings | スカート・レギンス | 스커트 & 레깅스 | Rok dan legging
-- girls-skirts | Pleated skirts | 百褶裙 | 百褶裙 | Jupes plissées | プリーツスカート | 플리츠 스커트 | Rok lipit
-- girls-leggings | Leggings | 打底裤 | 內搭褲 | Leggings | レギンス | 레깅스 | Legging
boys | Boys 2 to 12 years | 男童 2–12岁 | 男童 2–12歲 | Garçon 2 à 12 ans | ボーイズ 2〜12歳 | 남아 2–12세 | Anak laki-laki 2–12 tahun
- boys-coats | Coats and jackets | 外套 | 外套 | Manteaux et blousons | コート・ジャケット | 코트 & 재킷 | Mantel dan jaket
-- boys-wool-coats | Wool coats | 羊毛大衣 | 羊毛大衣 | Manteaux en laine | ウールコート | 울 코트 | Mantel wol
-- boys-puffers | Puffer jackets | 羽绒服 | 羽絨外套 | Doudounes | ダウンジャケット | 패딩 재킷 | Jaket puffer
-- boys-bombers | Bomber jackets | 飞行员夹克 | 飛行員夾克 | Bombers | ボンバージャケット | 봄버 재킷 | Jaket bomber
- boys-tops | Shirts and T-shirts | 衬衫与T恤 | 襯衫與T恤 | Chemises et t-shirts | シャツ・Tシャツ | 셔츠 & 티셔츠 | Kemeja dan kaus
-- boys-t-shirts | T-shirts | T恤 | T恤 | T-shirts | Tシャツ | 티셔츠 | Kaus
-- boys-polo-shirts | Polo shirts | Polo衫 | Polo衫 | Polos | ポロシャツ | 폴로 셔츠 | Kaus polo
-- boys-shirts | Shirts | 衬衫 | 襯衫 | Chemises | シャツ | 셔츠 | Kemeja
-- boys-hoodies | Hoodies | 连帽卫衣 | 連帽上衣 | Sweats à capuche | パーカー | 후드 티셔츠 | Hoodie
- boys-bottoms | Jeans and shorts | 牛仔裤与短裤 | 牛仔褲與短褲 | Jeans et shorts | ジーンズ・ショートパンツ | 청바지 & 반바지 | Jeans dan celana pendek
-- boys-jeans | Jeans | 牛仔裤 | 牛仔褲 | Jeans | ジーンズ | 청바지 | Jeans
-- boys-shorts | Shorts | 短裤 | 短褲 | Shorts | ショートパンツ | 반바지 | Celana pendek
-- boys-dungarees | Dungarees | 背带裤 | 吊帶褲 | Salopettes | オーバーオール | 멜빵바지 | Overall
- boys-knitwear | Knitwear | 针织 | 針織 | Maille | ニット | 니트 | Rajutan
-- boys-jumpers | Jumpers | 毛衣 | 毛衣 | Pulls | セーター | 스웨터 | Sweter
baby | Baby 0 to 24 months | 婴儿 0–24个月 | 嬰兒 0–24個月 | Bébé 0 à 24 mois | ベビー 0〜24か月 | 베이비 0–24개월 | Bayi 0–24 bulan
- baby-layette | Layette | 婴儿礼盒与贴身衣物 | 嬰兒貼身衣物 | Layette | ベビー肌着・ロンパース | 신생아 의류 | Perlengkapan bayi
-- cotton-baby-grows | Cotton baby-grows | 棉质连体衣 | 棉質連身衣 | Grenouillères en coton | コットンロンパース | 코튼 우주복 | Sleepsuit katun
-- knitted-baby-grows | Knitted baby-grows | 针织连体衣 | 針織連身衣 | Combinaisons en maille | ニットロンパース | 니트 우주복 | Sleepsuit rajut
- baby-knitwear | Baby knitwear | 婴儿针织 | 嬰兒針織 | Maille bébé | ベビーニット | 베이비 니트 | Rajutan bayi
-- baby-cardigans | Cardigans | 开衫 | 開襟衫 | Cardigans | カーディガン | 카디건 | Kardigan
-- baby-beanies | Beanies | 针织帽 | 毛帽 | Bonnets | ニット帽 | 비니 | Kupluk
children-shoes | Shoes | 童鞋 | 童鞋 | Chaussures | シューズ | 신발 | Sepatu
- children-everyday-shoes | Everyday shoes | 日常鞋 | 日常鞋 | Chaussures de tous les jours | デイリーシューズ | 데일리 슈즈 | Sepatu harian
-- children-leather-shoes | Leather shoes | 皮鞋 | 皮鞋 | Chaussures en cuir | レザーシューズ | 가죽 신발 | Sepatu kulit
-- children-trainers | Trainers | 运动鞋 | 休閒鞋 | Baskets | スニーカー | 운동화 | Sneaker
- children-boots | Boots | 靴子 | 靴子 | Bottines | ブーツ | 부츠 | Sepatu bot
-- children-leather-boots | Leather boots | 皮靴 | 皮靴 | Bottines en cuir | レザーブーツ | 가죽 부츠 | Bot kulit
children-accessories | Accessories | 配饰 | 配飾 | Accessoires | アクセサリー | 액세서리 | Aksesori
- children-hats-scarves | Hats and scarves | 帽子与围巾 | 帽子與圍巾 | Bonnets et écharpes | 帽子・マフラー | 모자 & 머플러 | Topi dan syal
-- children-beanies | Beanies | 针织帽 | 毛帽 | Bonnets | ニット帽 | 비니 | Kupluk
-- children-caps | Caps | 棒球帽 | 棒球帽 | Casquettes | キャップ | 볼캡 | Topi bisbol
-- children-scarves | Scarves | 围巾 | 圍巾 | Écharpes | マフラー | 머플러 | Syal
- children-bags | Bags | 包袋 | 包袋 | Sacs | バッグ | 가방 | Tas
-- children-backpacks | Backpacks | 双肩包 | 後背包 | Sacs à dos | バックパック | 백팩 | Ransel
`);
