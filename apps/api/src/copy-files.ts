/** Command: copies what is missing from STORAGE_FOLDER into the bucket of STORAGE_URL; with the word back, the other way. */
import { ConfigError, readConfig } from './config.ts';
import { copyStorage } from './platform/copy-storage.ts';
import { openFolderStorage } from './platform/storage-folder.ts';
import { openObjectStorage } from './platform/storage-objects.ts';

try {
  const { storageFolder, objectStore } = readConfig(process.env, { isServer: false });
  if (objectStore === undefined) throw new ConfigError('Set STORAGE_URL to the bucket to copy into or out of.');
  const [folder, bucket] = [openFolderStorage(storageFolder), openObjectStorage(objectStore)];
  const copied = await (process.argv[2] === 'back' ? copyStorage(bucket, folder) : copyStorage(folder, bucket));
  console.log(`${copied} files copied`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(78);
}
