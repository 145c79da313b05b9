import { type contract, type InputOf, type Language, type OutputOf, PAY_TYPE } from '@passage/contract';
import {
  bigint,
  type Db,
  integer,
  jsonb,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import { cents, multiply } from '@passage/money';
import type { Platform } from '../../platform/platform.ts';
import { inLanguage, type Localized } from '../catalogue/index.ts';
import { signedDrawing, signedUrl } from '../files/index.ts';
import { readSetting } from '../tenant/index.ts';

type Options = OutputOf<typeof contract.recharges.options>;

type MethodRow = RowOf<typeof offered>;

const offered = statement({
  name: 'recharges-methods',
  columns: {
    id: integer,
    type: smallint,
    name: jsonb.as<Localized>(),
    remark: jsonb.as<Localized>(),
    address: text,
    address_url: text,
  },
  text: `select id, type, name, remark, address, address_url from pay_method
   where status = 1 and type <> ${PAY_TYPE.balance} order by position, id`,
});

/** The methods that a recharge can be paid by: all on offer but the balance itself. */
const listMethods = (db: Db): Promise<MethodRow[]> => db.sql.rows(offered, []);

/** Whether the store offers a method for recharges. */
export const isRechargeMethod = async (db: Db, methodId: number): Promise<boolean> =>
  (await listMethods(db)).some((method) => method.id === methodId);

const walletsOf = (db: Db, platform: Platform, methods: readonly MethodRow[]): Options['platformWallets'] =>
  methods.map(({ id, type, address, address_url }) => ({
    type,
    payAppId: id,
    address,
    addressUrl: signedDrawing(platform, db.tenantId, address_url),
  }));

/** The store's own wallets that a recharge in virtual currency goes to. */
export const listPlatformWallets = async (db: Db, platform: Platform): Promise<Options['platformWallets']> =>
  walletsOf(db, platform, await listMethods(db));

const DOLLAR = cents(100);

/** What the form of a recharge offers: methods, wallets and amounts. */
export async function readOptions(db: Db, language: Language, platform: Platform): Promise<Options> {
  const [methods, { amounts }] = await Promise.all([listMethods(db), readSetting(db, 'RECHARGE_SETTING')]);
  return {
    moneyTypes: amounts.map((amount) => ({
      label: `$${amount.toLocaleString('en-US')}`,
      value: multiply(DOLLAR, amount),
    })),
    payTypes: methods.map(({ id, type, name, remark }) => ({
      id,
      type,
      name: inLanguage(name, language),
      remark: inLanguage(remark, language),
    })),
    platformWallets: walletsOf(db, platform, methods),
  };
}

const pageRows = statement({
  name: 'recharges-page',
  params: [integer('memberId'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    no: text,
    amount: bigint,
    audit_status: smallint,
    remark: text,
    pay_name: jsonb.as<Localized>(),
    file_id: uuid,
    file_format: text,
    created_at: timestamptz,
    updated_at: timestamptz,
  },
  text: `select recharge.id, recharge.no, recharge.amount, recharge.audit_status, recharge.remark, pay_method.name as pay_name,
     recharge.file_id, stored_file.format as file_format, recharge.created_at, recharge.updated_at
   from recharge join pay_method on pay_method.id = recharge.pay_method_id
   join stored_file on stored_file.id = recharge.file_id
   where recharge.member_id = $1 order by recharge.id desc limit $2 offset $3`,
});
const pageCount = statement({
  name: 'recharges-count',
  params: [integer('memberId')],
  columns: { total: integer },
  text: 'select count(*)::int as total from recharge where member_id = $1',
});

/** A member's recharges, their pictures by addresses that are signed anew. */
export async function pageRecharges(
  { platform, db, language }: { platform: Platform; db: Db; language: Language },
  memberId: number,
  { pageNo, pageSize }: InputOf<typeof contract.recharges.list>,
): Promise<OutputOf<typeof contract.recharges.list>> {
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [memberId, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(pageCount, [memberId]),
  ]);
  return {
    list: await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        payorderno: row.no,
        price: cents(row.amount),
        payOrderPic: await signedUrl(platform, db.tenantId, { id: row.file_id, format: row.file_format }),
        appName: inLanguage(row.pay_name, language),
        auditStatus: row.audit_status,
        remark: row.remark,
        createTime: row.created_at,
        updateTime: row.updated_at,
      })),
    ),
    total: count?.total ?? 0,
  };
}
