import { FILE_PURPOSE } from '@passage/contract/files';
import {
  array,
  bigint,
  type Db,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import type { EncodedPicture } from './encode-picture.ts';

export type StoredFile = RowOf<typeof fileById>;

const insertFile = statement({
  name: 'files-insert',
  params: [
    uuid('id'),
    integer('ownerId'),
    smallint('purpose'),
    text('format'),
    integer('width'),
    integer('height'),
    text('sha256'),
    bigint('likeness'),
    timestamptz('createdAt'),
  ],
  columns: { id: uuid },
  text: `insert into stored_file (id, owner_id, purpose, format, width, height, sha256, likeness, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
});

/** Names an uploaded picture, whose bytes lie in the storage already. */
export async function insertStoredFile(
  db: Db,
  file: { id: string; ownerId: number; purpose: number; picture: EncodedPicture; now: Date },
): Promise<void> {
  const { picture } = file;
  await db.sql.row(insertFile, [
    file.id,
    file.ownerId,
    file.purpose,
    picture.format,
    picture.width,
    picture.height,
    picture.sha256,
    picture.likeness,
    file.now,
  ]);
}

const fileById = statement({
  name: 'files-by-id',
  params: [uuid('id')],
  columns: {
    id: uuid,
    owner_id: integer,
    purpose: smallint,
    format: text,
    width: integer,
    height: integer,
    is_public: smallint,
  },
  text: 'select id, owner_id, purpose, format, width, height, is_public from stored_file where id = $1',
});

/** An uploaded file by its id; undefined where there is none. */
export const findStoredFile = (db: Db, id: string): Promise<StoredFile | undefined> => db.sql.row(fileById, [id]);

/** A picture with what tells it again. */
export type ClaimedPicture = RowOf<typeof claimOwn>;

/** Purposes of pictures that stay private for good. */
const PRIVATE = `${FILE_PURPOSE.proof}, ${FILE_PURPOSE.identity}`;

const claimOwn = statement({
  name: 'files-claim-own',
  params: [uuid('id'), integer('ownerId'), integer('purpose')],
  columns: { id: uuid, format: text, sha256: text, likeness: bigint },
  text: `update stored_file set purpose = $3, claimed_at = coalesce(claimed_at, now())
   where id = $1 and owner_id = $2 and is_public = 0 and dropped_at is null
     and case when $3 in (${PRIVATE}) then purpose in (${PRIVATE}, ${FILE_PURPOSE.product}) else purpose not in (${PRIVATE}) end
   returning id, format, sha256, likeness`,
});

/**
 * Gives a member's own private picture its purpose. A proof or a paper becomes nothing else, and what others see, such as
 * the picture of an after-sale, becomes neither.
 */
export const claimStoredFile = (
  tx: Tx,
  id: string,
  ownerId: number,
  purpose: number,
): Promise<ClaimedPicture | undefined> => tx.sql.row(claimOwn, [id, ownerId, purpose]);

const publishOwn = statement({
  name: 'files-publish-own',
  params: [uuid('id'), integer('ownerId'), smallint('purpose')],
  columns: { id: uuid, format: text },
  text: `update stored_file set is_public = 1, purpose = $3, claimed_at = coalesce(claimed_at, now())
   where id = $1 and owner_id = $2 and purpose not in (${PRIVATE}) and dropped_at is null
   returning id, format`,
});

/** Lets everybody see a member's own picture, unless it is one that stays private. */
export const publishStoredFile = (
  tx: Tx,
  id: string,
  ownerId: number,
  purpose: number,
): Promise<{ id: string; format: string } | undefined> => tx.sql.row(publishOwn, [id, ownerId, purpose]);

const release = statement({
  name: 'files-release',
  params: [uuid('id')],
  columns: { id: uuid },
  text: 'update stored_file set claimed_at = null where id = $1 and is_public = 0 returning id',
});

/** Whatever referred to a private picture does so no more; it goes unless something else still does. */
export async function releaseStoredFile(tx: Tx, id: string): Promise<void> {
  await tx.sql.row(release, [id]);
}

/** Each foreign key to a picture, as table and column: bytes go before the row, which the key alone would hold. */
export const REFERENCES = [
  ['payment_proof', 'file_id'],
  ['recharge', 'file_id'],
  ['submitted_picture', 'file_id'],
  ['after_sale_picture', 'file_id'],
  ['evaluation_picture', 'file_id'],
  ['chat_message', 'file_id'],
  ['shop_application', 'card_front_id'],
  ['shop_application', 'card_back_id'],
  ['shop_application', 'logo_id'],
] as const;
const IS_REFERRED_TO = REFERENCES.map(
  ([table, column]) => `exists (select from ${table} where ${table}.${column} = stored_file.id)`,
).join(' or ');

// Whoever claims one of them at the same moment either comes first and keeps it, or finds it dropped.
const claimAgain = statement({
  name: 'files-claim-again',
  params: [timestamptz('before')],
  columns: { id: uuid },
  text: `update stored_file set claimed_at = now()
   where claimed_at is null and dropped_at is null and created_at < $1 and (${IS_REFERRED_TO}) returning id`,
});
const drop = statement({
  name: 'files-drop',
  params: [timestamptz('before'), timestamptz('now'), bigint('most')],
  columns: { id: uuid, format: text },
  text: `update stored_file set dropped_at = coalesce(dropped_at, $2)
   where id in (
     select id from stored_file where claimed_at is null and is_public = 0 and created_at < $1
     order by created_at limit $3 for update skip locked
   )
   returning id, format`,
});

/**
 * Takes pictures out of use that were uploaded before a time and that nothing refers to.
 *
 * @returns those that are out of use, at most so many, also ones whose bytes are still there from an earlier try
 */
export async function dropUnclaimedFiles(
  tx: Tx,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<{ id: string; format: string }[]> {
  await tx.sql.rows(claimAgain, [before]);
  return tx.sql.rows(drop, [before, now, most]);
}

const forget = statement({
  name: 'files-forget',
  params: [array(uuid)('ids')],
  columns: { id: uuid },
  text: 'delete from stored_file where id = any ($1::uuid[]) and dropped_at is not null returning id',
});

/** Deletes the rows of pictures whose bytes are gone. */
export async function forgetDroppedFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.sql.rows(forget, [ids]);
}
