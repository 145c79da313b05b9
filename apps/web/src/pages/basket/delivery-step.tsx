import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressChoice, AddressChoiceSkeleton } from '../../features/addresses/address-choice.tsx';
import type { Address } from '../../features/addresses/addresses.api.ts';
import { orderableLines, useCart, useIsCartChanging } from '../../features/cart/cart-lines.api.ts';
import { useUserInfo } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonFields } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { StepLayout, SummarySkeleton } from '../payment/step-layout.tsx';
import type { Tip } from '../payment/tips-dialog.tsx';
import { CartSummary } from './cart-summary.tsx';
import { STEPS, useCheckout } from './checkout-query.ts';
import type { Refusal } from './refusal.ts';
import { useAddressChoice } from './use-address-choice.ts';
import { useOrderCart } from './use-order-cart.ts';

const loadForm = () => import('../../features/addresses/address-form.tsx');
const AddressForm = lazy(loadForm);

const REMARK_LENGTH = 500;

/** What a step that makes orders says of those that were not made. */
export interface OrderingStepProps {
  onTip: (tip: Tip) => void;
  onRefusal: (refusal: Refusal | undefined) => void;
}

/** Step 2: where it goes. To pay makes the orders. */
export function DeliveryStep({ onTip, onRefusal }: OrderingStepProps): ReactElement {
  const { t } = useTranslation('basket');
  const { query, goTo, note } = useCheckout();
  const cart = useCart();
  const isChanging = useIsCartChanging();
  const choice = useAddressChoice(query.addressId);
  const { order, isOrdering } = useOrderCart(onTip, onRefusal);
  const [remark, setRemark] = useState(query.remark.slice(0, REMARK_LENGTH));
  const [editing, setEditing] = useState<Address | 'new'>();
  const { addresses, chosen } = choice;
  const hasNone = addresses?.length === 0;
  const isEditing = editing !== undefined || hasNone;

  const toPay = async (): Promise<void> => {
    if (!cart.data || !chosen) return;
    const orders = await order({ cart: cart.data, addressId: chosen.id, remark: remark.trim() });
    if (orders) goTo({ step: STEPS.pay, addressId: chosen.id, remark: remark.trim(), orders }, { replace: true });
  };

  const canPay = cart.data !== undefined && orderableLines(cart.data).length > 0 && chosen !== undefined;
  const summary = cart.data ? (
    <CartSummary cart={cart.data} address={chosen}>
      <Button
        full
        disabled={!canPay}
        // Only what the server has just said may be ordered.
        busy={canPay && (isOrdering || isChanging || cart.isFetching)}
        onClick={toPay}
      >
        {t('toPay')}
      </Button>
      <p className="text-xs text-ink-soft">{t('summary.payNext')}</p>
    </CartSummary>
  ) : cart.isError ? (
    <ErrorState onRetry={() => cart.refetch()} busy={cart.isFetching} />
  ) : (
    <SummarySkeleton />
  );

  return (
    <StepLayout summary={summary}>
      <section aria-labelledby="delivery-title">
        <h2 id="delivery-title" className="type-title mb-6">
          {t(
            isEditing ? (hasNone || editing === 'new' ? 'delivery.newTitle' : 'delivery.editTitle') : 'delivery.title',
          )}
        </h2>
        {choice.isError ? (
          <ErrorState onRetry={choice.refetch} busy={choice.isFetching} />
        ) : addresses === undefined ? (
          <LoadingArea>
            <AddressChoiceSkeleton />
          </LoadingArea>
        ) : isEditing ? (
          <EditAddress
            key={typeof editing === 'object' ? editing.id : 'new'}
            address={typeof editing === 'object' ? editing : undefined}
            onSaved={(id) => {
              setEditing(undefined);
              note({ addressId: id });
            }}
            onCancel={hasNone ? undefined : () => setEditing(undefined)}
          />
        ) : (
          <AddressChoice
            addresses={addresses}
            chosenId={chosen?.id}
            onChoose={(id) => note({ addressId: id })}
            onEdit={setEditing}
            onAdd={() => setEditing('new')}
          />
        )}
      </section>
      <div className="mt-10">
        <TextArea
          label={t('delivery.remark')}
          optional
          hint={t('delivery.remarkHint')}
          maxLength={REMARK_LENGTH}
          value={remark}
          length={remark.length}
          onChange={(event) => setRemark(event.target.value)}
          onBlur={() => {
            if (remark.trim() !== query.remark) note({ remark: remark.trim() });
          }}
        />
      </div>
    </StepLayout>
  );
}

interface EditAddressProps {
  address: Address | undefined;
  onSaved: (id: number) => void;
  onCancel: (() => void) | undefined;
}

function EditAddress({ address, onSaved, onCancel }: EditAddressProps): ReactElement {
  const email = useSession((session) => session.email ?? '');
  const user = useUserInfo();
  const area = useRef<HTMLDivElement>(null);
  const isAsked = onCancel !== undefined;

  // The card or button that asked for the form is gone.
  useEffect(() => {
    if (isAsked) area.current?.focus();
  }, [isAsked]);

  const pending = (
    <LoadingArea>
      <SkeletonFields count={6} />
    </LoadingArea>
  );
  return (
    <div ref={area} tabIndex={-1} className="focus:outline-0">
      {user.isPending ? (
        pending
      ) : (
        <Suspense fallback={pending}>
          <AddressForm
            address={address}
            known={{
              firstname: user.data?.firstName ?? '',
              surname: user.data?.lastName ?? '',
              mobile: user.data?.phone ?? '',
              email,
            }}
            onSaved={onSaved}
            onCancel={onCancel}
          />
        </Suspense>
      )}
    </div>
  );
}
