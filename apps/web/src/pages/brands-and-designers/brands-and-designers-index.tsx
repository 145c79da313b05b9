import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrands, useDesigners } from '../../features/brands-and-designers/brands-and-designers.api.ts';
import type { IndexedName } from '../../features/brands-and-designers/letter-groups.ts';
import { LetterIndex, LetterIndexPending } from '../../features/brands-and-designers/letter-index.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** All brands, each with the way to its pieces. */
export function BrandsPage(): ReactElement {
  const query = useBrands();
  const names = query.data?.map((brand) => ({ ...brand, to: paths.brandProductSearch(brand.id) }));
  return <BrandsAndDesignersPage kind="brands" query={query} names={names} />;
}

/** All designers, each with the list of what they have drawn. */
export function DesignersPage(): ReactElement {
  const query = useDesigners();
  const names = query.data?.map(({ desno, ...designer }) => ({
    ...designer,
    to: paths.categoryIndex({ type: LIST_TYPES.discount, desno, navigation: 0, name: designer.name }),
  }));
  return <BrandsAndDesignersPage kind="designers" query={query} names={names} />;
}

interface BrandsAndDesignersPageProps {
  kind: 'brands' | 'designers';
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** Undefined while they load. */
  names: readonly IndexedName[] | undefined;
}

function BrandsAndDesignersPage({
  kind,
  query: { isError, isFetching, refetch },
  names,
}: BrandsAndDesignersPageProps): ReactElement {
  const { t } = useTranslation('brandsAndDesigners');
  usePageHead(t(`${kind}.title`), t(`${kind}.description`));
  return (
    <div className="frame pt-8 cards:pt-12">
      <h1 className="type-display">{t(`${kind}.title`)}</h1>
      <p className="mt-3 mb-8 max-w-[60ch] text-ink-soft">{t(`${kind}.text`)}</p>
      {names === undefined ? (
        isError ? (
          <ErrorState title={t(`${kind}.error`)} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LetterIndexPending />
        )
      ) : names.length === 0 ? (
        <EmptyState
          title={t(`${kind}.empty`)}
          text={t('empty.text')}
          action={<ButtonLink to={paths.landing()}>{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <LetterIndex names={names} searchLabel={t(`${kind}.search`)} />
      )}
    </div>
  );
}
