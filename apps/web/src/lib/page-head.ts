import { useEffect } from 'react';
import { useSiteName } from './site-name.ts';

function setDescription(text: string): void {
  const known = document.head.querySelector('meta[name="description"]');
  const meta =
    known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  meta.setAttribute('content', text);
}

/**
 * The page's own title and description. Set by hand and not as React's hoisted elements, because the document arrives
 * with a title already, and two would stand side by side.
 */
export function usePageHead(title: string, description?: string): void {
  const siteName = useSiteName();
  useEffect(() => {
    document.title = title === siteName ? title : `${title} | ${siteName}`;
    if (description !== undefined) setDescription(description);
  }, [title, description, siteName]);
}
