import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartKeys } from '../../features/cart/cart.api.ts';
import { loadWithTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { Tip } from '../payment/tips-dialog.tsx';
import { BagStep } from './bag-step.tsx';
import { STEPS, type Step, useCheckout } from './checkout-query.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { PayStep } from './pay-step.tsx';
import type { Refusal } from './refusal.ts';

const STEP_NAMES = { 1: 'bag', 2: 'delivery', 3: 'pay' } as const satisfies Record<Step, string>;

/** Orders that are in the way, fetched with its texts when there are such. */
const OrderRefusal = lazyPart(() => loadWithTexts(() => import('./order-refusal.tsx'), 'orders'));
const TipsDialog = lazyPart(() => import('../payment/tips-dialog.tsx'));

/** The browser may bring a page back as it was left; the bag and the orders have moved on since. */
function useFreshAfterReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = (event: PageTransitionEvent): void => {
      if (event.persisted) queryClient.invalidateQueries({ queryKey: cartKeys.all });
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [queryClient]);
}

/** The bag, the delivery and the payment, one after the other. */
export default function BasketPage(): ReactElement {
  const { t } = useTranslation('basket');
  const { query, notice, goTo } = useCheckout();
  const { step } = query;
  const [tip, setTip] = useState<Tip>('ownShop');
  const [isTipOpen, setIsTipOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<Step>(step);
  useFreshAfterReturn();
  usePageHead(t(`steps.${STEP_NAMES[step]}`), t('description'));

  // The button that led here is gone: readers and keyboards go on from the heading.
  useEffect(() => {
    if (shownStep.current !== step) {
      heading.current?.focus({ preventScroll: true });
      setRefusal(undefined);
    }
    shownStep.current = step;
  }, [step]);

  const showTip = (next: Tip): void => {
    setTip(next);
    setIsTipOpen(true);
  };
  // Orders that are made cannot be gone back from: they are paid or cancelled.
  const canGoBack = query.orders.length === 0;
  return (
    <div className="frame pt-10">
      <h1 ref={heading} tabIndex={-1} className="type-heading pb-6 focus:outline-0">
        {t(step === STEPS.bag ? 'steps.bag' : 'title')}
      </h1>
      <Steps
        label={t('title')}
        labels={[t('steps.bag'), t('steps.delivery'), t('steps.pay')]}
        current={step}
        {...(canGoBack
          ? { onStep: (next: number) => goTo({ step: next === STEPS.bag ? STEPS.bag : STEPS.delivery }) }
          : {})}
      />
      {notice !== undefined && (
        <p role="alert" className="mt-6 flex items-start gap-3 bg-error-wash p-4 text-sm text-error">
          <AlertIcon />
          {notice}
        </p>
      )}
      <OrderRefusal open={refusal !== undefined} refusal={refusal} onToBag={() => goTo({ step: STEPS.bag })} />
      {step === STEPS.bag && <BagStep onTip={showTip} />}
      {step === STEPS.delivery && <DeliveryStep onTip={showTip} onRefusal={setRefusal} />}
      {step === STEPS.pay && <PayStep onTip={showTip} onRefusal={setRefusal} />}
      <TipsDialog open={isTipOpen} tip={tip} onClose={() => setIsTipOpen(false)} />
    </div>
  );
}
