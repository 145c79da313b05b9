/** Storage key of an uploaded picture, or of one of its renditions. */
export const storageKey = (tenantId: number, path: string): string => `t${tenantId}/${path}`;
