import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BagLines } from '../../features/cart/bag-lines.tsx';
import { type Cart, orderableLines, piecesOf, useCart, useIsCartChanging } from '../../features/cart/cart-lines.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { SummaryAmount, SummaryAmounts, SummaryPanel, SummaryTotal } from '../../ui/summary.tsx';
import { StepLayout, SummarySkeleton } from '../payment/step-layout.tsx';
import type { Tip } from '../payment/tips-dialog.tsx';
import { STEPS, useCheckout } from './checkout-query.ts';
import { HoldHint } from './hold-hint.tsx';
import { useSettle } from './use-settle.ts';

/** Step 1: what is in the bag. */
export function BagStep({ onTip }: { onTip: (tip: Tip) => void }): ReactElement {
  const { t } = useTranslation('basket');
  const cart = useCart();
  if (!cart.data) {
    return (
      <StepLayout summary={cart.isError ? undefined : <SummarySkeleton />}>
        {cart.isError ? (
          <ErrorState onRetry={() => cart.refetch()} busy={cart.isFetching} />
        ) : (
          <LoadingArea>
            <SkeletonRows count={3} action={false} />
          </LoadingArea>
        )}
      </StepLayout>
    );
  }
  const { list } = cart.data;
  return (
    <StepLayout summary={<BagSummary cart={cart.data} onTip={onTip} />}>
      {list.length === 0 ? (
        <EmptyState
          title={t('bag.emptyTitle')}
          text={t('bag.emptyText')}
          action={<ButtonLink to={paths.landing()}>{t('bag.emptyAction')}</ButtonLink>}
        />
      ) : (
        <BagLines cart={cart.data} />
      )}
    </StepLayout>
  );
}

function BagSummary({ cart, onTip }: { cart: Cart; onTip: (tip: Tip) => void }): ReactElement {
  const { t } = useTranslation('basket');
  const { query, goTo } = useCheckout();
  const price = usePriceFormat();
  const isChanging = useIsCartChanging();
  const { check, isChecking } = useSettle();
  const lines = orderableLines(cart);
  const isEmpty = lines.length === 0;
  const left = cart.list.length - lines.length;
  const settle = async (): Promise<void> => {
    const tip = await check(lines);
    if (tip) onTip(tip);
    else goTo({ step: STEPS.delivery, orders: [], addressId: query.addressId });
  };
  const button = useRef<HTMLDivElement>(null);
  const isBusy = !isEmpty && (isChecking || isChanging);
  const isConverted = price(cart.totalAmt) !== formatCharged(cart.totalAmt);
  return (
    <SummaryPanel title={t('summary.title')}>
      <SummaryAmounts>
        <SummaryAmount label={t('summary.goods', { count: piecesOf(lines) })}>{price(cart.subtotal)}</SummaryAmount>
        {!isEmpty && (
          <SummaryAmount label={t('summary.freight')}>
            {cart.freight === 0n ? t('summary.exempt') : price(cart.freight)}
          </SummaryAmount>
        )}
      </SummaryAmounts>
      <SummaryTotal label={t('summary.total')}>{price(cart.totalAmt)}</SummaryTotal>
      {isConverted && (
        <p className="text-xs text-ink-soft">{t('summary.charged', { amount: formatCharged(cart.totalAmt) })}</p>
      )}
      {left > 0 && <p className="text-xs text-ink-soft">{t('summary.notOrdered', { count: left })}</p>}
      <HoldHint cart={cart} />
      <div ref={button}>
        <Button full disabled={isEmpty} busy={isBusy} onClick={settle}>
          {t('settle')}
        </Button>
      </div>
      {!isEmpty && (
        <ActionBar
          label={t('summary.title')}
          button={button}
          action={
            <Button busy={isBusy} onClick={settle}>
              {t('settle')}
            </Button>
          }
        >
          <span className="block text-ink-soft">{t('summary.total')}</span>
          <span className="num block font-medium">{price(cart.totalAmt)}</span>
        </ActionBar>
      )}
      <p className="text-xs text-ink-soft">{t('summary.nothingYet')}</p>
    </SummaryPanel>
  );
}
