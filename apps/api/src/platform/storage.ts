/** Where uploaded bytes lie. Keys are made by the modules and hold no text of users. */
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** undefined where nothing lies under the key */
  get(key: string): Promise<Buffer | undefined>;
  /** The bytes from a place on, piece by piece; fails where nothing lies under the key. */
  read(key: string, start: number): AsyncIterable<Buffer>;
  remove(key: string): Promise<void>;
}

/** Files below a folder of this machine. A file appears whole or not at all. */
export function openFolderStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!/^[\w-]+(\/[\w.-]+)*$/.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const unfinished = `${path}.${process.pid}.${Date.now()}.part`;
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
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    read: (key, start) => createReadStream(pathOf(key), { start }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
