import { ORDER_STATUS } from '@passage/contract';
import { array, integer, smallint, statement, type Tx, text, timestamptz, uuid } from '@passage/database';

const itemsOfOrders = statement({
  name: 'evaluations-items-to-review',
  params: [array(integer)('itemIds'), integer('memberId')],
  columns: { id: integer, spu_id: integer, order_id: integer, is_commented: smallint },
  text: `select order_item.id, order_item.spu_id, order_item.order_id, trade_order.is_commented
   from trade_order join order_item on order_item.order_id = trade_order.id
   where trade_order.id in (select order_id from order_item where id = any ($1::int[]))
     and trade_order.member_id = $2 and trade_order.status = ${ORDER_STATUS.orderOver}
   order by order_item.id`,
});

export interface OrderToReview {
  readonly id: number;
  readonly isCommented: boolean;
  /** The product of each of its items. */
  readonly products: ReadonlyMap<number, number>;
}

/** The member's completed order that the first of these items belongs to that is in one, with all of its items. */
export async function findOrderOfItems(
  tx: Tx,
  memberId: number,
  itemIds: readonly number[],
): Promise<OrderToReview | undefined> {
  const rows = await tx.sql.rows(itemsOfOrders, [[...itemIds], memberId]);
  const first = itemIds.map((itemId) => rows.find(({ id }) => id === itemId)).find((row) => row !== undefined);
  if (!first) return undefined;
  const own = rows.filter(({ order_id }) => order_id === first.order_id);
  return {
    id: first.order_id,
    isCommented: first.is_commented === 1,
    products: new Map(own.map((row) => [row.id, row.spu_id])),
  };
}

export interface EvaluationDraft {
  readonly memberId: number;
  readonly itemId: number;
  /** Each from 1 to 5. */
  readonly service: number;
  readonly logistics: number;
  readonly description: number;
  readonly remark: string;
  readonly fileIds: readonly string[];
  readonly now: Date;
}

const insertRow = statement({
  name: 'evaluations-insert',
  params: [
    integer('memberId'),
    integer('itemId'),
    smallint('service'),
    smallint('logistics'),
    smallint('description'),
    text('remark'),
    timestamptz('createdAt'),
  ],
  columns: { id: integer },
  text: `insert into evaluation (member_id, order_item_id, spu_id, service_score, logistics_score, description_score, remark, created_at)
   select $1, id, spu_id, $3, $4, $5, $6, $7 from order_item where id = $2 returning id`,
});
const insertPictures = statement({
  name: 'evaluations-insert-pictures',
  params: [integer('evaluationId'), array(uuid)('fileIds')],
  columns: { position: smallint },
  text: `insert into evaluation_picture (evaluation_id, position, file_id)
   select $1, position - 1, file_id from unnest($2::uuid[]) with ordinality as picture (file_id, position)
   returning position`,
});

/** Keeps the review of a bought item, scores from 1 to 5. @returns its id */
export async function insertEvaluation(tx: Tx, draft: EvaluationDraft): Promise<number> {
  const { memberId, itemId, service, logistics, description, remark, fileIds, now } = draft;
  const row = await tx.sql.row(insertRow, [memberId, itemId, service, logistics, description, remark, now]);
  if (!row) throw new Error(`no review of the item ${itemId} was kept`);
  await tx.sql.rows(insertPictures, [row.id, [...fileIds]]);
  return row.id;
}
