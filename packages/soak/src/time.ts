import type { Query } from './difference.ts';

/**
 * Two days pass for one order that is on its way, as nobody can wait for them: all its times and its jobs are that much
 * earlier, so that its receipt is due.
 *
 * @returns how many orders that were
 */
export async function letDaysPass(query: Query): Promise<number> {
  const moved = await query<{ id: number }>(
    `with chosen as (
       select tenant_id, id from trade_order where status = 20 and shipped_at > now() - interval '1 day'
       order by random() limit 1 for update skip locked
     ), moved as (
       update trade_order set created_at = created_at - interval '2 days', pay_deadline = pay_deadline - interval '2 days',
         paid_at = paid_at - interval '2 days', shipped_at = shipped_at - interval '2 days'
       from chosen where trade_order.tenant_id = chosen.tenant_id and trade_order.id = chosen.id
       returning trade_order.tenant_id, trade_order.id
     ), due as (
       update outbox set run_at = outbox.run_at - interval '2 days'
       from moved where outbox.tenant_id = moved.tenant_id and outbox.key = 'confirm-receipt:' || moved.id
     )
     select id from moved`,
  );
  return moved.length;
}
