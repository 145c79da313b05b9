import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../features/cart/cart-lines.api.ts';
import { holdLimitsOf } from '../../features/cart/hold-limits.ts';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';

/** Why the whole bag cannot be ordered as it is before something is paid, and the ways out. */
export function HoldHint({ cart }: { cart: Cart }): ReactElement | null {
  const { t } = useTranslation('basket');
  const { pieces, checkouts, lacking } = holdLimitsOf(cart);
  const amount = formatCharged(lacking);
  if (checkouts !== undefined) {
    return (
      <Hint way={<TextLink to={paths.myOrders()}>{t('holds.toOrders')}</TextLink>}>
        {t('holds.checkouts', { count: checkouts })}
      </Hint>
    );
  }
  if (pieces === undefined) return null;
  return (
    <Hint way={<TextLink to={paths.recharge()}>{t('holds.recharge', { amount })}</TextLink>}>
      {t('holds.bag', { pieces, max: cart.holds.pieces.max, amount })}
    </Hint>
  );
}

function Hint({ children, way }: { children: ReactNode; way: ReactNode }): ReactElement {
  return (
    <div className="flex items-start gap-2 bg-error-wash p-3 text-xs text-error">
      <AlertIcon className="size-4" />
      <p className="min-w-0 wrap-anywhere">
        {children} <span className="inline-block text-ink">{way}</span>
      </p>
    </div>
  );
}
