import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { readPage } from '../../lib/use-list-address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ProductsTab } from './products-tab.tsx';
import { ShopsTab } from './shops-tab.tsx';

const TABS = ['product', 'shop'] as const;
type Tab = (typeof TABS)[number];

/** What the shopper keeps: products, and shops. */
export default function WishlistPage(): ReactElement {
  const { t } = useTranslation('wishlist');
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((known) => known === query.get('tab')) ?? 'product';
  const page = readPage(query);
  usePageHead(t('title'), t('description'));

  const queryOf = (next: Tab, number = 1): Record<string, string> => ({
    ...(next === 'product' ? {} : { tab: next }),
    ...(number === 1 ? {} : { page: String(number) }),
  });
  const pages = {
    page,
    onPage: (number: number) => setQuery(queryOf(tab, number)),
    onBeyond: (number: number) => setQuery(queryOf(tab, number), { replace: true }),
  };
  return (
    <>
      <h1 className="type-heading">{t('title')}</h1>
      <div className="mt-8">
        <Tabs<Tab>
          label={t('tabs.label')}
          value={tab}
          onChange={(next) => setQuery(queryOf(next), { state: KEEP_SCROLL })}
          tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        >
          <div className="pt-8">{tab === 'product' ? <ProductsTab {...pages} /> : <ShopsTab {...pages} />}</div>
        </Tabs>
      </div>
    </>
  );
}
