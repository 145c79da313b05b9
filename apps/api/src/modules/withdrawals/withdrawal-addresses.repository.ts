import {
  bigint,
  type Columns,
  type Db,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  type ValuesOf,
} from '@passage/database';

const ADDRESS_ROW = {
  id: integer,
  type: smallint,
  fullname: text,
  mobile: text,
  bankname: text,
  bankno: text,
  address: text,
  remark: text,
} satisfies Columns;
export type AddressRow = RowOf<typeof ADDRESS_ROW>;

const COLUMNS = 'id, type, fullname, mobile, bankname, bankno, address, remark';

const page = statement({
  name: 'withdrawal-addresses-page',
  params: [integer('memberId'), bigint('limit'), bigint('offset')],
  columns: ADDRESS_ROW,
  text: `select ${COLUMNS} from withdrawal_address where member_id = $1 order by id desc limit $2 offset $3`,
});
const count = statement({
  name: 'withdrawal-addresses-count',
  params: [integer('memberId')],
  columns: { total: integer },
  text: 'select count(*)::int as total from withdrawal_address where member_id = $1',
});

/** How many addresses for withdrawals a member has. */
export const countAddresses = async (db: Db, memberId: number): Promise<number> =>
  (await db.sql.row(count, [memberId]))?.total ?? 0;

/** A member's addresses, the newest first. */
export const listAddresses = (
  db: Db,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<AddressRow[]> => db.sql.rows(page, [memberId, limit, offset]);

const own = statement({
  name: 'withdrawal-addresses-find-own',
  params: [integer('memberId'), smallint('type'), text('wanted')],
  columns: ADDRESS_ROW,
  text: `select ${COLUMNS} from withdrawal_address
   where member_id = $1 and type = $2 and (id::text = $3 or bankno = $3 or address = $3)
   order by id::text = $3 desc, id limit 1`,
});
/** One of the member's own by its id or by what stands in it. */
export const findOwnAddress = (
  db: Db,
  memberId: number,
  type: number,
  wanted: string,
): Promise<AddressRow | undefined> => db.sql.row(own, [memberId, type, wanted]);

export type AddressFields = Omit<AddressRow, 'id'>;

const VALUES_VALUES = [
  integer('memberId'),
  smallint('type'),
  text('fullname'),
  text('mobile'),
  text('bankname'),
  text('bankno'),
  text('address'),
  text('remark'),
] as const;
type Values = ValuesOf<typeof VALUES_VALUES>;
const valuesOf = (memberId: number, fields: AddressFields): Values => [
  memberId,
  fields.type,
  fields.fullname,
  fields.mobile,
  fields.bankname,
  fields.bankno,
  fields.address,
  fields.remark,
];

const insertRow = statement({
  name: 'withdrawal-addresses-insert',
  params: [...VALUES_VALUES, timestamptz('now')],
  columns: { id: integer },
  text: `insert into withdrawal_address (member_id, type, fullname, mobile, bankname, bankno, address, remark, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
});

/** Adds an address for withdrawals. @returns its id */
export async function insertAddress(tx: Tx, memberId: number, fields: AddressFields, now: Date): Promise<number> {
  const row = await tx.sql.row(insertRow, [...valuesOf(memberId, fields), now]);
  if (!row) throw new Error('no address was made');
  return row.id;
}

const updateRow = statement({
  name: 'withdrawal-addresses-update',
  params: [...VALUES_VALUES, integer('id')],
  columns: { id: integer },
  text: `update withdrawal_address set fullname = $3, mobile = $4, bankname = $5, bankno = $6, address = $7, remark = $8
   where member_id = $1 and type = $2 and id = $9 returning id`,
});
/** @returns undefined unless it is the member's and of that type */
export async function updateAddressRow(
  db: Db,
  memberId: number,
  id: number,
  fields: AddressFields,
): Promise<number | undefined> {
  return (await db.sql.row(updateRow, [...valuesOf(memberId, fields), id]))?.id;
}

const typeOf = statement({
  name: 'withdrawal-addresses-type',
  params: [integer('memberId'), integer('id')],
  columns: { type: smallint },
  text: 'select type from withdrawal_address where member_id = $1 and id = $2',
});

/** Whether the address is one of the member's. */
export const isOwnAddress = async (db: Db, memberId: number, id: number): Promise<boolean> =>
  (await db.sql.row(typeOf, [memberId, id])) !== undefined;

const deleteRow = statement({
  name: 'withdrawal-addresses-delete',
  params: [integer('memberId'), integer('id')],
  columns: { id: integer },
  text: 'delete from withdrawal_address where member_id = $1 and id = $2 returning id',
});

/** Deletes an address of the member's. @returns its id; undefined where it was not theirs */
export const deleteAddressRow = async (db: Db, memberId: number, id: number): Promise<number | undefined> =>
  (await db.sql.row(deleteRow, [memberId, id]))?.id;

const lockOwner = statement({
  name: 'withdrawal-addresses-lock-owner',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'select id from member where id = $1 for no key update',
});
/** One writer at a time, so that two at once cannot both find room for one more. */
export async function lockAddressBook(tx: Tx, memberId: number): Promise<void> {
  await tx.sql.row(lockOwner, [memberId]);
}
