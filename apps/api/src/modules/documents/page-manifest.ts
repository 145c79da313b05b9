import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@passage/contract';
import { pageAt } from '@passage/contract/pages';

type InLanguages<Value> = Readonly<Partial<Record<Language, Value>>>;

/** What the storefront's build tells of a page. */
export interface ManifestPage {
  readonly shell: string;
  readonly code: readonly string[];
  readonly texts: InLanguages<readonly string[]>;
  readonly title?: InLanguages<string>;
  readonly description?: InLanguages<string>;
}

export interface PageManifest {
  /** By the page's path in the page table. */
  readonly pages: Readonly<Partial<Record<string, ManifestPage>>>;
  /** Markup by name, with slots for what the page is of. */
  readonly shells: Readonly<Record<string, string>>;
  /** One card of a list. */
  readonly item: string;
}

const NONE: PageManifest = { pages: {}, shells: {}, item: '' };

/** A build without the file, as tests have it, tells nothing of its pages. */
export async function readPageManifest(webFolder: string): Promise<PageManifest> {
  try {
    return JSON.parse(await readFile(join(webFolder, '.page-manifest.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error;
  }
}

/** What is known of the page at a path. */
export const manifestPage = ({ pages }: PageManifest, path: string): ManifestPage | undefined =>
  pages[pageAt(path)?.path ?? ''];
