import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Storage } from './storage.ts';
import { checkedKey, isKey } from './storage-key.ts';

const UNFINISHED = '.part';

/** Files below a folder of this machine. */
export function openFolderStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    read: (key, start) => piecesOf(pathOf(key), start),
    remove: async (key) => rm(pathOf(key), { force: true }),
    keys: () => keysBelow(folder),
    signedAddress: (key) => {
      checkedKey(key);
      return Promise.resolve(undefined);
    },
    origin: undefined,
  };
}

// Opened when the first piece is asked for: a stream that fails before anybody listens would end the process.
async function* piecesOf(path: string, start: number): AsyncGenerator<Buffer> {
  yield* createReadStream(path, { start });
}

async function* keysBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // No file was put yet.
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (entry.isFile() && !key.endsWith(UNFINISHED) && isKey(key)) yield key;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
