import { useEffect } from 'react';
import { useTabsSetting } from '../../features/tenant/tenant.api.ts';
import { setSiteName } from '../../lib/site-name.ts';

/** The tab carries the store's name and its logo. The document brings the name; the logo is asked for. */
export function useBranding(): void {
  const { name = '', logo } = useTabsSetting() ?? {};
  useEffect(() => setSiteName(name), [name]);
  useEffect(() => {
    if (logo === undefined) return;
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) link.remove();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: logo }));
  }, [logo]);
}
