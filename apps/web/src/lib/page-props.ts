import type { PageName } from '@passage/contract/page-table';
import type { Population } from './population.ts';

/** What every page is told of its row in the page table: several rows may share one page. */
export interface PageProps {
  name: PageName;
  /** The zone of which the page is the home. */
  zone?: Population;
}
