import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '@passage/database/back-up-database';
import { z } from 'zod';

/** Of the folder's arrangement; a program refuses one that it does not know. */
export const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  database: z.object({
    migrations: z.array(z.string()),
    tenants: z.array(z.int()),
    tables: z.array(
      z.object({
        name: z.string(),
        columns: z.array(z.string()),
        keyColumns: z.array(z.string()),
        rows: z.int(),
        sha256: z.string(),
      }),
    ),
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  }),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Files that the database names and the storage did not have when it was backed up. */
  missingFiles: z.int(),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestFile = (folder: string): string => join(folder, 'manifest.json');

/** @throws BackupError for a folder that is no backup, or one of another program */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`There is no backup in ${folder}: name the folder that npm run backup wrote.`, { cause });
  });
  const known = manifest.safeParse(parsed(text));
  if (!known.success)
    throw new BackupError(
      `The backup in ${folder} is damaged, or of a newer Passage: its manifest.json cannot be read.`,
    );
  return known.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
