import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { BackupError, backUpDatabase } from '@passage/database/back-up-database';
import { countMissingFiles } from '../modules/files/index.ts';
import type { Storage } from '../platform/storage.ts';
import { backUpFiles } from './backup-files.ts';
import { FORMAT, type Manifest, manifestFile } from './manifest.ts';

/**
 * Writes the database as of one moment and the uploaded files into a new folder, while the app runs or not. The folder
 * has its name when it is whole.
 *
 * @param ownerUrl connects as the owner
 * @throws BackupError for a folder that is there already, and for a database without our schema
 */
export async function backUp(
  { ownerUrl, storage }: { ownerUrl: string; storage: Storage },
  folder: string,
  tell?: (line: string) => void,
): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined))
    throw new BackupError(`${folder} is there already: name a folder that is not.`);
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const manifest = await write({ ownerUrl, storage }, unfinished, tell);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function write(
  { ownerUrl, storage }: { ownerUrl: string; storage: Storage },
  unfinished: string,
  tell: ((line: string) => void) | undefined,
): Promise<Manifest> {
  const startedAt = new Date();
  const database = await backUpDatabase(ownerUrl, unfinished, tell);
  // After the rows: a file is there before the row that names it, so none of those is missed.
  tell?.('files');
  const { keys, bytes } = await backUpFiles(storage, unfinished);
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: startedAt.toISOString(),
    database: {
      migrations: [...database.migrations],
      tenants: [...database.tenants],
      tables: database.tables.map(({ columns, keyColumns, ...table }) => ({
        ...table,
        columns: [...columns],
        keyColumns: [...keyColumns],
      })),
      sequences: [...database.sequences],
    },
    files: { count: keys.size, bytes },
    missingFiles: await countMissingFiles(ownerUrl, keys, startedAt),
  };
  await writeFile(manifestFile(unfinished), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 });
  return manifest;
}
