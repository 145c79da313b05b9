export { filePages } from './file-pages.ts';
export { fileUrl } from './file-url.ts';
