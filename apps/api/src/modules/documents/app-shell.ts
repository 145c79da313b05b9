import type { Language } from '@passage/contract';
import { escapeHtml } from './escape-html.ts';
import type { AppShell, HeadSlots } from './head-slots.ts';
import { manifestPage, type PageManifest } from './page-manifest.ts';

/** The code and the texts that a page begins with, so that the browser fetches them beside the first script. */
export function codeLinks(manifest: PageManifest, path: string, language: Language): string[] {
  const page = manifestPage(manifest, path);
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
export function appShell(manifest: PageManifest, { path, name, language, head }: Shown): string {
  const page = manifestPage(manifest, path);
  const shown = head.isMissing ? undefined : head.appShell;
  const wanted = page?.shell ?? 'plain';
  const hasPictures = !/\{\{(picture|items)\}\}/.test(manifest.shells[wanted] ?? '') || shown !== undefined;
  const markup = manifest.shells[hasPictures ? wanted : 'plain'] ?? '';
  return fill(markup, {
    name: escapeHtml(name),
    title: escapeHtml(shown?.title ?? ''),
    lie: lieOf(shown?.pictures.length ?? 0),
    items: (shown?.pictures ?? []).map((picture) => fill(manifest.item, pictureSlots(picture))).join(''),
    ...pictureSlots(shown?.pictures[0]),
  }).replace('id="app-shell"', () => `id="app-shell"${conditions(shown, language)}`);
}

/** How a product's pictures lie: pairs, or a large one with two beside it. */
const lieOf = (count: number): string => (count === 1 ? 'one' : count % 2 === 1 ? 'odd' : 'pair');

/** For whom the shell is right; the storefront takes it away from everybody else. */
function conditions(shown: AppShell | undefined, language: Language): string {
  const population = shown?.population === undefined ? '' : ` data-population="${shown.population}"`;
  return `${population}${shown?.title === undefined ? '' : ` data-language="${language}"`}`;
}

const pictureSlots = (picture: AppShell['pictures'][number] | undefined) => ({
  picture: escapeHtml(picture?.href ?? ''),
  narrowPicture: escapeHtml(picture?.narrowHref ?? picture?.href ?? ''),
});

const fill = (markup: string, slots: Readonly<Record<string, string>>): string =>
  markup.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');
