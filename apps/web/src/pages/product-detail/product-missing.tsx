import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../lib/page-head.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import { ButtonLink, ButtonPair } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No such product, or not in this shop. */
export function ProductMissing(): ReactElement {
  const { t } = useTranslation('product');
  usePageHead(t('missing.title'), t('missing.text'));
  return (
    <div className="frame py-12">
      <EmptyState
        heading="h1"
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <ButtonPair>
            <ButtonLink to={paths.categoryIndex({ type: LIST_TYPES.newGood, navigation: 0 })}>
              {t('missing.action')}
            </ButtonLink>
            <ButtonLink to={paths.landing()} variant="quiet">
              {t('missing.home')}
            </ButtonLink>
          </ButtonPair>
        }
      />
    </div>
  );
}
