/** The address of a stored file, given its path below /files/; an empty path stays empty. */
export const fileUrl = (path: string): string => (path === '' ? '' : `/files/${path}`);
