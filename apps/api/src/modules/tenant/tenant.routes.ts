import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { listCountries } from './countries.ts';
import { DISPLAY_CURRENCIES } from './currencies.ts';
import { hostName } from './host-name.ts';
import { readSetting } from './settings.ts';
import { findShopOfHost, findTenantOfHost } from './tenant.queries.ts';

export const tenantRoutes = implement(contract.tenant, {
  byWebsite: async ({ platform, host }, { website }) => ({
    id: await findTenantOfHost(platform.database, website === undefined ? host : hostName(website)),
  }),

  setting: async ({ db }, { key }) => ({ key, settingValue: JSON.stringify(await readSetting(db, key)) }),

  countries: async ({ language }) => listCountries(language),

  currencies: async () => [...DISPLAY_CURRENCIES],

  shopByDomain: async ({ platform, db }, { url }) => {
    const shop = await findShopOfHost(platform.database, db, hostName(url));
    return shop ? { id: shop.id, shopname: shop.name } : null;
  },
});
