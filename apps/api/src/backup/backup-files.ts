/** The uploaded files of a backup: as they are, below files/, and a line for each in files.txt. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { BackupError } from '@passage/database/back-up-database';
import pMap from 'p-map';
import type { Storage } from '../platform/storage.ts';
import { openFolderStorage } from '../platform/storage-folder.ts';

const AT_ONCE = { concurrency: 8 };
const listFile = (folder: string): string => join(folder, 'files.txt');
const copiesIn = (folder: string): Storage => openFolderStorage(join(folder, 'files'));
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @returns the keys of what was written */
export async function backUpFiles(storage: Storage, folder: string): Promise<{ keys: Set<string>; bytes: number }> {
  const copies = copiesIn(folder);
  const list = createWriteStream(listFile(folder), { mode: 0o600 });
  const written = finished(list);
  // Told when it is waited for.
  written.catch(() => undefined);
  const keys = new Set<string>();
  let bytes = 0;
  await pMap(
    storage.keys(),
    async (key) => {
      const file = await storage.get(key);
      // What goes while the backup is made was of no use any more.
      if (file === undefined) return;
      await copies.put(key, file);
      keys.add(key);
      bytes += file.length;
      list.write(`${hashOf(file)} ${key}\n`);
    },
    AT_ONCE,
  );
  list.end();
  await written;
  return { keys, bytes };
}

/** @throws BackupError for a file that is not what was backed up */
export async function restoreFiles(storage: Storage, folder: string, count: number): Promise<void> {
  const copies = copiesIn(folder);
  const list = await open(listFile(folder)).catch((cause: unknown) => {
    throw new BackupError('The backup has no list of its files: it is damaged.', { cause });
  });
  let restored = 0;
  await pMap(
    list.readLines(),
    async (line) => {
      const [, sha256, key = ''] = /^([0-9a-f]{64}) (.+)$/.exec(line) ?? [];
      const file = sha256 === undefined ? undefined : await copies.get(key);
      if (file === undefined || hashOf(file) !== sha256)
        throw new BackupError(`The file ${key} is not what was backed up: the backup is damaged.`);
      await storage.put(key, file);
      restored += 1;
    },
    AT_ONCE,
  );
  if (restored !== count) throw new BackupError(`The backup has ${restored} of ${count} files: it is damaged.`);
}
