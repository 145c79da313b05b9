import type { Contract, InputOf, Language, OutputOf } from '@passage/contract';
import {
  bigint,
  type Db,
  integer,
  json,
  jsonb,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import { type FileRef, publicUrl } from '../files/index.ts';
import { propertiesIn, type RawSkuProperty } from './load-skus.ts';

type Review = OutputOf<Contract['catalogue']['reviews']>['list'][number];

type ReviewRow = RowOf<typeof reviewsOfProduct>;

const countOfProduct = statement({
  name: 'catalogue-review-count',
  params: [integer('spuId')],
  columns: { review_count: integer },
  text: 'select review_count from spu where id = $1',
});
// Looked up row by row: joined, the planner would read whole tables, as it cannot know how few rows a page has.
const reviewsOfProduct = statement({
  name: 'catalogue-reviews',
  params: [integer('spuId'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    name: text,
    service_score: smallint,
    logistics_score: smallint,
    description_score: smallint,
    remark: text,
    created_at: timestamptz,
    properties: jsonb.as<RawSkuProperty[]>(),
    pictures: json.as<FileRef[]>(),
  },
  text: `select evaluation.id,
     (
       select coalesce(nullif(first_name, ''), nullif(user_name, ''), email)
       from member where member.id = evaluation.member_id
     ) as name,
     evaluation.service_score, evaluation.logistics_score, evaluation.description_score, evaluation.remark,
     evaluation.created_at,
     (select properties from order_item where order_item.id = evaluation.order_item_id) as properties,
     coalesce((
       select json_agg(json_build_object('id', stored_file.id, 'format', stored_file.format) order by picture.position)
       from evaluation_picture as picture join stored_file on stored_file.id = picture.file_id
       where picture.evaluation_id = evaluation.id
     ), '[]') as pictures
   from (select * from evaluation where spu_id = $1 order by id desc limit $2 offset $3) as evaluation
   order by evaluation.id desc`,
});

/** What buyers say of a product, newest first; undefined where there is no such product. */
export async function findReviews(
  db: Db,
  { spuId, pageNo, pageSize }: InputOf<Contract['catalogue']['reviews']>,
  language: Language,
): Promise<{ list: Review[]; total: number } | undefined> {
  const product = await db.sql.row(countOfProduct, [spuId]);
  if (!product) return undefined;
  const rows = await db.sql.rows(reviewsOfProduct, [spuId, pageSize, (pageNo - 1) * pageSize]);
  return { list: rows.map((row) => toReview(row, language)), total: product.review_count };
}

const toReview = (row: ReviewRow, language: Language): Review => ({
  id: row.id,
  userName: shortened(row.name),
  describeScore: row.description_score,
  logisticsServiceScore: row.logistics_score,
  serviceAttitudeScore: row.service_score,
  remark: row.remark,
  picUrls: row.pictures.map(publicUrl),
  properties: propertiesIn(row.properties, language),
  createTime: row.created_at,
});

/** Readers are told that somebody said it, not who: A***. */
const shortened = (name: string): string => `${([...name.trim()][0] ?? '').toUpperCase()}***`;
