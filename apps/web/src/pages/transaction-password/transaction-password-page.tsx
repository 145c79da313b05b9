import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayPasswordStatus } from '../../features/account/account.api.ts';
import { SetPayPasswordForm } from '../../features/account/set-pay-password-form.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { useFrom } from '../../features/session/use-return.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LoadingArea, Skeleton, SkeletonFields } from '../../ui/skeleton.tsx';

/** The state `flag` in which no transaction password has been set. */
const NOT_SET = 0;

function IsSet(): ReactElement {
  const { t } = useTranslation('payPassword');
  const siteName = useSiteName();
  // A payment that waits for the password has an end.
  const from = useFrom();
  return (
    <section className="border-y border-line py-10">
      <CheckIcon className="size-8 text-success" />
      <h2 className="type-title-l mt-4">{t('isSet.title')}</h2>
      <p className="mt-3 text-ink-soft">{t('isSet.text', { name: siteName })}</p>
      <div className="mt-8 flex flex-wrap gap-2">
        {from !== undefined && (
          <ButtonLink to={from} size="s">
            {t('isSet.back')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.walletIndex()} variant="line" size="s">
          {t('isSet.wallet')}
        </ButtonLink>
      </div>
    </section>
  );
}

export default function TransactionPasswordPage(): ReactElement {
  const { t } = useTranslation('payPassword');
  const storedEmail = useSession(({ email }) => email ?? '');
  const { data, isError, isFetching, refetch } = usePayPasswordStatus();
  usePageHead(t('title'), t('description'));
  return (
    <div className="max-w-read">
      <h1 className="type-heading">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('text')}</p>
      <div className="mt-10 max-w-dialog">
        {data ? (
          data.flag === NOT_SET ? (
            <SetPayPasswordForm email={data.email || storedEmail} />
          ) : (
            <IsSet />
          )
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <LoadingArea>
            <SkeletonFields count={3} />
            <Skeleton className="mt-8 h-[52px]" />
          </LoadingArea>
        )}
      </div>
    </div>
  );
}
