/** Pass as a navigation's `state` when only part of the page changes: filters, tabs, pages of a table. */
export const KEEP_SCROLL = { keepScroll: true } as const;
