import { keyed } from '../localized.ts';

/** The groups of the help centre, in the order of its menu. */
export const ARTICLE_TYPE_NAMES = keyed(`
how-to-buy | How to buy | 如何购买 | 如何購買 | Comment acheter | ご購入方法 | 구매 방법 | Cara membeli
shipment | Delivery | 配送 | 配送 | Livraison | 配送について | 배송 | Pengiriman
returns | Returns and refunds | 退货与退款 | 退貨與退款 | Retours et remboursements | 返品・返金 | 반품 및 환불 | Pengembalian dan dana kembali
questions | Common problems | 常见问题 | 常見問題 | Questions fréquentes | よくあるご質問 | 자주 묻는 질문 | Masalah umum
policies | Policies | 条款与政策 | 條款與政策 | Conditions et confidentialité | 規約とポリシー | 약관 및 정책 | Ketentuan dan kebijakan
shops | Opening a shop | 开店 | 開店 | Ouvrir une boutique | 出店について | 입점 안내 | Membuka toko
about | About us | 关于我们 | 關於我們 | À propos | 私たちについて | 회사 소개 | Tentang kami
`);

/** Code, group and title of each article. */
export const ARTICLE_TITLES = `
how-to-order | how-to-buy | From the bag to the order | 从购物袋到下单 | 從購物袋到下單 | Du panier à la commande | カートからご注文まで | 장바구니에서 주문까지 | Dari tas belanja ke pesanan
how-to-pay | how-to-buy | Ways to pay | 支付方式 | 支付方式 | Moyens de paiement | お支払い方法 | 결제 방법 | Cara pembayaran
delivery-and-freight | shipment | Delivery and freight | 配送与运费 | 配送與運費 | Livraison et frais de port | 配送と送料 | 배송과 배송비 | Pengiriman dan ongkos kirim
tracking | shipment | Following a parcel | 包裹追踪 | 包裹追蹤 | Suivre un colis | お荷物の追跡 | 배송 조회 | Melacak paket
returns-and-refunds | returns | Returns and refunds | 退货与退款 | 退貨與退款 | Retours et remboursements | 返品と返金 | 반품과 환불 | Pengembalian barang dan dana
cancel-an-order | questions | Can I cancel an order? | 可以取消订单吗？ | 可以取消訂單嗎？ | Puis-je annuler une commande ? | 注文をキャンセルできますか | 주문을 취소할 수 있나요? | Bisakah saya membatalkan pesanan?
choose-a-size | questions | Which size should I take? | 该选哪个尺码？ | 該選哪個尺寸？ | Quelle taille choisir ? | サイズはどう選べばよいですか | 어떤 사이즈를 골라야 하나요? | Ukuran mana yang harus saya pilih?
transaction-password | questions | What is the transaction password? | 什么是交易密码？ | 什麼是交易密碼？ | Qu'est-ce que le mot de passe de transaction ? | 取引パスワードとは何ですか | 거래 비밀번호란 무엇인가요? | Apa itu kata sandi transaksi?
rejected-proof | questions | Why was my payment proof rejected? | 付款凭证为何未通过？ | 付款憑證為何未通過？ | Pourquoi mon justificatif a-t-il été refusé ? | 支払い証明が承認されないのはなぜですか | 결제 증빙이 왜 반려되었나요? | Mengapa bukti pembayaran saya ditolak?
privacy-policy | policies | Privacy policy | 隐私政策 | 隱私政策 | Politique de confidentialité | プライバシーポリシー | 개인정보 처리방침 | Kebijakan privasi
terms-and-conditions | policies | Terms and conditions | 条款与条件 | 條款與條件 | Conditions générales | 利用規約 | 이용 약관 | Syarat dan ketentuan
store-agreement | shops | Store agreement | 商家协议 | 商家協議 | Contrat de boutique | 出店契約 | 입점 계약 | Perjanjian toko
about-us | about | About {store} | 关于 {store} | 關於 {store} | À propos de {store} | {store}について | {store} 소개 | Tentang {store}
`;
