export { documentPages } from './document-pages.ts';
export type { HeadSlots, PageHead, PageRequest } from './head-slots.ts';
