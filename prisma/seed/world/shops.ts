import { SECOND_SHOP_TABLE } from './houses/second.ts';
import { SHOP_TABLE } from './houses/shops.ts';
import { cellAt, type Localized, textRows } from './localized.ts';
import type { TenantNumber } from './tenants.ts';

export interface Shop {
  readonly key: string;
  readonly name: string;
  readonly desc: Localized;
  readonly address: string;
  readonly brandKeys: readonly string[];
  /** A host of its own, beside the store's. */
  readonly host?: string;
}

const HOSTS: Readonly<Record<string, string>> = { atelier: 'atelier.localhost' };

function shopsIn(table: string): Shop[] {
  return textRows(table, 4).map(({ cells, text }) => {
    const shop = {
      key: cellAt(cells, 0),
      name: cellAt(cells, 1),
      address: cellAt(cells, 2),
      brandKeys: cellAt(cells, 3).split(' '),
      desc: text,
    };
    const host = HOSTS[shop.key];
    return host === undefined ? shop : { ...shop, host };
  });
}

export const SHOPS: Readonly<Record<TenantNumber, readonly Shop[]>> = {
  1: shopsIn(SHOP_TABLE),
  2: shopsIn(SECOND_SHOP_TABLE),
};
