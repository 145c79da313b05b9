/**
 * How long the rows of each table are kept, and why. A table is either bounded or kept for a reason; a test walks all
 * tables and finds each in one of the two lists.
 */
import { bigint, integer, statement, timestamptz } from '@passage/database';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs.ts';
import { removeUnclaimed } from '../files/index.ts';
import { removeImports } from '../imports/index.ts';

/** Rows that one transaction deletes at most. */
export const BATCH_ROWS = 1_000;

export interface Bound {
  readonly table: string;
  /** How old what its condition looks at must be. */
  readonly keptMs: number;
  readonly reason: string;
  /**
   * Deletes a batch of one tenant's rows in a transaction of its own.
   *
   * @returns how many rows of the table are gone; below the batch nothing is left that can go now
   */
  readonly remove: (context: JobContext, before: Date) => Promise<number>;
}

/** @param condition of a row `bounded` that may go, with the time before which it is $1 */
function rows(table: string, keptMs: number, condition: string, reason: string): Bound {
  const remove = statement({
    name: `retention-remove-${table}`,
    params: [timestamptz('before'), bigint('most')],
    columns: { count: integer },
    text: `with gone as (
       delete from ${table} where ctid = any (array(
         select ctid from ${table} as bounded where ${condition} limit $2 for update skip locked
       )) returning 1
     )
     select count(*)::int as count from gone`,
  });
  return {
    table,
    keptMs,
    reason,
    remove: async ({ db }, before) => (await db.sql.row(remove, [before, BATCH_ROWS]))?.count ?? 0,
  };
}

/** The function of the database passage.past_<table> names the tenants that have rows to go, by the same condition. */
export const BOUNDS: readonly Bound[] = [
  rows('captcha', HOUR_MS, 'bounded.expires_at < $1', 'A graphic code works for minutes.'),
  rows(
    'mail_code',
    2 * DAY_MS,
    'bounded.expires_at < $1',
    'A code works for minutes and counts for its address for a day.',
  ),
  rows('attempt_counter', 2 * DAY_MS, 'bounded.window_start < $1', 'No tries are counted for longer than a day.'),
  rows(
    'session',
    7 * DAY_MS,
    'bounded.expires_at < $1',
    'An expired token is answered alike with and without its row.',
  ),
  rows('idempotency_key', 2 * DAY_MS, 'bounded.created_at < $1', 'A repeat gets the first answer for 24 hours.'),
  rows(
    'outbox',
    30 * DAY_MS,
    'bounded.status = 2 and bounded.done_at < $1',
    'Done work is looked up while somebody may still ask what became of it; what was given up stays until it is done.',
  ),
  rows('stored_mail', 30 * DAY_MS, 'bounded.created_at < $1', 'Mail of demo and development, which no server took.'),
  rows(
    'newsletter_subscriber',
    30 * DAY_MS,
    'bounded.status = 0 and bounded.asked_at < $1',
    'Whoever has not confirmed by then did not ask for it.',
  ),
  rows('contact_message', 2 * 365 * DAY_MS, 'bounded.created_at < $1', 'A stranger’s words are not kept for ever.'),
  rows(
    'system_message',
    2 * 365 * DAY_MS,
    'bounded.created_at < $1',
    'What it tells of stands in orders and the wallet.',
  ),
  rows(
    'shop_name',
    DAY_MS,
    'bounded.held_until < $1',
    'A name that a shop gave up is held for 90 days, then anybody’s.',
  ),
  {
    table: 'product_import',
    keptMs: 90 * DAY_MS,
    reason: 'The report of an import is read soon or never; its lines and its file go with it.',
    remove: ({ db, platform }, before) => removeImports(platform, db, { before, most: BATCH_ROWS }),
  },
  {
    table: 'stored_file',
    keptMs: 7 * DAY_MS,
    reason: 'An upload that nothing referred to for so long was given up; its bytes go first.',
    remove: ({ db, platform }, before) => removeUnclaimed(platform, db, { before, most: BATCH_ROWS }),
  },
];

const BOOKS = 'The books: money and what it was for are kept for good.';
const CATALOGUE = 'The catalogue, which its shop keeps.';
const CONTENT = 'The store’s own words and settings, which staff keep.';
const OWN = 'The member’s own, bounded for each, until the member removes it.';

/** Tables of which nothing goes by itself, with the reason. */
export const KEPT: Readonly<Record<string, string>> = {
  _prisma_migrations: 'Which migrations the database has.',
  seed_state: 'What the demo world was made from: a row a world.',
  tenant: 'The tenants themselves.',
  tenant_host: 'The tenants’ hosts.',
  tenant_setting: CONTENT,
  member: 'Whom everything else belongs to.',
  address: OWN,
  second_factor: OWN,
  recovery_code: OWN,
  withdrawal_address: OWN,
  cart_line: OWN,
  favorite_product: OWN,
  favorite_shop: OWN,
  checkout: BOOKS,
  trade_order: BOOKS,
  order_item: BOOKS,
  delivery_event: BOOKS,
  payment_proof: BOOKS,
  payment_proof_order: BOOKS,
  recharge: BOOKS,
  withdrawal: BOOKS,
  after_sale: BOOKS,
  after_sale_event: BOOKS,
  after_sale_picture: BOOKS,
  ledger_account: BOOKS,
  ledger_transaction: BOOKS,
  ledger_entry: BOOKS,
  ledger_proof: 'A row a tenant.',
  point_entry: BOOKS,
  stock_movement: 'Explains each piece in stock, as the books explain each cent.',
  review_item: 'Who decided what about money.',
  review_approval: 'Who decided what about money.',
  submitted_picture: 'Tells a proof again that is handed in a second time, however late.',
  look_alike: 'Tells a proof again that is handed in a second time, however late.',
  audit: 'A chain of which nothing may be missing.',
  audit_anchor: 'Where the chain went on: a row a tenant.',
  audit_value: 'Personal values of the chain, which go when their member is erased.',
  consent: 'Who decided what about money.',
  consent_decider: 'Who decided what about money.',
  consent_posting: 'Who decided what about money.',
  shop_takings: 'What a shop has taken: a row a shop.',
  shop_takings_day:
    'What a shop has taken on a day: the accounts of the store, a row for each day on which money moved.',
  consent_mark: 'Since when decisions are recorded: a row a tenant.',
  wallet_adjustment: 'Who decided what about money.',
  refund_request: 'Who decided what about money.',
  withdrawal_cut: BOOKS,
  category: CATALOGUE,
  brand: CATALOGUE,
  designer: CATALOGUE,
  property: CATALOGUE,
  property_value: CATALOGUE,
  shop: CATALOGUE,
  shop_category: CATALOGUE,
  spu: CATALOGUE,
  spu_picture: CATALOGUE,
  spu_value: CATALOGUE,
  sku: CATALOGUE,
  sku_value: CATALOGUE,
  imported_product: 'What the shop’s file said last: a row a product.',
  listing: 'Follows the catalogue.',
  listing_bits: 'Follows the catalogue.',
  listing_count: 'Follows the catalogue.',
  listing_mark: 'Follows the catalogue.',
  search_entry: 'Follows the catalogue.',
  search_form: 'Follows the catalogue.',
  evaluation: 'What buyers said of a product, shown with it.',
  evaluation_picture: 'What buyers said of a product, shown with it.',
  import_line: 'Goes with its import.',
  invite_code: 'Issued by staff: a handful.',
  shop_application: 'Who opened a shop, and with which papers.',
  shop_application_category: 'Who opened a shop, and with which papers.',
  pay_method: CONTENT,
  banner: CONTENT,
  home_list: CONTENT,
  diy_template: CONTENT,
  navigation_entry: CONTENT,
  notice: CONTENT,
  article: CONTENT,
  article_type: CONTENT,
  chat_conversation: 'What two sides wrote to each other is theirs.',
  chat_message: 'What two sides wrote to each other is theirs; deleted ones are empty.',
};
