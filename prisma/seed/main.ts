/**
 * Command: makes the demo world in the database at DATABASE_URL, once. `--products N` grows the main store's catalogue to
 * that many products. With DEMO_WORLD=off it makes nothing.
 */
import { growCatalogue, seedWorld } from './index.ts';

const EXIT_CONFIG = 78;

function stopWith(sentence: string): never {
  console.error(sentence);
  process.exit(EXIT_CONFIG);
}

const databaseUrl = process.env.DATABASE_URL ?? stopWith('Set DATABASE_URL to the database to seed.');
const at = process.argv.indexOf('--products');
const wanted = at < 0 ? undefined : Number(process.argv[at + 1]);
if (wanted !== undefined && (!Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000))
  stopWith('--products takes a number of products from 1 to 5000000.');

const tell = (line: string): void => console.log(line);
if (process.env.DEMO_WORLD === 'off') {
  tell('No demo world is wanted.');
  process.exit(0);
}
await seedWorld(databaseUrl, tell);
if (wanted !== undefined) await growCatalogue(databaseUrl, wanted, tell);
process.exit(0);
