import { refuseUsedDatabase, restoreDatabase } from '@passage/database/restore-database';
import type { Storage } from '../platform/storage.ts';
import { restoreFiles } from './backup-files.ts';
import { type Manifest, readManifest } from './manifest.ts';

/**
 * Fills an empty database and a storage from the folder of a backup. Files come first: without their rows they do no
 * harm, and rows without their files would.
 *
 * @param ownerUrl connects as the owner
 * @param appUrl where processes log in
 * @throws BackupError for a database that is not empty, and for a backup that is damaged or newer than this program
 */
export async function restore(
  { ownerUrl, appUrl, storage }: { ownerUrl: string; appUrl?: string | undefined; storage: Storage },
  folder: string,
  tell?: (line: string) => void,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await refuseUsedDatabase(ownerUrl, manifest.database);
  tell?.('files');
  await restoreFiles(storage, folder, manifest.files.count);
  await restoreDatabase({ ownerUrl, appUrl }, folder, manifest.database, tell);
  return manifest;
}
