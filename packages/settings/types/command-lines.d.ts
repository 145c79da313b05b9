import type { Environment } from './settings.d.ts';

/** The line that a command prints before it opens a database: host, port, name and what it will do there. */
export function databaseLine(command: string, databaseUrl: string, environment?: Environment): string;
