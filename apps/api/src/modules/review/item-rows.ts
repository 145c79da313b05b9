/** What every view of an item reads: the item, its member, its subject's own state and whoever decided. */
import { REVIEW_QUEUES, REVIEW_STATUS, type ReviewQueueName } from '@passage/contract';
import {
  bigint,
  type Columns,
  integer,
  nullable,
  type RowOf,
  smallint,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import { cents } from '@passage/money';
import { addMs, DAY_MS, MINUTE_MS } from '../../platform/clock.ts';
import { DECIDED_KINDS } from '../consent/index.ts';
import { REFUND_COLUMNS, REFUND_JOINS, REFUND_ROW, refundOf } from './refund-of-item.ts';
import { QUEUE_NUMBER } from './review-queue.ts';

export const REVIEW_ROW = {
  id: integer,
  queue: smallint,
  subject_id: integer,
  member_id: integer,
  member_email: text,
  member_name: text,
  status: smallint,
  amount: nullable(bigint),
  version: integer,
  remark: text,
  decided_by: nullable(integer),
  decided_at: nullable(timestamptz),
  created_at: timestamptz,
  decider_email: nullable(text),
  decider_name: nullable(text),
  state: integer,
  no: nullable(text),
  approvals: integer,
  same_count: integer,
  duplicate_count: integer,
  file_id: nullable(uuid),
  file_format: nullable(text),
  ...REFUND_ROW,
} satisfies Columns;
export type ReviewRow = RowOf<typeof REVIEW_ROW>;

/** Pictures of other subjects that are the same as, or look the same as, one that was handed in. */
export const DUPLICATE_PAIRS = `submitted_picture as mine
  join look_alike on look_alike.picture_id = mine.id
  join submitted_picture as other on other.id = look_alike.other_id
  join review_item as theirs on theirs.queue = other.queue and theirs.subject_id = other.subject_id`;

const SAME_FILE_PAIRS = `submitted_picture as mine
  join submitted_picture as other on other.sha256 = mine.sha256 and (other.queue, other.subject_id) <> (mine.queue, mine.subject_id)
  join review_item as theirs on theirs.queue = other.queue and theirs.subject_id = other.subject_id`;

/** The one that the item shows now. */
export const SHOWN_PICTURE = `mine.queue = item.queue and mine.subject_id = item.subject_id
    and mine.id = (select max(id) from submitted_picture where queue = item.queue and subject_id = item.subject_id)`;

export const COLUMNS = `
  item.id, item.queue, item.subject_id, item.member_id, member.email as member_email, member.user_name as member_name,
  item.status, item.amount, item.version, item.remark, item.decided_by, item.decided_at, item.created_at,
  decider.email as decider_email, decider.user_name as decider_name,
  coalesce(proof.status, recharge.audit_status, withdrawal.sta, application.sta, request.status, item.status)::int as state,
  coalesce(recharge.no, withdrawal.no, application.shop_name, after_sale.no, (
    select string_agg(trade_order.no, ', ' order by trade_order.id)
    from payment_proof_order join trade_order on trade_order.id = payment_proof_order.order_id
    where payment_proof_order.proof_id = proof.id
  )) as no,
  (
    select count(*)::int from review_approval join member as approver on approver.id = reviewer_id
    where item_id = item.id and (item.status <> 0 or (
      approver.role = any ('{${DECIDED_KINDS.payments.roles.join(',')}}') and approver.disabled_at is null and approver.id <> item.member_id
    ))
  ) as approvals,
  (select count(distinct theirs.id)::int from ${SAME_FILE_PAIRS} where ${SHOWN_PICTURE} and theirs.status <> 2) as same_count,
  (select count(distinct theirs.id)::int from ${DUPLICATE_PAIRS} where ${SHOWN_PICTURE}) as duplicate_count,
  file.id as file_id, file.format as file_format,
  ${REFUND_COLUMNS}`;

/** @param items review_item, or a query of some of its rows */
export const fromItems = (items: string): string => `
  from ${items} as item
  join member on member.id = item.member_id
  left join member as decider on decider.id = item.decided_by
  left join payment_proof as proof on item.queue = 1 and proof.id = item.subject_id
  left join recharge on item.queue = 2 and recharge.id = item.subject_id
  left join withdrawal on item.queue = 3 and withdrawal.id = item.subject_id
  left join shop_application as application on item.queue = 4 and application.id = item.subject_id
  left join stored_file as file on file.id = coalesce(proof.file_id, recharge.file_id, application.card_front_id)
  ${REFUND_JOINS}`;

export const FROM = fromItems('review_item');

/** The name of a review queue by its number in the database. */
export const queueOf = (number: number): ReviewQueueName =>
  REVIEW_QUEUES.find((name) => QUEUE_NUMBER[name] === number) ?? 'payments';

/** A person as reviews name them. */
export const personOf = (id: number, email: string, name: string) => ({ id, email, name });

/** @param secondAbove cents above which an approval needs a second reviewer, if it ever does */
export function toItem(row: ReviewRow, { now, secondAbove }: { now: Date; secondAbove: bigint | undefined }) {
  const dueTime = addMs(row.created_at, DAY_MS);
  const end = row.decided_at ?? now;
  const isLarge = secondAbove !== undefined && row.amount !== null && row.amount > secondAbove;
  const isDecided = row.status !== REVIEW_STATUS.waiting;
  return {
    id: row.id,
    queue: queueOf(row.queue),
    subjectId: row.subject_id,
    member: personOf(row.member_id, row.member_email, row.member_name),
    status: row.status,
    state: row.state,
    no: row.no ?? '',
    amount: row.amount === null ? null : cents(row.amount),
    version: row.version,
    // One approval that was enough is not kept beside the decision.
    approvals: row.approvals === 0 && row.status === REVIEW_STATUS.approved ? 1 : row.approvals,
    // An approval that waits for another says that two are needed, whatever made it so.
    needed: isLarge || row.same_count > 0 || row.approvals > (isDecided ? 1 : 0) ? 2 : 1,
    duplicateCount: row.duplicate_count,
    remark: row.remark,
    createTime: row.created_at,
    dueTime,
    ageMinutes: Math.max(0, Math.floor((end.getTime() - row.created_at.getTime()) / MINUTE_MS)),
    isOverdue: !isDecided && dueTime < now,
    decidedBy:
      row.decided_by === null ? null : personOf(row.decided_by, row.decider_email ?? '', row.decider_name ?? ''),
    decidedTime: row.decided_at,
    refund: refundOf(row),
  };
}
