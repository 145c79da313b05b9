/** Command: takes everything that can be searched for in the database at DATABASE_URL into the search index anew. */
import { openDatabase } from '@passage/database';
import { indexAll } from './modules/search/index.ts';
import { runCommand } from './run-command.ts';

await runCommand({ name: 'index-search' }, async ({ databaseUrl }) => {
  const database = openDatabase({ url: databaseUrl, poolSize: 2 });
  console.log(`${await indexAll(database)} entries are in the search index.`);
  await database.close();
});
