import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Where an owner's own token works: the endpoints of the own shop, to read and to try. */
const BACKEND = '/docs';

/** For who has a shop. Its text comes by itself, as few need it. */
export function BackendLink({ className }: { className: string }): ReactElement {
  return (
    <Suspense fallback={<span className={className} />}>
      <Link className={className} />
    </Suspense>
  );
}

function Link({ className }: { className: string }): ReactElement {
  const { t } = useTranslation('shopApplication');
  return (
    <a href={BACKEND} target="_blank" rel="noreferrer" className={className}>
      {t('backend')}
    </a>
  );
}
