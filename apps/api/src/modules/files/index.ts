export { drawnPicture } from './drawn-pictures.ts';
export { filePages } from './file-pages.ts';
export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
