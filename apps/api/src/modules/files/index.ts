export { fileUrl } from './file-url.ts';
