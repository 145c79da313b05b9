/**
 * Goes on behind the page before, where that page is known: rows that left it in the meantime then make the next one skip
 * none. A page that is opened by its address goes by its number.
 *
 * @param before the page before; undefined where it was not fetched
 * @returns what a call takes beside pageNo and pageSize
 */
export const behind = (before: { readonly next: string | null } | undefined): { after?: string } =>
  before?.next ? { after: before.next } : {};
