/**
 * Command: makes the demo world, once. DATABASE_OWNER_URL connects as the owner and DATABASE_URL as the app; where that
 * alone is set it is the owner's. `--products N` grows the main store's catalogue to
 * that many products. With DEMO_WORLD=off it makes nothing.
 */
import { parseArgs } from 'node:util';
import { appUrlOf } from '@passage/database/login-url';
import { demoWorldFault, faultsOf, isDemoWorldUnwanted, settingOf, WRONG_SETTING } from '@passage/settings';
import { databaseLine } from '@passage/settings/command-lines';
import { growCatalogue, seedWorld } from './index.ts';

function stopWith(sentence: string): never {
  console.error(sentence);
  process.exit(WRONG_SETTING);
}

const faults = faultsOf(process.env);
if (faults.length > 0) stopWith(faults.join('\n'));
const [owner, other] = [settingOf(process.env, 'DATABASE_OWNER_URL'), settingOf(process.env, 'DATABASE_URL')];
const ownerUrl = owner ?? other ?? stopWith('Set DATABASE_OWNER_URL and DATABASE_URL to the database to seed.');
const appUrl = owner !== undefined && other !== undefined ? other : appUrlOf(ownerUrl);

/** How many products are asked for, if a number is. */
function productsOf(words: readonly string[]): number | undefined {
  let products: string | undefined;
  try {
    products = parseArgs({ args: [...words], options: { products: { type: 'string' } } }).values.products;
  } catch {
    stopWith('npm run seed takes --products with a number, and nothing else.');
  }
  if (products === undefined) return undefined;
  const wanted = Number(products);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000)
    stopWith('--products takes a number of products from 1 to 5000000.');
  return wanted;
}

const wanted = productsOf(process.argv.slice(2));

const tell = (line: string): void => console.log(line);
if (isDemoWorldUnwanted(process.env)) {
  tell('No demo world is wanted.');
  process.exit(0);
}
const fault = demoWorldFault(process.env);
if (fault !== undefined) stopWith(fault);
tell(databaseLine('seed', ownerUrl));
await seedWorld(ownerUrl, appUrl, tell);
if (wanted !== undefined) await growCatalogue(ownerUrl, wanted, tell);
process.exit(0);
