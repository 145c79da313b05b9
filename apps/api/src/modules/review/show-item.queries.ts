import type { contract, Language, OutputOf, ReviewQueueName } from '@passage/contract';
import {
  boolean,
  type Db,
  integer,
  json,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import { cents } from '@passage/money';
import type { Platform } from '../../platform/platform.ts';
import { inLanguage, type Localized } from '../catalogue/index.ts';
import { secondReviewerAbove } from '../consent/index.ts';
import { signedUrl } from '../files/index.ts';
import { applicationOf } from './application-of-item.queries.ts';
import { COLUMNS, DUPLICATE_PAIRS, FROM, personOf, queueOf, REVIEW_ROW, SHOWN_PICTURE, toItem } from './item-rows.ts';
import { askedRefundOf } from './refund-of-item.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

type Detail = OutputOf<typeof contract.review.detail>;

type DetailRow = RowOf<typeof detailRow>;

const detailRow = statement({
  name: 'review-detail',
  params: [smallint('queue'), integer('id')],
  columns: {
    ...REVIEW_ROW,
    pay_type: nullable(smallint),
    bankno: nullable(text),
    pay_name: nullable(jsonb.as<Localized>()),
    withdrawal_type: nullable(smallint),
    fullname: nullable(text),
    mobile: nullable(text),
    bankname: nullable(text),
    receive_address: nullable(text),
    orders: nullable(json.as<{ id: number; no: string; status: number; total: string }[]>()),
  },
  text: `select ${COLUMNS}, proof.pay_type, recharge.bankno,
     (select name from pay_method where id = recharge.pay_method_id) as pay_name,
     withdrawal.type as withdrawal_type, withdrawal.fullname, withdrawal.mobile, withdrawal.bankname, withdrawal.receive_address,
     (
       select json_agg(json_build_object('id', trade_order.id, 'no', trade_order.no, 'status', trade_order.status, 'total', trade_order.total_amount::text) order by trade_order.id)
       from payment_proof_order join trade_order on trade_order.id = payment_proof_order.order_id
       where payment_proof_order.proof_id = proof.id
     ) as orders
   ${FROM} where item.queue = $1 and item.id = $2`,
});

const duplicateRows = statement({
  name: 'review-duplicates',
  params: [smallint('queue'), integer('id')],
  columns: {
    id: integer,
    queue: smallint,
    status: smallint,
    member_id: integer,
    email: text,
    user_name: text,
    is_same: boolean,
    distance: smallint,
    file_id: uuid,
    format: text,
    created_at: timestamptz,
  },
  text: `select * from (
     select distinct on (theirs.id) theirs.id, theirs.queue, theirs.status, theirs.member_id, member.email, member.user_name,
       other.sha256 = mine.sha256 as is_same, look_alike.distance,
       other.file_id, stored_file.format, theirs.created_at
     from review_item as item, ${DUPLICATE_PAIRS}
     join member on member.id = theirs.member_id
     join stored_file on stored_file.id = other.file_id
     where item.queue = $1 and item.id = $2 and ${SHOWN_PICTURE}
     order by theirs.id, other.sha256 = mine.sha256 desc, look_alike.distance, other.id desc
   ) as found order by is_same desc, distance, id desc limit 50`,
});

const approvers = statement({
  name: 'review-approvers',
  params: [integer('itemId')],
  columns: { id: integer, email: text, user_name: text, created_at: timestamptz },
  text: `select member.id, member.email, member.user_name, review_approval.created_at
   from review_approval join member on member.id = review_approval.reviewer_id
   where review_approval.item_id = $1 order by review_approval.created_at`,
});

/** One item with all that a reviewer needs; pictures by addresses that hold for an hour. */
export async function showItem(
  platform: Platform,
  db: Db,
  { queue, id, language }: { queue: ReviewQueueName; id: number; language: Language },
): Promise<Detail | undefined> {
  const row = await db.sql.row(detailRow, [QUEUE_NUMBER[queue], id]);
  if (!row) return undefined;
  const [duplicates, approved, secondAbove, application, refund] = await Promise.all([
    db.sql.rows(duplicateRows, [QUEUE_NUMBER[queue], id]),
    db.sql.rows(approvers, [id]),
    secondReviewerAbove(db),
    queue === 'shop-applications' ? applicationOf(platform, db, row.subject_id, language) : null,
    askedRefundOf(platform, db, row.subject_id, row),
  ]);
  const urlOf = async (fileId: string | null, format: string | null): Promise<string> =>
    fileId === null || format === null ? '' : signedUrl(platform, db.tenantId, { id: fileId, format });
  return {
    ...toItem(row, { now: platform.clock.now(), secondAbove }),
    picUrl: await urlOf(row.file_id, row.file_format),
    proof: proofOf(row),
    recharge: row.bankno === null ? null : { payName: inLanguage(row.pay_name ?? {}, language), bankno: row.bankno },
    withdrawal: withdrawalOf(row),
    application,
    refund,
    approvedBy: approved.map((each) => ({
      ...personOf(each.id, each.email, each.user_name),
      approvedTime: each.created_at,
    })),
    duplicates: await Promise.all(
      duplicates.map(async (other) => ({
        queue: queueOf(other.queue),
        id: other.id,
        member: personOf(other.member_id, other.email, other.user_name),
        status: other.status,
        isSame: other.is_same,
        distance: other.distance,
        picUrl: await urlOf(other.file_id, other.format),
        createTime: other.created_at,
      })),
    ),
  };
}

const proofOf = ({ pay_type, orders }: DetailRow): Detail['proof'] =>
  pay_type === null
    ? null
    : {
        payType: pay_type,
        orders: (orders ?? []).map(({ id, no, status, total }) => ({ id, no, status, payPrice: cents(BigInt(total)) })),
      };

const withdrawalOf = (row: DetailRow): Detail['withdrawal'] =>
  row.withdrawal_type === null
    ? null
    : {
        type: row.withdrawal_type,
        fullname: row.fullname ?? '',
        mobile: row.mobile ?? '',
        bankname: row.bankname ?? '',
        receiveAddress: row.receive_address ?? '',
      };
