import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../../features/addresses/address-lines.tsx';
import type { Address } from '../../features/addresses/addresses.api.ts';
import { type Cart, orderableLines, piecesOf } from '../../features/cart/cart-lines.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { describeValues } from '../../lib/sku-properties.ts';
import {
  SummaryAmount,
  SummaryAmounts,
  SummaryItem,
  SummaryPanel,
  SummaryPart,
  SummaryTotal,
} from '../../ui/summary.tsx';

interface CartSummaryProps {
  cart: Cart;
  address: Address | undefined;
  /** The step's action, under the total. */
  children: ReactNode;
}

/** What will be ordered of the bag, in the dollars that will be charged. */
export function CartSummary({ cart, address, children }: CartSummaryProps): ReactElement {
  const { t } = useTranslation('basket');
  const lines = orderableLines(cart);
  return (
    <SummaryPanel title={t('summary.title')}>
      {lines.length > 0 && (
        <ul className="grid gap-5">
          {lines.map(({ id, spu, sku, count }) => (
            <SummaryItem
              key={id}
              name={spu.name}
              brand={spu.brandName}
              picture={spu.picUrl}
              detail={describeValues(sku.properties)}
              amount={t('summary.times', { count, price: formatCharged(sku.saleprice) })}
            />
          ))}
        </ul>
      )}
      {lines.length === 0 && <p className="text-sm text-ink-soft">{t('summary.empty')}</p>}
      {address && (
        <SummaryPart>
          <h3 className="mb-1 text-sm font-medium">{t('summary.deliverTo')}</h3>
          <p className="text-sm text-ink-soft">
            <AddressLines address={address} />
          </p>
        </SummaryPart>
      )}
      <SummaryAmounts>
        <SummaryAmount label={t('summary.goods', { count: piecesOf(lines) })}>
          {formatCharged(cart.subtotal)}
        </SummaryAmount>
        {lines.length > 0 && (
          <SummaryAmount label={t('summary.freight')}>
            {cart.freight === 0n ? t('summary.exempt') : formatCharged(cart.freight)}
          </SummaryAmount>
        )}
      </SummaryAmounts>
      <SummaryTotal label={t('summary.total')}>{formatCharged(cart.totalAmt)}</SummaryTotal>
      {children}
    </SummaryPanel>
  );
}
