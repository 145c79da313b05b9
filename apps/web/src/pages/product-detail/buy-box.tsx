import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAfterLogin, useAddToCart } from '../../features/cart/cart.api.ts';
import type { ProductDetail } from '../../features/catalogue/catalogue.api.ts';
import type { Hearts } from '../../features/catalogue/product-tile.tsx';
import { type SizeScheme, sizeSchemeOf } from '../../features/catalogue/size-scheme.ts';
import type { Sku, SkuChoice } from '../../features/catalogue/sku-choice.ts';
import { SkuPicker } from '../../features/catalogue/sku-picker.tsx';
import { sessionStore, useSession } from '../../features/session/session-store.ts';
import { USUAL_FREE_FROM, USUAL_FREIGHT } from '../../lib/delivery.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Population } from '../../lib/population.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { describeValues } from '../../lib/sku-properties.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HeartIcon, RulerIcon, TruckIcon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { BuyBar } from './buy-bar.tsx';

const SizeGuideDialog = lazyPart(() => import('../../features/catalogue/size-guide-dialog.tsx'));

/** From here on the stock is worth telling. */
const FEW_LEFT = 5;

type Property = ProductDetail['properties'][number];

/** The property that is a size, and by which table it is read. */
function sizesOf(
  { properties }: ProductDetail,
  population: Population,
): { property: Property; scheme: SizeScheme } | undefined {
  for (const property of properties) {
    const scheme = sizeSchemeOf(
      property.values.map(({ valueName }) => valueName),
      population,
    );
    if (scheme) return { property, scheme };
  }
  return undefined;
}

interface BuyBoxProps {
  product: ProductDetail;
  choice: SkuChoice;
  sku: Sku | undefined;
  hearts: Hearts;
  onChoose: (propertyId: number, valueId: number) => void;
}

/** Choose and buy: colour and size, the bag, the heart, and the same button in a bar while it is out of sight. */
export function BuyBox({ product, choice, sku, hearts, onChoose }: BuyBoxProps): ReactElement {
  const { t } = useTranslation(['product', 'ui']);
  const format = usePriceFormat();
  const addToCart = useAddToCart();
  const addAfterLogin = useAddAfterLogin();
  const picker = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const population = useSession((session) => session.population);
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const sizes = sizesOf(product, population);
  const { id, shopId, name, status, collectflag } = product;
  const isFavourite = hearts.isFavourite(id, collectflag);
  const isOn = status === 'on';
  const label = isOn ? t('buy.add') : t(`buy.status.${status}`);
  const choiceName = sku ? describeValues(sku.properties) : '';

  const askForChoice = (): void => {
    setIsIncomplete(true);
    clearToasts();
    toast(t('sku.select'), { tone: 'warning' });
    const missing = product.properties.find(({ propertyId }) => !choice.has(propertyId));
    const group = picker.current?.querySelector<HTMLElement>(`[data-property="${missing?.propertyId}"]`);
    group?.scrollIntoView({ block: 'center' });
    group?.querySelector<HTMLElement>('input:not([aria-disabled])')?.focus({ preventScroll: true });
  };
  const add = (): void => {
    if (!isOn) return;
    if (!sku) {
      askForChoice();
      return;
    }
    const addition = { spuId: id, skuId: sku.id, count: 1, shopId };
    if (sessionStore.get().token === null) addAfterLogin(addition);
    else addToCart.mutate(addition);
  };

  return (
    <>
      <div ref={picker} className="mt-8">
        <SkuPicker
          product={product}
          choice={choice}
          onChoose={onChoose}
          isIncomplete={isIncomplete}
          asideOf={({ propertyId }) =>
            propertyId === sizes?.property.propertyId && (
              <TextButton onClick={() => setIsGuideOpen(true)} aria-haspopup="dialog" {...SizeGuideDialog.onIntent}>
                <RulerIcon className="size-4" />
                {t('sizes.open')}
              </TextButton>
            )
          }
        />
        <div aria-live="polite" className="mt-3 min-h-[18px]">
          {sku && sku.stock <= FEW_LEFT && (
            <Tag tone="accent">{t('sku.left', { count: sku.stock, choice: choiceName })}</Tag>
          )}
        </div>
      </div>
      <div className="mt-5 grid grid-cols-[1fr_52px] gap-2">
        <Button ref={button} busy={addToCart.isPending} disabled={!isOn} onClick={add}>
          {label}
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
      <p className="mt-4 flex items-start gap-3 text-sm text-ink-soft">
        <TruckIcon />
        <span>{t('delivery', { free: format(USUAL_FREE_FROM), freight: format(USUAL_FREIGHT) })}</span>
      </p>
      {sizes && (
        <SizeGuideDialog
          open={isGuideOpen}
          onOpenChange={setIsGuideOpen}
          scheme={sizes.scheme}
          chosen={
            sizes.property.values.find(({ valueId }) => valueId === choice.get(sizes.property.propertyId))?.valueName
          }
        />
      )}
      {isOn && (
        <BuyBar
          button={button}
          price={format((sku ?? product).price)}
          choiceName={choiceName}
          label={label}
          busy={addToCart.isPending}
          onAdd={add}
        />
      )}
    </>
  );
}
