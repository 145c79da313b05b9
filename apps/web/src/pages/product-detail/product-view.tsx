import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ProductDetail, useCrumbs, useRecommended } from '../../features/catalogue/catalogue.api.ts';
import { Gallery } from '../../features/catalogue/gallery.tsx';
import { ProductReviews } from '../../features/catalogue/product-reviews.tsx';
import { ProductsRail, RailPending } from '../../features/catalogue/products-rail.tsx';
import { useRecentlyViewed } from '../../features/catalogue/recently-viewed.ts';
import { ShareButton } from '../../features/catalogue/share-button.tsx';
import { ShopCard } from '../../features/catalogue/shop-card.tsx';
import { choose, chosenSku, initialChoice, type SkuChoice } from '../../features/catalogue/sku-choice.ts';
import { AskShop } from '../../features/chat/ask-shop.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { useShop } from '../../features/shops/shops.api.ts';
import { formatCount, formatScore } from '../../lib/format.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Price } from '../../ui/price.tsx';
import { plainText } from '../../ui/rich-text.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductFolds } from './product-folds.tsx';

const DESCRIPTION_LENGTH = 160;

function leadingPicture({ properties }: ProductDetail, choice: SkuChoice): string | undefined {
  for (const { propertyId, values } of properties) {
    const value = values.find(({ valueId }) => valueId === choice.get(propertyId));
    if (value?.picUrl !== undefined) return value.picUrl;
  }
  return undefined;
}

export function ProductView({ product }: { product: ProductDetail }): ReactElement {
  const { t } = useTranslation(['product', 'shell']);
  const format = usePriceFormat();
  const hearts = useFavourites();
  const population = useSession((session) => session.population);
  const [choice, setChoice] = useState(() => initialChoice(product));
  const path = useCrumbs(product.categoryId).data ?? [];
  const sku = chosenSku(product, choice);
  const recommended = useRecommended(product.id, population);
  const recent = useRecentlyViewed(product);
  const shop = useShop(product.shopId).data;
  const { name, brandId, brandName, status, scores } = product;
  const { price, marketPrice } = sku ?? product;
  usePageHead(`${name} · ${brandName}`, plainText(product.description).slice(0, DESCRIPTION_LENGTH));

  const linkTo = (index: number): string => {
    const category = path[index];
    return paths.categoryIndex({
      type: LIST_TYPES.category,
      ...(category ? { name: category.name, categoryId: category.id } : {}),
      categoryPath: path
        .slice(0, index + 1)
        .map(({ id }) => id)
        .join(','),
      navigation: index === 0 ? 1 : 2,
    });
  };
  // What is like it: the group above its own narrow category.
  const groupIndex = Math.max(0, path.length - 2);
  const group = path[groupIndex];

  return (
    <>
      <div className="frame py-4">
        <Breadcrumbs
          crumbs={[
            { label: t(`shell:zone.${population}`), to: paths.population(population) },
            ...path.map((category, index) => ({ label: category.name, to: linkTo(index) })),
            { label: name },
          ]}
        />
      </div>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-6 lg:grid-cols-[15fr_9fr]">
        <Gallery name={name} pictures={product.imglist} leading={leadingPicture(product, choice)} />
        <div className="lg:pl-12">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+24px)]">
            <Link
              to={paths.categoryIndex({ type: LIST_TYPES.brand, name: brandName, brandId, navigation: 0 })}
              className="inline-flex min-h-6 items-center font-medium hover:text-accent"
            >
              {brandName}
            </Link>
            <div className="flex items-start justify-between gap-4">
              <h1 className="type-title-l mt-1 min-w-0 wrap-anywhere">{name}</h1>
              <span className="-mt-1.5 -mr-3">
                <ShareButton title={name} />
              </span>
            </div>
            <div className="mt-4">
              <Price
                now={format(price)}
                was={marketPrice > price ? format(marketPrice) : undefined}
                className="items-baseline text-lg"
              />
            </div>
            {scores.count > 0 && (
              <a href="#reviews" className="num mt-3 flex w-fit min-h-6 items-center gap-2 text-sm">
                <Stars value={scores.average} />
                {formatScore(scores.average)}
                <span className="text-ink-soft">
                  {t('reviews.count', { count: scores.count, formatted: formatCount(scores.count) })}
                </span>
              </a>
            )}
            {status !== 'on' && (
              <div className="mt-4 border border-line px-4 py-3">
                <Tag tone="bad">{t(`buy.status.${status}`)}</Tag>
                <p className="mt-1 text-sm text-ink-soft">{t(`buy.statusText.${status}`)}</p>
              </div>
            )}
            <BuyBox
              product={product}
              choice={choice}
              sku={sku}
              hearts={hearts}
              onChoose={(propertyId, valueId) => setChoice((current) => choose(product, current, propertyId, valueId))}
            />
            <div className="mt-8">
              <ShopCard
                id={product.shopId}
                name={product.shopname}
                logo={product.shopLogo}
                standing={shop && { reputation: shop.storeReputation, favourites: shop.favoriteCount }}
                action={
                  shop?.status && (
                    <AskShop
                      shop={{
                        id: product.shopId,
                        name: product.shopname,
                        logo: product.shopLogo,
                        userId: shop.mno ?? 0,
                      }}
                      className="max-cards:px-2"
                    >
                      {t('shop.ask')}
                    </AskShop>
                  )
                }
              />
            </div>
            <ProductFolds product={product} />
          </div>
        </div>
      </div>
      <ProductReviews product={product} className="frame mt-section" />
      {recommended.isPending ? (
        <RailPending className="mt-section" />
      ) : (
        <ProductsRail
          className="mt-section"
          title={t('more')}
          products={recommended.data ?? []}
          hearts={hearts}
          all={group && { to: linkTo(groupIndex), label: group.name }}
        />
      )}
      <ProductsRail className="mt-section" title={t('recent')} products={recent} hearts={hearts} />
    </>
  );
}
