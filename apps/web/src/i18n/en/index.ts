/** For the key type only: at run time each namespace is loaded by itself. */

import type account from './account.ts';
import type addresses from './addresses.ts';
import type basket from './basket.ts';
import type catalogue from './catalogue.ts';
import type help from './help.ts';
import type home from './home.ts';
import type makers from './makers.ts';
import type newsletter from './newsletter.ts';
import type orders from './orders.ts';
import type pages from './pages.ts';
import type payment from './payment.ts';
import type payPassword from './payPassword.ts';
import type product from './product.ts';
import type search from './search.ts';
import type session from './session.ts';
import type shell from './shell.ts';
import type shops from './shops.ts';
import type ui from './ui.ts';
import type uploads from './uploads.ts';
import type wallet from './wallet.ts';
import type wishlist from './wishlist.ts';

declare const en: {
  search: typeof search;
  shell: typeof shell;
  ui: typeof ui;
  pages: typeof pages;
  wallet: typeof wallet;
  session: typeof session;
  payPassword: typeof payPassword;
  account: typeof account;
  catalogue: typeof catalogue;
  home: typeof home;
  product: typeof product;
  addresses: typeof addresses;
  basket: typeof basket;
  orders: typeof orders;
  payment: typeof payment;
  help: typeof help;
  newsletter: typeof newsletter;
  shops: typeof shops;
  wishlist: typeof wishlist;
  makers: typeof makers;
  uploads: typeof uploads;
};
export default en;
