import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRecharges } from '../../features/wallet/wallet.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';

/** A recharge was handed in: which one, and what happens now. */
export default function RechargeSuccessPage(): ReactElement {
  const { t } = useTranslation('recharge');
  const { rechargeOrderId } = useParams();
  usePageHead(t('success.title'), t('success.text'));
  return (
    <Outcome
      title={t('success.title')}
      text={t('success.text')}
      next={{
        title: t('success.nextTitle'),
        steps: [t('success.next1'), t('success.next2'), t('success.next3')],
      }}
      actions={
        <>
          <ButtonLink to={paths.walletIndex({ activeName: 'second' })}>{t('success.log')}</ButtonLink>
          <ButtonLink variant="line" to={paths.landing()}>
            {t('success.continue')}
          </ButtonLink>
        </>
      }
    >
      <HandedIn id={Number(rechargeOrderId)} />
    </Outcome>
  );
}

/** The newest recharges tell about it. One that is not among them stands in the log. */
function HandedIn({ id }: { id: number }): ReactElement | null {
  const { t } = useTranslation('recharge');
  const { data, isPending } = useRecharges(1);
  const recharge = data?.list.find((row) => row.id === id);
  if (isPending) {
    return (
      <LoadingArea className="mt-6 w-full border-y border-line py-4">
        <SkeletonLine width={100} />
      </LoadingArea>
    );
  }
  if (!recharge) return null;
  return (
    <p className="num mt-6 flex w-full flex-wrap items-baseline justify-between gap-x-6 border-y border-line py-3 text-left text-sm">
      <span className="min-w-0">
        <span className="font-medium wrap-anywhere">{t('success.number', { no: recharge.payorderno })}</span>
        <span className="block text-ink-soft">{recharge.appName}</span>
      </span>
      <span>{formatCharged(recharge.price)}</span>
    </p>
  );
}
