import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAfterLogin, useAddToCart } from '../../features/cart/cart.api.ts';
import { isNotFound, type ProductDetail, useProduct } from '../../features/catalogue/catalogue.api.ts';
import type { Hearts } from '../../features/catalogue/product-tile.tsx';
import { choose, chosenSku, initialChoice, type SkuChoice } from '../../features/catalogue/sku-choice.ts';
import { SkuPicker } from '../../features/catalogue/sku-picker.tsx';
import { sessionStore } from '../../features/session/session-store.ts';
import { paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { LoadingArea, Skeleton, SkeletonLine, SkeletonPicture } from '../../ui/skeleton.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';

export interface QuickViewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  productId: number | undefined;
  shopId: number;
  hearts: Hearts;
}

const GRID =
  'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-5 gap-y-6 cards:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] cards:grid-rows-[auto_1fr] cards:gap-x-10';

/** A product over its shop: look, choose, put in the bag, without leaving the list. */
export default function QuickView({ open, onOpenChange, productId, shopId, hearts }: QuickViewProps): ReactElement {
  const { t } = useTranslation('shops');
  const { data, error, isFetching, refetch } = useProduct(productId, shopId);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={data?.name ?? t('quickView.title')} hideTitle wide>
      {data ? (
        <QuickProduct product={data} hearts={hearts} onLeave={() => onOpenChange(false)} />
      ) : isNotFound(error) ? (
        <EmptyState title={t('quickView.missing.title')} text={t('quickView.missing.text')} />
      ) : error ? (
        <div className="pt-8">
          <ErrorState title={t('quickView.error')} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <LoadingArea className={GRID}>
          <SkeletonPicture className="cards:row-span-2" />
          <div>
            <SkeletonLine width={36} />
            <SkeletonLine width={80} />
            <SkeletonLine width={24} />
          </div>
          <div className="max-cards:col-span-full">
            <Skeleton className="mb-8 h-20 w-32" />
            <Skeleton className="mb-8 h-24" />
            <Skeleton className="h-[52px]" />
          </div>
        </LoadingArea>
      )}
    </Dialog>
  );
}

interface QuickProductProps {
  product: ProductDetail;
  hearts: Hearts;
  onLeave: () => void;
}

function QuickProduct({ product, hearts, onLeave }: QuickProductProps): ReactElement {
  const { t } = useTranslation(['product', 'shops', 'ui']);
  const format = usePriceFormat();
  const addToCart = useAddToCart();
  const addAfterLogin = useAddAfterLogin();
  const [choice, setChoice] = useState<SkuChoice>(() => initialChoice(product));
  const [isIncomplete, setIsIncomplete] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const sku = chosenSku(product, choice);
  const { id, shopId, name, brandName, status, picUrl, collectflag, properties } = product;
  const { price, marketPrice } = sku ?? product;
  const isFavourite = hearts.isFavourite(id, collectflag);
  const isOn = status === 'on';

  const add = (): void => {
    if (!sku) {
      setIsIncomplete(true);
      clearToasts();
      toast(t('sku.select'), { tone: 'warning' });
      const missing = properties.find(({ propertyId }) => !choice.has(propertyId));
      const group = picker.current?.querySelector<HTMLElement>(`[data-property="${missing?.propertyId}"]`);
      group?.querySelector<HTMLElement>('input:not([aria-disabled])')?.focus();
      return;
    }
    const addition = { spuId: id, skuId: sku.id, count: 1, shopId };
    if (sessionStore.get().token === null) addAfterLogin(addition);
    else addToCart.mutate(addition, { onSuccess: onLeave });
  };

  return (
    <div className={GRID}>
      <Picture src={sku?.picUrl || picUrl} alt="" loading="eager" className="cards:row-span-2" />
      <div className="min-w-0">
        <p className="pr-8 text-sm font-medium wrap-anywhere">{brandName}</p>
        <p className="mt-1 type-title wrap-anywhere hyphens-auto cards:type-title-l cards:pr-8">{name}</p>
        <Price
          now={format(price)}
          was={marketPrice > price ? format(marketPrice) : undefined}
          className="mt-3 items-baseline text-lg"
        />
      </div>
      <div className="min-w-0 max-cards:col-span-full">
        <div ref={picker}>
          <SkuPicker
            product={product}
            choice={choice}
            isIncomplete={isIncomplete}
            onChoose={(propertyId, valueId) => setChoice((current) => choose(product, current, propertyId, valueId))}
          />
        </div>
        <div className="mt-8 grid grid-cols-[1fr_52px] gap-2">
          <Button busy={addToCart.isPending} disabled={!isOn} onClick={add}>
            {isOn ? t('buy.add') : t(`buy.status.${status}`)}
          </Button>
          <IconButton
            line
            icon={HeartIcon}
            label={t(isFavourite ? 'ui:favourite.remove' : 'ui:favourite.add', { name })}
            pressed={isFavourite}
            onClick={() => hearts.toggle({ productId: id, shopId }, collectflag)}
            className="size-[52px]!"
          />
        </div>
        <TextLink to={paths.productDetail({ no: id, shopId })} className="mt-6 text-sm">
          {t('shops:quickView.details')}
        </TextLink>
      </div>
    </div>
  );
}
