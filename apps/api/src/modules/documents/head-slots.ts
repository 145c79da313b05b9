import type { Language } from '@passage/contract';
import type { Db } from '@passage/database';

/** What a page says of itself in the document's head. What it leaves out is the storefront's. */
export interface HeadSlots {
  /** The page's own title; the storefront's name follows it. */
  readonly title?: string;
  readonly description?: string;
  /** Address of a picture of the page, rooted or absolute. */
  readonly image?: string;
  /** Open Graph's type. */
  readonly type?: 'website' | 'product';
  /** The page is of something that is not there: status 404, and no search engine shall keep it. */
  readonly isMissing?: boolean;
}

export interface PageRequest {
  readonly db: Db;
  /** The language of the document. */
  readonly language: Language;
  readonly query: URLSearchParams;
}

/** Finds the head of one kind of page; registered by its path in page-heads.ts. */
export type PageHead = (page: PageRequest) => Promise<HeadSlots>;
