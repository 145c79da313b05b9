/** Where uploaded bytes lie. Keys are made by the modules and hold no text of users. */
import type { Config } from '../config.ts';
import { openFolderStorage } from './storage-folder.ts';
import { openObjectStorage } from './storage-objects.ts';

/** A file appears whole or not at all. What is no key is refused by each of these with an error. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** undefined where nothing lies under the key */
  get(key: string): Promise<Buffer | undefined>;
  /** The bytes from a place on, piece by piece; fails where nothing lies under the key. */
  read(key: string, start: number): AsyncIterable<Buffer>;
  remove(key: string): Promise<void>;
  /** Every key, in no order. */
  keys(): AsyncIterable<string>;
  /**
   * Address at which the store itself gives the file to whoever has it; without its signature the store refuses.
   * undefined where the store has no addresses and files are served by the API alone.
   */
  signedAddress(key: string, lifetime: { from: Date; seconds: number }): Promise<string | undefined>;
  /** Where signed addresses lead to, such as https://files.example; undefined where there are none. */
  readonly origin: string | undefined;
}

/** Opens the storage of files: a bucket where one is set, else a folder. */
export const openStorage = ({ objectStore, storageFolder }: Config): Storage =>
  objectStore === undefined ? openFolderStorage(storageFolder) : openObjectStorage(objectStore);
