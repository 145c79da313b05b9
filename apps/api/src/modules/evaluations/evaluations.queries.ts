import type { Contract, InputOf, Language, OutputOf } from '@passage/contract';
import {
  array,
  type Db,
  integer,
  json,
  jsonb,
  nullable,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import { inLanguage, type Localized, propertiesIn, type RawSkuProperty } from '../catalogue/index.ts';
import { type FileRef, fileUrl, publicUrl } from '../files/index.ts';

type List = Contract['evaluations']['list'];

const ASKED_VALUES = [integer('memberId'), nullable(text)('orderNo'), nullable(integer)('itemId')] as const;

const ownItems = statement({
  name: 'evaluations-own-items',
  params: ASKED_VALUES,
  columns: { id: integer },
  text: `select order_item.id from trade_order join order_item on order_item.order_id = trade_order.id
   where trade_order.member_id = $1 and ($2::text is null or trade_order.no = $2) and ($3::int is null or order_item.id = $3)
   order by order_item.id`,
});
const ofItems = statement({
  name: 'evaluations-of-items',
  params: [array(integer)('itemIds')],
  columns: {
    id: integer,
    order_item_id: integer,
    order_no: text,
    service_score: smallint,
    logistics_score: smallint,
    description_score: smallint,
    remark: text,
    created_at: timestamptz,
    pictures: json.as<FileRef[]>(),
    /** Path below /files/ of the item's picture. */
    file: text,
    brand_name: text,
    spu_name: jsonb.as<Localized>(),
    properties: jsonb.as<RawSkuProperty[]>(),
  },
  text: `select evaluation.id, evaluation.order_item_id, trade_order.no as order_no, evaluation.service_score,
     evaluation.logistics_score, evaluation.description_score, evaluation.remark, evaluation.created_at,
     coalesce((
       select json_agg(json_build_object('id', stored_file.id, 'format', stored_file.format) order by picture.position)
       from evaluation_picture as picture join stored_file on stored_file.id = picture.file_id
       where picture.evaluation_id = evaluation.id
     ), '[]') as pictures,
     order_item.file, order_item.brand_name, order_item.spu_name, order_item.properties
   from evaluation
   join order_item on order_item.id = evaluation.order_item_id
   join trade_order on trade_order.id = order_item.order_id
   where evaluation.order_item_id = any ($1::int[])
   order by evaluation.order_item_id`,
});

/**
 * What a member has said of the items of an own order, or of one of them; empty before it is said.
 *
 * @returns undefined where the member has no such order or item
 */
export async function findEvaluations(
  db: Db,
  memberId: number,
  language: Language,
  { orderNo, orderItemId }: InputOf<List>,
): Promise<OutputOf<List> | undefined> {
  const items = await db.sql.rows(ownItems, [memberId, orderNo ?? null, orderItemId ?? null]);
  if (items.length === 0) return undefined;
  const rows = await db.sql.rows(ofItems, [items.map(({ id }) => id)]);
  return rows.map((row) => ({
    id: row.id,
    itemId: row.order_item_id,
    orderNo: row.order_no,
    describeScore: row.description_score,
    logisticsServiceScore: row.logistics_score,
    serviceAttitudeScore: row.service_score,
    remark: row.remark,
    picUrls: row.pictures.map(publicUrl),
    createTime: row.created_at,
    picUrl: fileUrl(row.file),
    brandName: row.brand_name,
    spuName: inLanguage(row.spu_name, language),
    properties: propertiesIn(row.properties, language),
  }));
}
