import { FILE_PURPOSE } from '@passage/contract/files';
import { type Db, statement, type Tx } from '@passage/database';
import type { EncodedPicture } from './encode-picture.ts';

export interface StoredFile {
  id: string;
  owner_id: number;
  purpose: number;
  format: string;
  width: number;
  height: number;
  is_public: number;
}

const insertFile = statement<
  { id: string },
  [
    id: string,
    ownerId: number,
    purpose: number,
    format: string,
    width: number,
    height: number,
    sha256: string,
    likeness: bigint,
    createdAt: Date,
  ]
>(
  'files-insert',
  `insert into stored_file (id, owner_id, purpose, format, width, height, sha256, likeness, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
);

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

const fileById = statement<StoredFile, [id: string]>(
  'files-by-id',
  'select id, owner_id, purpose, format, width, height, is_public from stored_file where id = $1',
);

export const findStoredFile = (db: Db, id: string): Promise<StoredFile | undefined> => db.sql.row(fileById, [id]);

/** A picture with what tells it again. */
export interface ClaimedPicture {
  id: string;
  format: string;
  sha256: string;
  likeness: bigint;
}

/** Purposes of pictures that stay private for good. */
const PRIVATE = `${FILE_PURPOSE.proof}, ${FILE_PURPOSE.identity}`;

const claimOwn = statement<ClaimedPicture, [id: string, ownerId: number, purpose: number]>(
  'files-claim-own',
  `update stored_file set purpose = $3, claimed_at = coalesce(claimed_at, now())
   where id = $1 and owner_id = $2 and is_public = 0 and dropped_at is null
     and case when $3 in (${PRIVATE}) then purpose in (${PRIVATE}, ${FILE_PURPOSE.product}) else purpose not in (${PRIVATE}) end
   returning id, format, sha256, likeness`,
);

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

const publishOwn = statement<{ id: string; format: string }, [id: string, ownerId: number, purpose: number]>(
  'files-publish-own',
  `update stored_file set is_public = 1, purpose = $3, claimed_at = coalesce(claimed_at, now())
   where id = $1 and owner_id = $2 and purpose not in (${PRIVATE}) and dropped_at is null
   returning id, format`,
);

/** Lets everybody see a member's own picture, unless it is one that stays private. */
export const publishStoredFile = (
  tx: Tx,
  id: string,
  ownerId: number,
  purpose: number,
): Promise<{ id: string; format: string } | undefined> => tx.sql.row(publishOwn, [id, ownerId, purpose]);

const release = statement<{ id: string }, [id: string]>(
  'files-release',
  'update stored_file set claimed_at = null where id = $1 and is_public = 0 returning id',
);

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
const claimAgain = statement<{ id: string }, [before: Date]>(
  'files-claim-again',
  `update stored_file set claimed_at = now()
   where claimed_at is null and dropped_at is null and created_at < $1 and (${IS_REFERRED_TO}) returning id`,
);
const drop = statement<{ id: string; format: string }, [before: Date, now: Date, most: number]>(
  'files-drop',
  `update stored_file set dropped_at = coalesce(dropped_at, $2)
   where id in (
     select id from stored_file where claimed_at is null and is_public = 0 and created_at < $1
     order by created_at limit $3 for update skip locked
   )
   returning id, format`,
);

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

const forget = statement<{ id: string }, [ids: readonly string[]]>(
  'files-forget',
  'delete from stored_file where id = any ($1::uuid[]) and dropped_at is not null returning id',
);

/** Deletes the rows of pictures whose bytes are gone. */
export async function forgetDroppedFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.sql.rows(forget, [ids]);
}
