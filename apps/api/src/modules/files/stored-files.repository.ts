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
  `update stored_file set purpose = $3
   where id = $1 and owner_id = $2 and is_public = 0
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
  `update stored_file set is_public = 1, purpose = $3
   where id = $1 and owner_id = $2 and purpose not in (${PRIVATE})
   returning id, format`,
);

/** Lets everybody see a member's own picture, unless it is one that stays private. */
export const publishStoredFile = (
  tx: Tx,
  id: string,
  ownerId: number,
  purpose: number,
): Promise<{ id: string; format: string } | undefined> => tx.sql.row(publishOwn, [id, ownerId, purpose]);
