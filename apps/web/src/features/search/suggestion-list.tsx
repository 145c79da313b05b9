import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { TextButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type SearchType, type Suggestions, useSuggestions } from './search.api.ts';

interface SuggestionListProps {
  /** The word once typing paused, and as it stands in the field. */
  word: string;
  typed: string;
  type: SearchType;
  population: Population;
  onAll: () => void;
  onLeave: () => void;
}

interface Offer {
  key: string;
  label: string;
  to: string;
}

const offersOf = ({ categories, brands, designers, shops }: Suggestions, isShop: boolean) => {
  const ofShops = shops.map(({ id, shopname }): Offer => {
    return { key: `s${id}`, label: shopname, to: paths.shopProduct({ no: id, name: shopname }) };
  });
  if (isShop) return [{ kind: 'shops', offers: ofShops }] as const;
  return [
    {
      kind: 'categories',
      offers: categories.map(({ id, name }): Offer => {
        return {
          key: `c${id}`,
          label: name,
          to: paths.categoryIndex({ type: LIST_TYPES.category, name, categoryId: id }),
        };
      }),
    },
    {
      kind: 'brands',
      offers: brands.map(({ id, name }): Offer => {
        const to = paths.categoryIndex({ type: LIST_TYPES.brand, name, brandId: id, navigation: 0 });
        return { key: `b${id}`, label: name, to };
      }),
    },
    {
      kind: 'designers',
      offers: designers.map(({ id, name, desno }): Offer => {
        const to = paths.categoryIndex({ type: LIST_TYPES.designer, desno, navigation: 0, name });
        return { key: `d${id}`, label: name, to };
      }),
    },
    { kind: 'shops', offers: ofShops },
  ] as const;
};

/** What the typed word may mean: a few of each kind, and the way to all results. */
export function SuggestionList({ word, typed, type, population, onAll, onLeave }: SuggestionListProps): ReactElement {
  const { t } = useTranslation('search');
  const format = usePriceFormat();
  const isShop = type === 'shop';
  const { data, isPending, isError } = useSuggestions(isShop ? population : type, word);
  const groups = data ? offersOf(data, isShop).filter(({ offers }) => offers.length > 0) : [];
  const products = isShop ? [] : (data?.products ?? []);
  const count = groups.reduce((sum, { offers }) => sum + offers.length, products.length);

  return (
    <div className="mt-6 min-h-40">
      <p role="status" className="sr-only">
        {data && t('drawer.found', { count })}
      </p>
      {data && count === 0 && <p className="text-sm text-ink-soft">{t('drawer.none')}</p>}
      <div className="grid gap-x-12 gap-y-6 cards:grid-cols-[1fr_2fr]">
        <div className="grid content-start gap-6">
          {groups.map(({ kind, offers }) => (
            <Group key={kind} title={t(`kinds.${kind}`)}>
              {offers.map(({ key, label, to }) => (
                <li key={key}>
                  <Link
                    to={to}
                    data-offer=""
                    onClick={onLeave}
                    className="flex min-h-10 items-center hover:text-accent"
                  >
                    <Marked text={label} word={word} />
                  </Link>
                </li>
              ))}
            </Group>
          ))}
        </div>
        {products.length > 0 && (
          <Group title={t('kinds.products')} className="grid gap-x-6 gap-y-3 pt-2 cards:grid-cols-2">
            {products.map(({ productId, shopId, producctName, brandName, imglist, price }) => (
              <li key={productId}>
                <Link
                  to={paths.productDetail({ no: productId, shopId })}
                  data-offer=""
                  onClick={onLeave}
                  className="group grid grid-cols-[60px_1fr] items-center gap-4 text-sm"
                >
                  <Picture src={imglist[0]} alt="" loading="eager" />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{brandName}</span>
                    <span className="line-clamp-2 text-ink-soft group-hover:text-ink">
                      <Marked text={producctName} word={word} />
                    </span>
                    <span className="num block">{format(price)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </Group>
        )}
      </div>
      {(data || isError || !isPending) && (
        <TextButton data-offer="" onClick={onAll} className="mt-6">
          {t('kinds.all', { word: typed })}
        </TextButton>
      )}
    </div>
  );
}

function Group({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}): ReactElement {
  return (
    <section>
      <h3 className="type-label text-ink-faint">{title}</h3>
      <ul className={className}>{children}</ul>
    </section>
  );
}

/** The text with the typed part stronger, wherever it holds it as it was typed. */
function Marked({ text, word }: { text: string; word: string }): ReactElement {
  const start = word === '' ? -1 : text.toLocaleLowerCase().indexOf(word.toLocaleLowerCase());
  if (start < 0) return <span className="min-w-0">{text}</span>;
  const end = start + word.length;
  return (
    <span className="min-w-0">
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  );
}
