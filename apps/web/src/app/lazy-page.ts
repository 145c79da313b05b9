import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Namespace } from '../i18n/catalogue.ts';
import { loadWithTexts } from '../i18n/i18n.ts';
import { loadAnew } from '../lib/load-anew.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import type { PageProps } from '../lib/page-props.ts';
import type { ClientPage } from '../lib/page-rows.ts';

export interface PageModule {
  default: ComponentType<PageProps>;
}

/** The code of those pages on which visits begin, which does not wait for the list of all pages. */
const firstPages = import.meta.glob<PageModule>(
  '../pages/{landing,population,category-index,product-detail,basket}/*-page.tsx',
);

async function loadPage(page: string): Promise<PageModule> {
  const [folder = page, file = folder] = page.split('/');
  const path = `../pages/${folder}/${file}-page.tsx`;
  const load = firstPages[path] ?? (await import('./all-pages.ts')).allPages[path];
  if (!load) throw new Error(`no page ${page}`);
  return load();
}

const known = new Map<string, LazyExoticComponent<ComponentType<PageProps>>>();

const lazily = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[] = [],
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loadChunk(() => loadWithTexts(load, ...texts)).catch(loadAnew));

/** A row's page and its texts, fetched together when its address is first opened; rows of one page share it. */
export function lazyPage({ page, texts }: ClientPage): LazyExoticComponent<ComponentType<PageProps>> {
  const made = known.get(page) ?? lazily(() => loadPage(page), texts);
  known.set(page, made);
  return made;
}

export const AccountLayout = lazily(async () => ({ default: (await import('./all-pages.ts')).AccountLayout }));
