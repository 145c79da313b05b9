import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '../../features/catalogue/catalogue.api.ts';
import { useProductSorts } from '../../features/catalogue/use-product-sorts.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';

interface BrandToolbarProps {
  sort: ProductSort | undefined;
  onSort: (sort: ProductSort | undefined) => void;
}

/** The way back to all brands, and the order. */
export function BrandToolbar({ sort, onSort }: BrandToolbarProps): ReactElement {
  const { t } = useTranslation(['brandsAndDesigners', 'catalogue']);
  return (
    <ListToolbar label={t('catalogue:list.toolbar')} sort={useProductSorts(sort, onSort)}>
      <span className="text-sm">
        <TextLink to={paths.brand()}>{t('brand.all')}</TextLink>
      </span>
    </ListToolbar>
  );
}
