/** Command: takes everything that can be searched for in the database at DATABASE_URL into the search index anew. */
import { openDatabase } from '@passage/database';
import { indexAll } from './modules/search/index.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the database whose search index to make.');
  process.exit(78);
}
const database = openDatabase({ url: databaseUrl, poolSize: 2 });
console.log(`${await indexAll(database)} entries are in the search index.`);
await database.close();
