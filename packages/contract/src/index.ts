import { accountContract } from './account.ts';
import { addressesContract } from './addresses.ts';
import { afterSalesContract } from './after-sales.ts';
import { applicationsContract } from './applications.ts';
import { articleDeskContract } from './article-desk.ts';
import { articlesContract } from './articles.ts';
import { auditContract } from './audit.ts';
import { cartContract } from './cart.ts';
import { catalogueContract } from './catalogue.ts';
import { chatContract } from './chat.ts';
import { consoleAccountContract } from './console-account.ts';
import { contactContract } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { evaluationsContract } from './evaluations.ts';
import { favoritesContract } from './favorites.ts';
import { filesContract } from './files.ts';
import { homeContract } from './home.ts';
import { importsContract } from './imports.ts';
import { inviteCodesContract } from './invite-codes.ts';
import { jobsContract } from './jobs.ts';
import { ordersContract } from './orders.ts';
import { ownShopContract } from './own-shop.ts';
import { paymentContract, walletContract } from './payment.ts';
import { productsContract } from './products.ts';
import { rechargesContract } from './recharges.ts';
import { reviewContract } from './review.ts';
import { sessionContract } from './session.ts';
import { shopsContract } from './shops.ts';
import { messagesContract } from './system-messages.ts';
import { tenantContract } from './tenant.ts';
import { withdrawalsContract } from './withdrawals.ts';

/** Every endpoint of the marketplace, by capability. */
export const contract = {
  tenant: tenantContract,
  home: homeContract,
  articles: articlesContract,
  articleDesk: articleDeskContract,
  contact: contactContract,
  session: sessionContract,
  consoleAccount: consoleAccountContract,
  account: accountContract,
  catalogue: catalogueContract,
  favorites: favoritesContract,
  shops: shopsContract,
  applications: applicationsContract,
  inviteCodes: inviteCodesContract,
  cart: cartContract,
  addresses: addressesContract,
  orders: ordersContract,
  payment: paymentContract,
  afterSales: afterSalesContract,
  evaluations: evaluationsContract,
  wallet: walletContract,
  recharges: rechargesContract,
  withdrawals: withdrawalsContract,
  messages: messagesContract,
  products: productsContract,
  ownShop: ownShopContract,
  imports: importsContract,
  review: reviewContract,
  audit: auditContract,
  jobs: jobsContract,
  files: filesContract,
  chat: chatContract,
};
export type Contract = typeof contract;
export type Capability = keyof Contract;

/** Every endpoint with its name, for instance cart.add. */
export const endpoints: readonly { readonly name: string; readonly endpoint: Endpoint }[] = Object.entries(
  contract,
).flatMap(([capability, group]: [string, Record<string, Endpoint>]) =>
  Object.entries(group).map(([name, endpoint]) => ({ name: `${capability}.${name}`, endpoint })),
);

export { BODY_LIMIT_BYTES, type BodyLimit, bodyLimitOf } from './body-limits.ts';
export * from './codes.ts';
export type { Access, Endpoint, InputOf, Method, OutputOf, StaffRole, Surface } from './endpoint.ts';
export { allPathsOf, fullPathOf, pathFieldsOf, SURFACE_PREFIX } from './endpoint.ts';
export { COMMON_ERRORS, ERRORS, type ErrorName, ISSUES, type IssueKey } from './errors.ts';
export * from './order-actions.ts';
export { ERASABLE, SPELLINGS } from './scalars.ts';
export { SETTING_KEYS, type SettingKey } from './tenant.ts';
