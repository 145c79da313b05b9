import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayPasswordStatus, useRefreshPayPassword } from '../../features/account/account.api.ts';
import { ChangePayPasswordForm } from '../../features/account/change-pay-password-form.tsx';
import { ResetPayPasswordForm } from '../../features/account/reset-pay-password-form.tsx';
import { SetPayPasswordForm } from '../../features/account/set-pay-password-form.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { useFrom } from '../../features/session/use-return.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { ButtonLink, TextButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LoadingArea, Skeleton, SkeletonFields } from '../../ui/skeleton.tsx';

/** The state `flag` in which no transaction password has been set. */
const NOT_SET = 0;
/** The state in which a new one has to be set by a mailed code. */
const RESET = 2;

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

/** What one can do with a password that is set: change it, or begin anew by a mailed code. */
function SetAlready({ email, isReset }: { email: string; isReset: boolean }): ReactElement {
  const { t } = useTranslation('payPassword');
  const refresh = useRefreshPayPassword();
  const [isForgotten, setIsForgotten] = useState(isReset);
  if (isForgotten) {
    return (
      <section aria-labelledby="reset">
        <h2 id="reset" className="type-title-l">
          {t('reset.title')}
        </h2>
        <p className="mt-3 mb-8 text-ink-soft">{t('reset.text')}</p>
        <ResetPayPasswordForm
          email={email}
          onDone={() => {
            setIsForgotten(false);
            void refresh();
          }}
        />
        <p className="mt-6 text-sm">
          <TextButton onClick={() => setIsForgotten(false)}>{t('reset.back')}</TextButton>
        </p>
      </section>
    );
  }
  return (
    <>
      <IsSet />
      <section aria-labelledby="change" className="mt-12">
        <h2 id="change" className="type-title-l mb-8">
          {t('change.title')}
        </h2>
        <ChangePayPasswordForm email={email} onForgot={() => setIsForgotten(true)} />
      </section>
    </>
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
            <SetAlready email={data.email || storedEmail} isReset={data.flag === RESET} />
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
