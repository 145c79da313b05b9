import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Namespace } from '../i18n/catalogue.ts';
import { loadWithTexts } from '../i18n/i18n.ts';
import { loadAnew } from '../lib/load-anew.ts';
import { loadChunk } from '../lib/load-chunk.ts';

type Loader<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** A page and its texts, fetched together when its address is first opened. */
export function page<Props extends object>(
  load: Loader<Props>,
  ...texts: Namespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(() => loadWithTexts(load, 'pages', ...texts)).catch(loadAnew));
}
