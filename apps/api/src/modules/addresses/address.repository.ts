import { type Db, integer, type RowOf, smallint, statement, type Tx, text } from '@passage/database';

/** An address as it is stored; countryRegion and continent are codes, continent empty where a country has no regions. */
export type Address = RowOf<typeof ownAddress>;

export type AddressFields = Omit<Address, 'id' | 'isDefault'>;

const lock = statement({
  name: 'address-lock',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'select id from member where id = $1 for no key update',
});
const clearDefault = statement({
  name: 'address-clear-default',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'update address set is_default = 0 where member_id = $1 and is_default = 1 returning id',
});
const setDefault = statement({
  name: 'address-set-default',
  params: [integer('memberId'), integer('id')],
  columns: { id: integer },
  text: 'update address set is_default = 1 where member_id = $1 and id = $2 returning id',
});
const remove = statement({
  name: 'address-remove',
  params: [integer('memberId'), integer('id')],
  columns: { is_default: smallint },
  text: 'delete from address where member_id = $1 and id = $2 returning is_default',
});

const ownAddress = statement({
  name: 'address-own',
  params: [integer('memberId'), integer('id')],
  columns: {
    id: integer,
    firstName: text,
    surname: text,
    mobile: text,
    email: text,
    zipcode: text,
    detailAddress: text,
    city: text,
    countryRegion: text,
    continent: text,
    remark: text,
    /** 1 default, 0 not */
    isDefault: smallint,
  },
  text: `select id, first_name as "firstName", surname, mobile, email, zipcode, detail_address as "detailAddress", city,
     country_region as "countryRegion", continent, remark, is_default as "isDefault"
   from address where member_id = $1 and id = $2`,
});

/** A member's addresses, the default first, then the newest. */
export async function listAddresses({ prisma }: Db, memberId: number): Promise<Address[]> {
  return prisma.address.findMany({ where: { memberId }, orderBy: [{ isDefault: 'desc' }, { id: 'desc' }] });
}

/** One of the member's own addresses. */
export async function findOwnAddress(db: Db, memberId: number, id: number): Promise<Address | undefined> {
  return db.sql.row(ownAddress, [memberId, id]);
}

/** One after another: commands on a member's addresses, so that they count them and name one default. */
export async function lockAddresses(tx: Tx, memberId: number): Promise<void> {
  await tx.sql.row(lock, [memberId]);
}

/** How many addresses a member has, for the bound on them. */
export async function countAddresses({ prisma }: Tx, memberId: number): Promise<number> {
  return prisma.address.count({ where: { memberId } });
}

/** Adds an address to a member's book. @returns its id */
export async function insertAddress(
  { prisma }: Tx,
  memberId: number,
  fields: AddressFields,
  now: Date,
): Promise<number> {
  return (await prisma.address.create({ data: { ...fields, memberId, createdAt: now }, select: { id: true } })).id;
}

/** @returns whether there is such an address of the member */
export async function changeAddress(
  { prisma }: Tx,
  memberId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  return (await prisma.address.updateMany({ where: { memberId, id }, data: fields })).count > 0;
}

/** @returns the removed one's default mark, undefined where there is no such address of the member */
export async function removeAddress(
  tx: Tx,
  memberId: number,
  id: number,
): Promise<{ wasDefault: boolean } | undefined> {
  const removed = await tx.sql.row(remove, [memberId, id]);
  return removed && { wasDefault: removed.is_default === 1 };
}

/** Takes the mark from the address that has it first: at no moment are there two. */
export async function moveDefault(tx: Tx, memberId: number, id: number): Promise<boolean> {
  await tx.sql.row(clearDefault, [memberId]);
  return (await tx.sql.row(setDefault, [memberId, id])) !== undefined;
}
