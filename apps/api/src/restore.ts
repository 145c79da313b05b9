/**
 * Command: fills the empty database at DATABASE_URL and the storage from the folder of a backup, then proves the books and
 * the audit.
 */
import { BackupError } from '@passage/database/back-up-database';
import { restore } from './backup/restore.ts';
import { runOn } from './backup/run-on-folder.ts';
import { verifyChain } from './modules/audit/verify-chain.ts';
import { proveBooks } from './modules/ledger/prove-books.ts';
import { openStorage } from './platform/storage.ts';

await runOn(async (config, folder) => {
  if (folder === undefined) throw new BackupError('Name the folder of the backup: npm run restore -- backups/…');
  const databaseUrl = config.queueUrl;
  const tell = (line: string): void => console.log(line);
  const { database, files, missingFiles } = await restore({ databaseUrl, storage: openStorage(config) }, folder, tell);
  tell('books and audit');
  const [differences, { breaks }] = [await proveBooks(databaseUrl), await verifyChain(databaseUrl)];
  if (differences.length + breaks.length > 0)
    throw new BackupError(
      `Everything is restored as it was backed up, but the books have ${differences.length} differences and the audit ${breaks.length} breaks: run npm run prove.`,
    );
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  if (missingFiles > 0)
    console.log(`${missingFiles} files that the database names were missing when it was backed up.`);
  console.log(`${rows} rows of ${database.tables.length} tables and ${files.count} files restored, the books prove`);
});
