/** Command: backs up the database at DATABASE_OWNER_URL, or DATABASE_URL where that is not set, and the uploaded files into the folder that is named. */
import { resolve } from 'node:path';
import { backUp } from './backup/back-up.ts';
import { openStorage } from './platform/storage.ts';
import { runCommand } from './run-command.ts';

const stamp = (): string => new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');

await runCommand({ name: 'backup' }, async (config, [named]) => {
  const folder = resolve(named ?? `backups/${stamp()}`);
  const { database, files, missingFiles } = await backUp(
    { ownerUrl: config.ownerUrl, storage: openStorage(config) },
    folder,
    (line) => console.log(line),
  );
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  if (missingFiles > 0) console.log(`${missingFiles} files that the database names are not in the storage.`);
  console.log(`${rows} rows of ${database.tables.length} tables and ${files.count} files in ${folder}`);
});
