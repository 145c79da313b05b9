/**
 * Command: fills the empty database at DATABASE_OWNER_URL, or DATABASE_URL where that is not set, and the storage from the folder of a backup, then proves the books and
 * the audit.
 */
import { resolve } from 'node:path';
import { BackupError } from '@passage/database/back-up-database';
import { restore } from './backup/restore.ts';
import { verifyChain } from './modules/audit/verify-chain.ts';
import { proveBooks } from './modules/ledger/prove-books.ts';
import { openStorage } from './platform/storage.ts';
import { runCommand } from './run-command.ts';

await runCommand({ name: 'restore', takesAnySchema: true }, async (config, [named]) => {
  if (named === undefined) throw new BackupError('Name the folder of the backup: npm run restore -- backups/…');
  const folder = resolve(named);
  const { ownerUrl, databaseUrl } = config;
  const appUrl = ownerUrl === databaseUrl ? undefined : databaseUrl;
  const tell = (line: string): void => console.log(line);
  const { database, files, missingFiles } = await restore(
    { ownerUrl, appUrl, storage: openStorage(config) },
    folder,
    tell,
  );
  tell('books and audit');
  const [differences, { breaks }] = [await proveBooks(ownerUrl), await verifyChain(ownerUrl)];
  if (differences.length + breaks.length > 0)
    throw new BackupError(
      `Everything is restored as it was backed up, but the books have ${differences.length} differences and the audit ${breaks.length} breaks: run npm run prove.`,
    );
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  if (missingFiles > 0)
    console.log(`${missingFiles} files that the database names were missing when it was backed up.`);
  console.log(`${rows} rows of ${database.tables.length} tables and ${files.count} files restored, the books prove`);
});
