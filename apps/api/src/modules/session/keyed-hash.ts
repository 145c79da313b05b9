import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** What is stored of a short secret: without the server's own secret nobody can try them all on a copy of the table. */
export const keyedHash = ({ config }: Platform, parts: readonly (string | number)[]): string =>
  createHmac('sha256', config.secret).update(JSON.stringify(parts)).digest('hex');

export const equalHashes = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
