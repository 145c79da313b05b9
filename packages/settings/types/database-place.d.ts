/** host:port/name, without user and password. */
export function placeOf(databaseUrl: string): string;
