/** Where a link of the store's own content leads: to a page of the storefront, or to another site in a new tab. */
export type Target = { to: string } | { href: string };

/** Staff write addresses by hand: what is neither a path nor of the web leads nowhere. */
export function targetOf(address: string): Target | undefined {
  if (/^\/(?![/\\])/.test(address)) return { to: address };
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? { href } : undefined;
  } catch {
    return undefined;
  }
}
