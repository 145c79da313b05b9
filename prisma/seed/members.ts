import { settingOf } from '@passage/settings';
import { hash } from 'bcrypt';
import type { Target } from './target.ts';
import { PEOPLE, type Person } from './world/people.ts';
import { TENANTS } from './world/tenants.ts';

const PASSWORD = 'Passage2026';
const PAY_PASSWORD = '135790';
/** Before the first of the orders, so that the log reads in order. */
const OPENED_DAYS_AGO = 300;
const DAY_MS = 86_400_000;
/** Cents, as the shopper's and the owner's histories leave them. */
export const OWNER_BALANCE = 120_000;

const ROLE = { shopper: 0, admin: 1, reviewer: 2, support: 3 } as const;

interface Account {
  readonly email: string;
  readonly role?: keyof typeof ROLE;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasPayPassword?: boolean;
  /** Cents that a recharge brought. */
  readonly balance?: number;
  readonly ownsShop?: boolean;
}

const ACCOUNTS: Readonly<Record<1 | 2, readonly Account[]>> = {
  1: [
    { email: 'shopper@passage.test', firstName: 'Élodie', lastName: 'Marchand', balance: 500_000 },
    { email: 'newcomer@passage.test', firstName: 'Noah', lastName: 'Lindqvist', hasPayPassword: false },
    { email: 'owner@passage.test', firstName: 'Auguste', lastName: 'Verrière', balance: OWNER_BALANCE, ownsShop: true },
    { email: 'applicant@passage.test', firstName: 'Mina', lastName: 'Okafor' },
    { email: 'staff@passage.test', role: 'admin', firstName: 'Camille', lastName: 'Renaud' },
    { email: 'reviewer@passage.test', role: 'reviewer', firstName: 'Jonas', lastName: 'Weber' },
    { email: 'reviewer2@passage.test', role: 'reviewer', firstName: 'Inès', lastName: 'Baptiste' },
    { email: 'support@passage.test', role: 'support', firstName: 'Lucía', lastName: 'Serrano' },
  ],
  2: [
    { email: 'shopper2@passage.test', firstName: '美咲', lastName: '高橋', balance: 200_000 },
    { email: 'staff2@passage.test', role: 'admin', firstName: '翔太', lastName: '中村' },
    { email: 'reviewer3@passage.test', role: 'reviewer', firstName: '葵', lastName: '小林' },
  ],
};

const ADDRESSES: Readonly<Record<1 | 2, readonly Readonly<Record<string, unknown>>[]>> = {
  1: [
    {
      first_name: 'Élodie',
      surname: 'Marchand',
      mobile: '+33 6 12 34 56 78',
      zipcode: '75009',
      detail_address: '18 rue du Faubourg-Montmartre',
      city: 'Paris',
      country_region: 'FR',
      continent: '',
      is_default: 1,
    },
    {
      first_name: 'Élodie',
      surname: 'Marchand',
      mobile: '+1 415 555 0134',
      zipcode: '94110',
      detail_address: '2261 Market Street, Suite 4',
      city: 'San Francisco',
      country_region: 'US',
      continent: 'US-CA',
      is_default: 0,
    },
  ],
  2: [
    {
      first_name: '美咲',
      surname: '高橋',
      mobile: '+81 90 1234 5678',
      zipcode: '150-0001',
      detail_address: '神宮前4-12-10',
      city: '渋谷区',
      country_region: 'JP',
      continent: 'JP-13',
      is_default: 1,
    },
  ],
};

/** The demo accounts, their shop, wallets and addresses. */
export async function seedMembers(target: Target): Promise<void> {
  const rounds = Number(settingOf(process.env, 'BCRYPT_ROUNDS'));
  const [passwordHash, payPasswordHash] = await Promise.all([hash(PASSWORD, rounds), hash(PAY_PASSWORD, rounds)]);
  const hashes = { password_hash: passwordHash, pay_password_hash: payPasswordHash };
  for (const account of ACCOUNTS[target.tenant]) {
    const [id] = await target.insertIds('member', [
      {
        ...memberRow(account),
        ...hashes,
        ...(account.hasPayPassword === false ? { pay_password_hash: null } : {}),
        role: ROLE[account.role ?? 'shopper'],
      },
    ]);
    if (id === undefined) throw new Error('no member was made');
    if (account.balance) await recharge(target, id, account.balance);
    if (account.ownsShop)
      await target.run('update shop set owner_id = $1 where id = (select min(id) from shop where url = $2)', [id, '']);
    if (account.email.startsWith('shopper')) {
      await target.insert(
        'address',
        ADDRESSES[target.tenant].map((address) => ({
          ...address,
          member_id: id,
          email: account.email,
          remark: '',
          created_at: new Date(),
        })),
      );
    }
  }
  await seedPeople(target, hashes);
}

const memberRow = ({
  email,
  firstName,
  lastName,
  language = 'en',
}: Pick<Account, 'email' | 'firstName' | 'lastName'> & { language?: string }) => ({
  email,
  is_demo: true,
  role: ROLE.shopper,
  user_name: `${firstName} ${lastName}`,
  first_name: firstName,
  last_name: lastName,
  phone: '',
  address: '',
  house_number: '',
  country: '',
  province: '',
  city: '',
  postal_code: '',
  language,
  point: 0,
  pay_password_failures: 0,
  created_at: new Date(Date.now() - OPENED_DAYS_AGO * DAY_MS),
});

/** Other buyers of a store: those who read one of its languages. */
export const peopleOf = (tenant: Target['tenant']): Person[] =>
  PEOPLE.filter(({ language }) => TENANTS[tenant].languages.includes(language));

async function seedPeople(target: Target, hashes: Readonly<Record<string, string>>): Promise<void> {
  const people = peopleOf(target.tenant);
  const ids = await target.insertIds(
    'member',
    people.map(({ firstname: firstName, surname: lastName, email, language }) => ({
      ...memberRow({ email, firstName, lastName, language }),
      ...hashes,
    })),
  );
  await target.insert(
    'address',
    people.map((person, index) => ({
      member_id: ids[index],
      first_name: person.firstname,
      surname: person.surname,
      mobile: person.mobile,
      email: person.email,
      zipcode: person.zipcode,
      detail_address: person.detailAddress,
      city: person.city,
      country_region: person.country,
      continent: '',
      remark: '',
      is_default: 1,
      created_at: new Date(),
    })),
  );
}

async function recharge({ run }: Target, memberId: number, amount: number): Promise<void> {
  await run(
    `select passage.ledger_post($1, array[passage.ledger_account_id(null, 4), passage.ledger_account_id($2, 1)], array[-$3::bigint, $3::bigint], array[null, 5], array['', ''], $4)`,
    [`demo-recharge:${memberId}`, memberId, amount, new Date(Date.now() - OPENED_DAYS_AGO * DAY_MS)],
  );
}
