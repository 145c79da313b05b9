import type { Config } from '../config.ts';

/** Where a host of ours is reached from outside, for links in mails. In production a proxy speaks TLS on the usual port. */
export function originOf({ mode, port, publicPort }: Config, host: string): string {
  if (publicPort === undefined && mode === 'production') return `https://${host}`;
  return `http://${host}:${publicPort ?? port}`;
}
