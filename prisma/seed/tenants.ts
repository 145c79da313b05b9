import { INVITE_CODE } from './applications.ts';
import type { Target } from './target.ts';
import { ARTICLE_POINTERS } from './world/articles.ts';
import { PAGE_PICTURES } from './world/front.ts';
import { inEach, LANGUAGES } from './world/localized.ts';
import { type DemoTenant, TENANTS } from './world/tenants.ts';

const PAY_METHODS = [
  {
    type: 4,
    english: 'Balance',
    address: '',
    names: ['Balance', '余额', '餘額', 'Solde', '残高', '잔액', 'Saldo'],
    remark: undefined,
  },
  {
    type: 1,
    english: 'Virtual currency',
    address: 'TPassageDemoWallet4Kq2Lm8Nz5Rt6Yw',
    names: [
      'Virtual currency',
      '虚拟货币',
      '虛擬貨幣',
      'Monnaie virtuelle',
      '暗号資産',
      '가상 화폐',
      'Mata uang virtual',
    ],
    remark: [
      'USDT on the TRC-20 network.',
      'TRC-20 网络的 USDT。',
      'TRC-20 網路的 USDT。',
      'USDT sur le réseau TRC-20.',
      'TRC-20ネットワークのUSDT。',
      'TRC-20 네트워크의 USDT.',
      'USDT di jaringan TRC-20.',
    ],
  },
  {
    type: 2,
    english: 'Card',
    address: '4000 0098 7654 3210',
    names: ['Card', '银行卡', '銀行卡', 'Carte', 'カード', '카드', 'Kartu'],
    remark: [
      'Transfer to the card number shown.',
      '向所示卡号转账。',
      '向所示卡號轉帳。',
      'Virement vers le numéro de carte affiché.',
      '表示されるカード番号へのお振り込み。',
      '표시된 카드 번호로 이체합니다.',
      'Transfer ke nomor kartu yang ditampilkan.',
    ],
  },
  {
    type: 3,
    english: 'Online payment',
    address: 'passage-demo-account',
    names: [
      'Online payment',
      '在线支付',
      '線上支付',
      'Paiement en ligne',
      'オンライン決済',
      '온라인 결제',
      'Pembayaran daring',
    ],
    remark: [
      'Pay to the account shown, in your payment app.',
      '在支付应用中向所示账户付款。',
      '在支付應用程式中向所示帳戶付款。',
      'Payez vers le compte affiché, depuis votre application de paiement.',
      '決済アプリから、表示されるアカウントへのお支払い。',
      '결제 앱에서 표시된 계정으로 결제합니다.',
      'Bayar ke akun yang ditampilkan lewat aplikasi pembayaran Anda.',
    ],
  },
] as const;

const inLanguages = (words: readonly string[]) => inEach((_, index) => words[index] ?? words[0] ?? '');

/** A store in all languages of the demo world takes on any that comes later. */
const offered = ({ languages }: DemoTenant) => (languages.length < LANGUAGES.length ? { languages } : {});

/** The store, its hosts, settings and pay methods. */
export async function seedTenant(target: Target): Promise<void> {
  const plan = TENANTS[target.tenant];
  await target.asOwner(
    'insert into tenant (id, key, name, default_language, default_currency) values ($1, $2, $3, $4, $5)',
    [plan.number, plan.name.toLowerCase(), plan.name, plan.defaultLanguage, plan.defaultCurrency],
  );
  for (const [index, host] of plan.hosts.entries())
    await target.asOwner('insert into tenant_host (host, tenant_id, is_primary) values ($1, $2, $3)', [
      host,
      plan.number,
      index === 0,
    ]);

  const { privacyPolicy, termsAndConditions, storeAgreement, questions, howToBuy } = ARTICLE_POINTERS;
  const settings = {
    TABS_SETTING: { tabsLogo: '', tabsName: plan.name },
    THEME_SETTING: { accent: plan.accent, onAccent: '#fdfcfa' },
    LOCALE_SETTING: { ...offered(plan), currency: plan.defaultCurrency },
    TRADE_RULE_SETTING: { requireShop: false, requireBalance: true, payWindowMinutes: 30 },
    REGISTER_SETTING: { revealEmail: false },
    SYSTEM_ARTICLE_SETTING: {
      privacyPolicy,
      termsAndConditions,
      storeAgreement,
      questions: questions.code,
      howToBuy: { code: howToBuy.code, collapseCode: howToBuy.code },
    },
    CONTACT_US_SETTING: { aboutEmail: plan.email, workingDayTime: plan.workingDays, restDayTime: plan.restDays },
    FRONT_FOOTER_SETTING: { trademarkStatement: plan.trademark, copyright: plan.copyright },
    ...(plan.number === 2 ? { REVIEW_SETTING: { secondReviewerAbove: 1_000 } } : {}),
    DOMAIN_PIC_SETTING: PAGE_PICTURES[target.tenant],
  };
  await target.insert(
    'tenant_setting',
    Object.entries(settings).map(([key, value]) => ({ key, value })),
  );
  await target.insert('invite_code', [
    { code: INVITE_CODE, uses: 1_000, used: 0, remark: 'Demo', created_at: new Date() },
  ]);
  for (const [position, { type, english, names, remark, ...where }] of PAY_METHODS.entries()) {
    await target.run(
      `insert into pay_method (type, name, english_name, remark, position, address, address_url)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        type,
        inLanguages(names),
        english,
        remark ? inLanguages(remark) : {},
        position,
        where.address,
        where.address ? `/files/qr/${where.address.replaceAll(' ', '')}.svg` : '',
      ],
    );
  }
}
