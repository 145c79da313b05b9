import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { describeSku } from '../../lib/sku-properties.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductLine } from '../../ui/product-line.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { type Cart, type CartLine, lineAmount, useChangeCount, useRemoveLine } from './cart-lines.api.ts';
import { type HoldLimits, holdLimitsOf } from './hold-limits.ts';

/** Lines as they stand in the bag, those of one shop together. */
export function BagLines({ cart }: { cart: Cart }): ReactElement {
  const limits = holdLimitsOf(cart);
  const shops = new Map<number, CartLine[]>();
  for (const line of cart.list) shops.set(line.sku.shopId, [...(shops.get(line.sku.shopId) ?? []), line]);
  return (
    <div className="grid gap-10">
      {[...shops].map(([shopId, ofShop]) => (
        <ShopLines key={shopId} lines={ofShop} limits={limits} />
      ))}
    </div>
  );
}

function ShopLines({ lines, limits }: { lines: readonly CartLine[]; limits: HoldLimits }): ReactElement {
  const shopName = lines[0]?.sku.shopname ?? '';
  return (
    <section aria-label={shopName} className="border-t border-ink pt-5">
      <h2 className="mb-5 text-base font-medium wrap-anywhere">{shopName}</h2>
      <ul>
        {lines.map((line) => (
          <BagLine key={line.id} line={line} limits={limits} />
        ))}
      </ul>
    </section>
  );
}

function BagLine({ line, limits }: { line: CartLine; limits: HoldLimits }): ReactElement {
  const { t } = useTranslation('basket');
  const price = usePriceFormat();
  const changeCount = useChangeCount();
  const removeLine = useRemoveLine();
  const { spu, sku, count, available, addedPrice, reason } = line;
  const canChange = available || reason === 'notEnoughStock';
  const most = limits.lines.get(line.id);
  const change = (next: number): void => changeCount.mutate({ line, count: next });
  return (
    <ProductLine
      to={paths.productDetail({ no: spu.id, shopId: sku.shopId })}
      name={spu.name}
      brand={spu.brandName}
      picture={spu.picUrl}
      detail={describeSku(sku.properties)}
      faded={!available}
      end={
        <div className="grid gap-1 max-cards:mt-2 max-cards:flex max-cards:items-baseline max-cards:justify-between">
          <Price now={price(lineAmount(line))} />
          {count > 1 && <p className="text-xs text-ink-faint">{t('bag.each', { price: price(sku.saleprice) })}</p>}
        </div>
      }
    >
      {addedPrice !== sku.saleprice && (
        <p className="mt-1 text-xs text-accent">
          {t('bag.priceChanged', { before: price(addedPrice), now: price(sku.saleprice) })}
        </p>
      )}
      {!available && <Unavailable line={line} onTake={change} />}
      {most !== undefined && <TooMany most={most} lacking={limits.lacking} onTake={change} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {canChange && <Stepper label={spu.name} value={count} max={Math.max(1, sku.stock)} onChange={change} />}
        <TextButton
          className="min-h-11 text-xs text-ink-soft"
          aria-label={t('bag.removeName', { name: spu.name })}
          onClick={() => removeLine.mutate(line)}
        >
          {t('bag.remove')}
        </TextButton>
        {canChange && count >= sku.stock && sku.stock > 0 && available && (
          <p className="text-xs text-ink-soft">{t('bag.allThereIs', { count: sku.stock })}</p>
        )}
      </div>
    </ProductLine>
  );
}

/** Why a line is not ordered, and what can be done about it. */
function Unavailable({ line, onTake }: { line: CartLine; onTake: (count: number) => void }): ReactElement {
  const { t } = useTranslation('basket');
  const { reason = 'offShelf', sku } = line;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-error">
      <AlertIcon className="size-4" />
      <span>{reason === 'notEnoughStock' ? t('bag.onlyLeft', { count: sku.stock }) : t(`bag.reasons.${reason}`)}</span>
      {reason === 'notEnoughStock' && sku.stock > 0 && (
        <TextButton className="text-ink" onClick={() => onTake(sku.stock)}>
          {t('bag.take', { count: sku.stock })}
        </TextButton>
      )}
    </p>
  );
}

interface TooManyProps {
  /** Pieces that can be ordered before anything is paid. */
  most: number;
  lacking: HoldLimits['lacking'];
  onTake: (count: number) => void;
}

/** More of one item than can be ordered before paying: fewer pieces are the way out, or a balance that covers all. */
function TooMany({ most, lacking, onTake }: TooManyProps): ReactElement {
  const { t } = useTranslation('basket');
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-error">
      <span className="flex items-start gap-1.5">
        <AlertIcon className="size-4" />
        <span className="min-w-0">{most > 0 ? t('holds.line', { count: most }) : t('holds.lineNone')}</span>
      </span>
      {most > 0 && (
        <TextButton className="text-ink" onClick={() => onTake(most)}>
          {t('bag.take', { count: most })}
        </TextButton>
      )}
      <TextLink to={paths.recharge()} className="text-ink">
        {t('holds.recharge', { amount: formatCharged(lacking) })}
      </TextLink>
    </p>
  );
}
