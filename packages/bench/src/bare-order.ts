/** An order that is created and paid as one transaction through pg alone: the writes of the API, and nothing else. */
import { Client } from 'pg';

export interface BareBuyer {
  readonly id: number;
  /** Ledger account of the member's balance, and of the escrow. */
  readonly accountId: number;
  readonly escrowId: number;
}

export interface BareGoods {
  readonly skuId: number;
  readonly spuId: number;
  readonly shopId: number;
  /** Cents. */
  readonly price: number;
  readonly freight: number;
}

export interface BareShop {
  order(buyer: BareBuyer, goods: BareGoods): Promise<void>;
  addToCart(buyer: BareBuyer, goods: BareGoods): Promise<void>;
  close(): Promise<void>;
}

const TEXT = {
  addToCart: `insert into cart_line (member_id, sku_id, count, added_price) values ($1, $2, 1, $3)
    on conflict (tenant_id, member_id, sku_id) do update set count = cart_line.count + excluded.count returning id`,
  countTry: 'update member set pay_password_failures = pay_password_failures + 1 where id = $1 returning id',
  resetTries: 'update member set pay_password_failures = 0 where id = $1 returning id',
  takeStock: 'update sku set stock = stock - 1 where id = $1 and stock >= 1 returning id',
  checkout: 'insert into checkout (member_id) values ($1) returning id',
  order: `insert into trade_order (no, checkout_id, member_id, shop_id, goods_amount, freight, total_amount, pay_deadline, earns_points,
      receiver_name, receiver_mobile, receiver_email, receiver_detail_address, receiver_city, receiver_area_name, receiver_zipcode)
    values ($1, $2, $3, $4, $5, $6, $5::bigint + $6::bigint, now() + interval '30 minutes', 1,
      'Élodie Marchand', '+33 6 12 34 56 78', 'elodie@passage.test', '18 rue du Faubourg-Montmartre', 'Paris', 'France', '75009')
    returning id`,
  item: `insert into order_item (order_id, spu_id, sku_id, count, unit_price, spu_name, brand_name, file, properties)
    values ($1, $2, $3, 1, $4, '{"en":"Wool coat","zh":"羊毛大衣"}', 'Brand', 'art/coat.camel/front.svg', '[]') returning id`,
  movement: 'insert into stock_movement (sku_id, quantity, reason, order_id) values ($1, -1, 2, $2) returning id',
  work: `insert into outbox (job, key, payload, run_at) values ($1, $2, jsonb_build_object('orderId', $3::int), now() + interval '30 minutes')
    on conflict (tenant_id, key) do nothing returning id`,
  pay: 'update trade_order set status = 10, pay_type = 4, paid_at = now() where id = $1 and status = 0 returning id',
  post: `select passage.ledger_post('pay-order:' || $1::int, array[$2, $3]::int[], array[-$4::bigint, $4::bigint], array[2, null]::int[], array[$5, '']::text[], now()) as id`,
} as const;

export async function openBareShop(databaseUrl: string): Promise<BareShop> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c role=passage_app -c search_path=public -c timezone=UTC',
  });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', '1', false)`);
  const run = async (name: keyof typeof TEXT, values: readonly (number | string)[]): Promise<number> => {
    const { rows } = await client.query<{ id: number }>({ name, text: TEXT[name], values: [...values] });
    const [row] = rows;
    if (!row) throw new Error(`${name} wrote nothing`);
    return row.id;
  };
  let made = 0;
  const series = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  return {
    order: async (buyer, { skuId, spuId, shopId, price, freight }) => {
      await client.query('begin');
      await run('countTry', [buyer.id]);
      await run('resetTries', [buyer.id]);
      await run('takeStock', [skuId]);
      const checkoutId = await run('checkout', [buyer.id]);
      made += 1;
      const no = `${series}-${made}`;
      const orderId = await run('order', [no, checkoutId, buyer.id, shopId, price, freight]);
      await run('item', [orderId, spuId, skuId, price]);
      await run('movement', [skuId, orderId]);
      await run('work', ['expire-order', `expire-order:${orderId}`, orderId]);
      await run('pay', [orderId]);
      await run('work', ['order-paid', `order-paid:${orderId}`, orderId]);
      await run('post', [orderId, buyer.accountId, buyer.escrowId, price + freight, no]);
      await client.query('commit');
    },
    addToCart: async (buyer, { skuId, price }) => {
      await run('addToCart', [buyer.id, skuId, price]);
    },
    close: () => client.end(),
  };
}
