import type { Language } from '@passage/contract';
import type { Db } from '@passage/database';
import type { Currency } from '@passage/money';

/** What a page says of itself in the document's head. What it leaves out is the storefront's. */
export interface HeadSlots {
  /** The page's own title; the storefront's name follows it. */
  readonly title?: string;
  readonly description?: string;
  /** Address of a picture of the page, rooted or absolute. */
  readonly image?: string;
  /** Open Graph's type. */
  readonly type?: 'website' | 'product' | 'article';
  /** Path and query of the one address that search engines shall keep, without sort, page and filters. */
  readonly canonical?: string;
  /** The page is of something that is not there: status 404, and no search engine shall keep it. */
  readonly isMissing?: boolean;
  /** The page is somebody's own, or one of endlessly many. */
  readonly isPrivate?: boolean;
  /** Data of schema.org; what they name as addresses is absolute. */
  readonly data?: readonly object[];
  /** Pictures that the app shell shows, with the shells that show them. */
  readonly preload?: readonly { readonly href: string; readonly media?: string }[];
  /** What the document itself shows of the page while the code is on its way. */
  readonly appShell?: AppShell;
}

export interface AppShell {
  /** In the document's language; the storefront takes the shell away from readers of another. */
  readonly title?: string;
  /** Whose page it is, where that is left to what the visitor looked at last: 1 men, 2 women, 3 children. */
  readonly population?: 1 | 2 | 3;
  readonly pictures: readonly {
    readonly href: string;
    /** For shells of phones and tablets, where that is another. */
    readonly narrowHref?: string;
  }[];
}

export interface PageRequest {
  readonly db: Db;
  /** The language of the document. */
  readonly language: Language;
  readonly path: string;
  readonly query: URLSearchParams;
  /** http://localhost:4000 */
  readonly origin: string;
  /** The storefront's name and the currency in which it first shows prices. */
  readonly store: { readonly name: string; readonly currency: Currency };
  /** The shop that is served on this host, if any. */
  readonly shopId: number | undefined;
  /** What the storefront's build tells of the page, in the document's language. */
  readonly told: { readonly title: string | undefined; readonly description: string | undefined };
}

/** Finds the head of one kind of page; registered by its kind in page-heads.ts. */
export type PageHead = (page: PageRequest) => HeadSlots | Promise<HeadSlots>;

export const MISSING: HeadSlots = { isMissing: true };
export const DESCRIPTION_LENGTH = 160;

/** An id as it stands in an address; nothing that no row can have. */
export function readId(text: string | null | undefined): number | undefined {
  const id = text && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}
