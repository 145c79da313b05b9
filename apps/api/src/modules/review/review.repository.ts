import {
  array,
  bigint,
  type Columns,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
} from '@passage/database';

const ITEM_ROW = {
  id: integer,
  queue: smallint,
  subject_id: integer,
  member_id: integer,
  status: smallint,
  amount: nullable(bigint),
  version: integer,
} satisfies Columns;
export type ItemRow = RowOf<typeof ITEM_ROW>;

const COLUMNS = 'id, queue, subject_id, member_id, status, amount, version';

const itemById = statement({
  name: 'review-item',
  params: [smallint('queue'), integer('id')],
  columns: ITEM_ROW,
  text: `select ${COLUMNS} from review_item where id = $2 and queue = $1`,
});

/** A review item without a lock; undefined where the queue has none of that id. */
export const findItem = (db: Db, queue: number, id: number): Promise<ItemRow | undefined> =>
  db.sql.row(itemById, [queue, id]);

const lockById = statement({
  name: 'review-lock-item',
  params: [smallint('queue'), integer('id')],
  columns: ITEM_ROW,
  text: `select ${COLUMNS} from review_item where id = $2 and queue = $1 for update`,
});

/** Locks a review item until the transaction ends; undefined where the queue has none of that id. */
export const lockItem = (tx: Tx, queue: number, id: number): Promise<ItemRow | undefined> =>
  tx.sql.row(lockById, [queue, id]);

const insertItem = statement({
  name: 'review-insert-item',
  params: [
    smallint('queue'),
    integer('subjectId'),
    integer('memberId'),
    nullable(bigint)('amount'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: 'insert into review_item (queue, subject_id, member_id, amount, created_at) values ($1, $2, $3, $4, $5) returning id',
});

/** Opens a review item. @param item.amount in cents; null where no money is asked for */
export async function insertReviewItem(
  tx: Tx,
  item: { queue: number; subjectId: number; memberId: number; amount: bigint | null; now: Date },
): Promise<void> {
  await tx.sql.row(insertItem, [item.queue, item.subjectId, item.memberId, item.amount, item.now]);
}

const raiseVersion = statement({
  name: 'review-raise-version',
  params: [smallint('queue'), integer('subjectId')],
  columns: { id: integer },
  text: 'update review_item set version = version + 1 where queue = $1 and subject_id = $2 and status = 0 returning id',
});
const dropApprovals = statement({
  name: 'review-drop-approvals',
  params: [integer('itemId')],
  columns: { reviewer_id: integer },
  text: 'delete from review_approval where item_id = $1 returning reviewer_id',
});
/** A new picture: whoever approved the one before has not seen it. */
export async function renewItem(tx: Tx, queue: number, subjectId: number): Promise<void> {
  const row = await tx.sql.row(raiseVersion, [queue, subjectId]);
  if (!row) throw new Error(`no waiting item for ${queue}/${subjectId}`);
  await tx.sql.rows(dropApprovals, [row.id]);
}

const cutItems = statement({
  name: 'review-cut-items',
  params: [
    smallint('queue'),
    array(integer)('subjectIds'),
    array(bigint)('amounts'),
    text('remark'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `update review_item set version = version + 1,
     amount = case when cut.amount = 0 then review_item.amount else cut.amount end,
     status = case when cut.amount = 0 then 2 else status end,
     remark = case when cut.amount = 0 then $4 else remark end,
     decided_at = case when cut.amount = 0 then $5 else decided_at end
   from unnest($2::int[], $3::bigint[]) as cut (subject_id, amount)
   where queue = $1 and review_item.subject_id = cut.subject_id and status = 0 returning id`,
});
/** Smaller amounts of waiting subjects, in cents: whoever approved the one before has not seen it. 0 ends the item. */
export async function cutItemAmounts(
  tx: Tx,
  queue: number,
  { subjectIds, amounts, remark, now }: { subjectIds: number[]; amounts: bigint[]; remark: string; now: Date },
): Promise<void> {
  const rows = await tx.sql.rows(cutItems, [queue, subjectIds, amounts, remark, now]);
  if (rows.length !== subjectIds.length) throw new Error(`a subject of queue ${queue} has no waiting item`);
  for (const { id } of rows) await tx.sql.rows(dropApprovals, [id]);
}

const insertPicture = statement({
  name: 'review-insert-picture',
  params: [
    smallint('queue'),
    integer('subjectId'),
    integer('memberId'),
    uuid('fileId'),
    text('sha256'),
    bigint('likeness'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into submitted_picture (queue, subject_id, member_id, file_id, sha256, likeness, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
});

/** Keeps a handed-in picture with its hashes, by which copies are found. */
export async function insertSubmittedPicture(
  tx: Tx,
  picture: {
    queue: number;
    subjectId: number;
    memberId: number;
    fileId: string;
    sha256: string;
    likeness: bigint;
    now: Date;
  },
): Promise<void> {
  const { queue, subjectId, memberId, fileId, sha256, likeness, now } = picture;
  await tx.sql.row(insertPicture, [queue, subjectId, memberId, fileId, sha256, likeness, now]);
}

const approvalRows = statement({
  name: 'review-approvals',
  params: [integer('itemId')],
  columns: { reviewer_id: integer, created_at: timestamptz },
  text: 'select reviewer_id, created_at from review_approval where item_id = $1 order by created_at, reviewer_id',
});
/** Approvals of an item that waits for more of them, the first one first. */
export const approvalsOf = async (tx: Tx, itemId: number): Promise<{ id: number; decidedAt: Date }[]> =>
  (await tx.sql.rows(approvalRows, [itemId])).map((row) => ({ id: row.reviewer_id, decidedAt: row.created_at }));

const dropApprovalsOf = statement({
  name: 'review-drop-approvals-of',
  params: [integer('itemId'), array(integer)('reviewerIds')],
  columns: { reviewer_id: integer },
  text: 'delete from review_approval where item_id = $1 and reviewer_id = any ($2::int[]) returning reviewer_id',
});
/** Takes away approvals that no longer count. */
export async function dropApprovalsBy(tx: Tx, itemId: number, reviewerIds: readonly number[]): Promise<void> {
  if (reviewerIds.length > 0) await tx.sql.rows(dropApprovalsOf, [itemId, reviewerIds]);
}

const addApproval = statement({
  name: 'review-add-approval',
  params: [integer('itemId'), integer('reviewerId'), timestamptz('now')],
  columns: { reviewer_id: integer },
  text: 'insert into review_approval (item_id, reviewer_id, created_at) values ($1, $2, $3) on conflict do nothing returning reviewer_id',
});
/** Keeps an approval beside others. */
export async function keepApproval(tx: Tx, itemId: number, reviewerId: number, now: Date): Promise<void> {
  await tx.sql.row(addApproval, [itemId, reviewerId, now]);
}

const decide = statement({
  name: 'review-decide-item',
  params: [integer('id'), smallint('from'), smallint('to'), text('remark'), integer('reviewerId'), timestamptz('now')],
  columns: { id: integer },
  text: `update review_item set status = $3, remark = $4, decided_by = $5, decided_at = $6, version = version + 1
   where id = $1 and status = $2 returning id`,
});

/** Ends a review item. @returns whether it still had the status that it was read with */
export async function decideItem(
  tx: Tx,
  item: ItemRow,
  to: number,
  { remark, reviewerId, now }: { remark: string; reviewerId: number; now: Date },
): Promise<boolean> {
  return (await tx.sql.row(decide, [item.id, item.status, to, remark, reviewerId, now])) !== undefined;
}

const raiseItemVersion = statement({
  name: 'review-raise-item-version',
  params: [integer('id')],
  columns: { id: integer },
  text: 'update review_item set version = version + 1 where id = $1 returning id',
});
/** A later step of what was decided: whoever looked at it before has to look again. */
export async function raiseVersionOf(tx: Tx, { id }: ItemRow): Promise<void> {
  await tx.sql.row(raiseItemVersion, [id]);
}
