export { claimPicture } from './claim-picture.ts';
export { drawnPicture } from './drawn-pictures.ts';
export { signedUrl } from './file-address.ts';
export { filePages } from './file-pages.ts';
export { fileUrl } from './file-url.ts';
export { filesRoutes } from './files.routes.ts';
export { filmPages } from './film-pages.ts';
export type { ClaimedPicture } from './stored-files.repository.ts';
export { uploadFile } from './upload-file.ts';
