import type { Config } from '../config.ts';

/** Where a host of ours is reached from outside, for links in mails. In production a proxy speaks TLS on the usual port. */
export const originOf = ({ mode, port }: Config, host: string): string =>
  mode === 'production' ? `https://${host}` : `http://${host}:${port}`;
