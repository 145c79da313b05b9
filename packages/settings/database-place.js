/**
 * Where a database is and what it is called, without its user and password.
 *
 * @param {string} databaseUrl one that fits
 * @returns {string} host:port/name
 */
export function placeOf(databaseUrl) {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `${host}:${port || searchParams.get('port') || '5432'}/${decodeURIComponent(pathname.slice(1))}`;
}
