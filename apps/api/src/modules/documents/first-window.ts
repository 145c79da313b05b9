import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@passage/contract';
import { escapeHtml } from './escape-html.ts';
import type { FirstWindow, HeadSlots } from './head-slots.ts';

interface FirstPage {
  readonly window: string;
  readonly code: readonly string[];
  readonly texts: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** What the storefront's build tells of the pages on which visits begin. */
export interface FirstPages {
  readonly pages: Readonly<Record<string, FirstPage>>;
  /** Markup by name, with slots for what the page is of. */
  readonly windows: Readonly<Record<string, string>>;
  /** One card of a list. */
  readonly item: string;
}

const NONE: FirstPages = { pages: {}, windows: {}, item: '' };

/** A build without the file, as tests have it, has no first windows. */
export async function readFirstPages(webFolder: string): Promise<FirstPages> {
  try {
    return JSON.parse(await readFile(join(webFolder, '.first-pages.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error;
  }
}

const pageAt = ({ pages }: FirstPages, path: string): FirstPage | undefined =>
  pages[path] ?? pages[path.replace(/[^/]+$/, '*')];

/** The code and the texts that a page begins with, so that the browser fetches them beside the first script. */
export function codeLinks(first: FirstPages, path: string, language: Language): string[] {
  const page = pageAt(first, path);
  const files = page ? new Set([...page.code, ...(page.texts[language] ?? [])]) : [];
  return [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(file)}" />`,
  );
}

interface Shown {
  readonly path: string;
  readonly name: string;
  readonly language: Language;
  readonly head: HeadSlots;
}

/** What is seen while the code is on its way: the header, and the page's largest pictures in their places. */
export function firstWindow(first: FirstPages, { path, name, language, head }: Shown): string {
  const page = pageAt(first, path);
  const shown = head.isMissing ? undefined : head.firstWindow;
  const wanted = page?.window ?? 'plain';
  const hasPictures = !/\{\{(picture|items)\}\}/.test(first.windows[wanted] ?? '') || shown !== undefined;
  const markup = first.windows[hasPictures ? wanted : 'plain'] ?? '';
  return fill(markup, {
    name: escapeHtml(name),
    title: escapeHtml(shown?.title ?? ''),
    lie: lieOf(shown?.pictures.length ?? 0),
    items: (shown?.pictures ?? []).map((picture) => fill(first.item, pictureSlots(picture))).join(''),
    ...pictureSlots(shown?.pictures[0]),
  }).replace('id="first-window"', () => `id="first-window"${conditions(shown, language)}`);
}

/** How a product's pictures lie: pairs, or a large one with two beside it. */
const lieOf = (count: number): string => (count === 1 ? 'one' : count % 2 === 1 ? 'odd' : 'pair');

/** For whom the window is right; the storefront takes it away from everybody else. */
function conditions(shown: FirstWindow | undefined, language: Language): string {
  const population = shown?.population === undefined ? '' : ` data-population="${shown.population}"`;
  return `${population}${shown?.title === undefined ? '' : ` data-language="${language}"`}`;
}

const pictureSlots = (picture: FirstWindow['pictures'][number] | undefined) => ({
  picture: escapeHtml(picture?.href ?? ''),
  narrowPicture: escapeHtml(picture?.narrowHref ?? picture?.href ?? ''),
});

const fill = (markup: string, slots: Readonly<Record<string, string>>): string =>
  markup.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');
