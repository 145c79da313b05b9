import { PAY_TYPE } from '@passage/contract/codes';
import { type Cents, subtract } from '@passage/money';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { CardIcon, CoinIcon, GlobeIcon, type Icon, QuestionIcon, WalletIcon } from '../../ui/icons.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { isPaidByProof, type PayMethod } from './payment.api.ts';

const KNOWN: Record<PayMethod['type'], Icon> = {
  balance: WalletIcon,
  virtualCurrency: CoinIcon,
  card: CardIcon,
  online: GlobeIcon,
};

/** A store may offer methods that this page does not know yet. */
const isKnown = (type: string): type is PayMethod['type'] => Object.hasOwn(KNOWN, type);

interface PayMethodsProps {
  methods: readonly PayMethod[];
  /** The method that is chosen, by its number. */
  chosen: number | undefined;
  onChoose: (payType: number) => void;
  due: Cents;
  /** Undefined until it is known. */
  balance: Cents | undefined;
}

/** The ways to pay, of which one is chosen. A balance that falls short says by how much, and leads to the recharge. */
export function PayMethods({ methods, chosen, onChoose, due, balance }: PayMethodsProps): ReactElement {
  const { t } = useTranslation('payment');
  return (
    <fieldset>
      <legend className="sr-only">{t('methods')}</legend>
      <div className="border-t border-line">
        {methods.map((method) => {
          const isBalance = method.payType === PAY_TYPE.balance;
          const isShort = isBalance && balance !== undefined && balance < due;
          return (
            <Method
              key={method.id}
              method={method}
              isChosen={method.payType === chosen && !isShort}
              isOff={isShort || (isBalance && balance === undefined)}
              onChoose={onChoose}
              amount={isBalance && balance !== undefined ? formatCharged(balance) : undefined}
            >
              {isShort && (
                <p className="text-sm">
                  <span className="text-error">
                    {t('insufficient')}. {t('short', { amount: formatCharged(subtract(due, balance)) })}
                  </span>{' '}
                  <TextLink to={paths.recharge()} className="relative">
                    {t('recharge')}
                  </TextLink>
                </p>
              )}
            </Method>
          );
        })}
      </div>
    </fieldset>
  );
}

interface MethodProps {
  method: PayMethod;
  isChosen: boolean;
  isOff: boolean;
  onChoose: (payType: number) => void;
  amount: string | undefined;
  children: ReactNode;
}

function Method({ method, isChosen, isOff, onChoose, amount, children }: MethodProps): ReactElement {
  const { t } = useTranslation('payment');
  const { type, payType, name, englishName, remark } = method;
  const Drawn = isKnown(type) ? KNOWN[type] : QuestionIcon;
  const descriptionId = `pay-method-${method.id}`;
  return (
    <div className="relative grid grid-cols-[20px_28px_minmax(0,1fr)] items-start gap-x-4 border-b border-line py-6">
      <span className="ui-check contents">
        <input
          id={`${descriptionId}-input`}
          type="radio"
          name="pay-method"
          value={payType}
          checked={isChosen}
          disabled={isOff}
          onChange={() => onChoose(payType)}
          aria-describedby={descriptionId}
          className="relative z-1 mt-0.5!"
        />
      </span>
      <Drawn className={cx('size-6', isOff && 'text-ink-faint')} strokeWidth={1.1} />
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-4">
          <label
            htmlFor={`${descriptionId}-input`}
            className={cx(
              'min-w-0 font-medium wrap-anywhere before:absolute before:inset-0',
              isOff
                ? 'cursor-not-allowed text-ink-faint before:cursor-not-allowed'
                : 'cursor-pointer before:cursor-pointer',
            )}
          >
            {name || englishName}
          </label>
          {amount !== undefined && <span className={cx('num', isOff && 'text-ink-soft')}>{amount}</span>}
        </div>
        <div id={descriptionId}>
          {children || <p className="text-sm text-ink-soft">{remark || (isKnown(type) && t(`notes.${type}`))}</p>}
        </div>
        {isChosen && isPaidByProof(payType) && (
          <p className="mt-4 bg-ground p-4 text-sm text-ink-soft">{t('proofNext')}</p>
        )}
      </div>
    </div>
  );
}

export function PayMethodsSkeleton(): ReactElement {
  return (
    <div className="border-t border-line">
      {[64, 52, 58, 48].map((width) => (
        <div key={width} className="grid grid-cols-[20px_28px_minmax(0,1fr)] gap-x-4 border-b border-line py-6">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className="size-6" />
          <div>
            <SkeletonLine width={24} />
            <SkeletonLine width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
