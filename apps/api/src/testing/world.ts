/** Makes what a test needs, straight in the database: each test its own members, shops and products. */
import { randomUUID } from 'node:crypto';
import { cents } from '@passage/money';
import { hash } from 'bcrypt';
import { Pool } from 'pg';
import { refreshListings } from '../modules/catalogue/index.ts';
import { postLedger } from '../modules/ledger/index.ts';
import { issueToken } from '../modules/session/index.ts';
import type { Platform } from '../platform/platform.ts';
import { seedTenants } from './tenants.ts';

export interface TestMember {
  readonly id: number;
  readonly tenantId: number;
  readonly email: string;
  readonly password: string;
  /** Of the storefront's side of the API. */
  readonly token: string;
  /** Of the console's side, as if the second factor had been shown; no rest of its own ends it, however the clock moves. */
  readonly consoleToken: string;
}

export interface TestProduct {
  readonly tenantId: number;
  readonly shopId: number;
  readonly spuId: number;
  readonly skuIds: readonly number[];
  /** The first SKU. */
  readonly skuId: number;
}

export interface MemberPlan {
  tenantId?: number;
  /** Cents on the balance. */
  balance?: number;
  /** Transaction password; false for none. */
  payPassword?: string | false;
  role?: 0 | 1 | 2 | 3;
  email?: string;
}

export interface ProductPlan {
  tenantId?: number;
  shopId?: number;
  /** Cents, stock and price per SKU. */
  skus?: readonly { price?: number; marketPrice?: number; stock?: number }[];
  name?: Record<string, string>;
  status?: 0 | 1;
  population?: 1 | 2 | 3;
  categoryId?: number;
}

export interface World {
  close(): Promise<void>;
  /** Runs SQL as the owner, for looking at and arranging things that no endpoint shows. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  member(plan?: MemberPlan): Promise<TestMember>;
  /** The same member with sessions anew, such as after a change of the role has ended those of before. */
  signIn(member: Omit<TestMember, 'token' | 'consoleToken'>): Promise<TestMember>;
  shop(plan?: {
    tenantId?: number;
    ownerId?: number;
    freight?: number;
    freeFreightFrom?: number;
    status?: 0 | 1;
    address?: string;
    name?: string;
  }): Promise<number>;
  category(plan?: {
    tenantId?: number;
    parentId?: number;
    population?: 1 | 2 | 3;
    name?: Record<string, string>;
  }): Promise<number>;
  product(plan?: ProductPlan): Promise<TestProduct>;
  /** Derives prices, list rows and search words of a product anew, as every writer of products does. */
  refresh(product: { readonly tenantId: number; readonly spuId: number }): Promise<void>;
  address(member: TestMember, plan?: { isDefault?: 0 | 1 }): Promise<number>;
  cartLine(member: TestMember, product: TestProduct, count?: number, skuId?: number): Promise<number>;
  setting(key: string, value: unknown, tenantId?: number): Promise<void>;
  /** Sets a SKU's stock, with the movement that explains it; lists are not refreshed. */
  setStock(skuId: number, stock: number): Promise<void>;
}

const PASSWORD = 'Passage2026';
export const PAY_PASSWORD = '135790';

/** What a test makes and reads on the database of a running API, past its services. */
export async function worldOf(databaseUrl: string, platform: Platform, template: 'empty' | 'demo'): Promise<World> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, options: '-c search_path=public' });
  pool.on('error', () => undefined);
  const run = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    return (await pool.query<Row>(sql, [...values])).rows;
  };
  const insert = async (sql: string, values: readonly unknown[]): Promise<number> => {
    const [row] = await run<{ id: number }>(sql, values);
    if (!row) throw new Error('nothing was inserted');
    return row.id;
  };
  if (template === 'empty') await seedTenants(run);
  const passwordHash = await hash(PASSWORD, 4);
  const payPasswordHash = await hash(PAY_PASSWORD, 4);

  const world: World = {
    close: () => pool.end(),
    query: run,
    member: async ({
      tenantId = 1,
      balance = 0,
      payPassword = PAY_PASSWORD,
      role = 0,
      email = `${randomUUID()}@passage.test`,
    } = {}) => {
      const payHash =
        payPassword === false ? null : payPassword === PAY_PASSWORD ? payPasswordHash : await hash(payPassword, 4);
      const id = await insert(
        'insert into member (tenant_id, email, password_hash, pay_password_hash, role) values ($1, $2, $3, $4, $5) returning id',
        [tenantId, email, passwordHash, payHash, role],
      );
      const db = platform.database.forTenant(tenantId).writable;
      if (balance > 0) {
        await db.inTransaction((tx) =>
          postLedger(tx, `test-balance:${id}`, platform.clock.now(), [
            { account: { kind: 'cashIn' }, amount: cents(-balance) },
            { account: { kind: 'available', memberId: id }, amount: cents(balance), logType: 5, remark: 'test' },
          ]),
        );
      }
      return world.signIn({ id, tenantId, email, password: PASSWORD });
    },
    signIn: async (member) => {
      const { id, tenantId } = member;
      const db = platform.database.forTenant(tenantId).writable;
      const token = await issueToken(platform, db, id, { audience: 'app' });
      const consoleToken = await issueToken(platform, db, id, { audience: 'console', isProven: true });
      await run(
        "update session set last_used_at = $3::timestamptz + interval '100 days' where tenant_id = $1 and member_id = $2",
        [tenantId, id, platform.clock.now()],
      );
      return { ...member, token, consoleToken };
    },
    shop: async ({
      tenantId = 1,
      ownerId,
      freight = 1200,
      freeFreightFrom = 20000,
      status = 1,
      address = '2 quai de Seine, Rouen',
      name = `Shop ${randomUUID()}`,
    } = {}) =>
      insert(
        `insert into shop (tenant_id, owner_id, name, freight, free_freight_from, status, address)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [tenantId, ownerId ?? null, name, freight, freeFreightFrom, status, address],
      ),
    category: async ({ tenantId = 1, parentId, population = 2, name = { en: 'Coats', zh: '大衣' } } = {}) =>
      insert('insert into category (tenant_id, parent_id, population, name) values ($1, $2, $3, $4) returning id', [
        tenantId,
        parentId ?? null,
        population,
        name,
      ]),
    product: async ({
      tenantId = 1,
      shopId,
      skus = [{}],
      name = { en: 'Wool coat', zh: '羊毛大衣' },
      status = 1,
      population = 2,
      categoryId,
    } = {}) => {
      const shop = shopId ?? (await world.shop({ tenantId }));
      const category = categoryId ?? (await world.category({ tenantId, population }));
      const brand = await insert('insert into brand (tenant_id, name) values ($1, $2) returning id', [
        tenantId,
        `Brand ${randomUUID()}`,
      ]);
      const property = await insert(
        `insert into property (tenant_id, key, name) values ($1, $2, '{"en":"Size","zh":"尺码"}') returning id`,
        [tenantId, randomUUID()],
      );
      const spuId = await insert(
        `insert into spu (tenant_id, shop_id, brand_id, category_id, population, name, description, status)
         values ($1, $2, $3, $4, $5, $6, '{"en":"<p>Cut long.</p>"}', $7) returning id`,
        [tenantId, shop, brand, category, population, name, status],
      );
      await run('insert into spu_picture (tenant_id, spu_id, position, file) values ($1, $2, 0, $3), ($1, $2, 1, $4)', [
        tenantId,
        spuId,
        'art/coat.camel/front.svg',
        'art/coat.camel/detail.svg',
      ]);
      const skuIds: number[] = [];
      for (const [index, { price = 5000, marketPrice = price, stock = 10 }] of skus.entries()) {
        const value = await insert(
          'insert into property_value (tenant_id, property_id, key, name, position) values ($1, $2, $3, $4, $5) returning id',
          [tenantId, property, `v${index}`, { en: `Size ${index + 1}`, zh: `${index + 1}号` }, index],
        );
        const skuId = await insert(
          'insert into sku (tenant_id, spu_id, price, market_price, stock, file) values ($1, $2, $3, $4, $5, $6) returning id',
          [tenantId, spuId, price, marketPrice, stock, 'art/coat.camel/front.svg'],
        );
        await run('insert into sku_value (tenant_id, sku_id, value_id, position) values ($1, $2, $3, 0)', [
          tenantId,
          skuId,
          value,
        ]);
        await run(
          'insert into stock_movement (tenant_id, sku_id, quantity, reason) select $1, $2, $3, 1 where $3 <> 0',
          [tenantId, skuId, stock],
        );
        skuIds.push(skuId);
      }
      await world.refresh({ tenantId, spuId });
      return { tenantId, shopId: shop, spuId, skuIds, skuId: skuIds[0] ?? 0 };
    },
    refresh: ({ tenantId, spuId }) =>
      platform.database.forTenant(tenantId).writable.inTransaction((tx) => refreshListings(tx, [spuId])),
    address: async (member, { isDefault = 0 } = {}) =>
      insert(
        `insert into address (tenant_id, member_id, first_name, surname, mobile, email, zipcode, detail_address, city, country_region, is_default)
         values ($1, $2, 'Élodie', 'Marchand', '+33 6 12 34 56 78', $3, '75009', '18 rue du Faubourg-Montmartre', 'Paris', 'FR', $4) returning id`,
        [member.tenantId, member.id, member.email, isDefault],
      ),
    cartLine: async (member, product, count = 1, skuId = product.skuId) =>
      insert(
        `insert into cart_line (tenant_id, member_id, sku_id, count, added_price)
         select $1, $2, id, $4, price from sku where tenant_id = $1 and id = $3 returning id`,
        [member.tenantId, member.id, skuId, count],
      ),
    setStock: async (skuId, stock) => {
      await run(
        `with moved as (
           insert into stock_movement (tenant_id, sku_id, quantity, reason)
           select tenant_id, id, $2::int - stock, 4 from sku where id = $1 and stock <> $2::int
         )
         update sku set stock = $2 where id = $1`,
        [skuId, stock],
      );
    },
    setting: async (key, value, tenantId = 1) => {
      await run(
        'insert into tenant_setting (tenant_id, key, value) values ($1, $2, $3) on conflict (tenant_id, key) do update set value = excluded.value',
        [tenantId, key, JSON.stringify(value)],
      );
    },
  };
  return world;
}
