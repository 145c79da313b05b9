import { type ReactElement, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/failure.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { AlertIcon, ArrowIcon, CheckIcon } from '../../ui/icons.tsx';
import { useSubscribe } from './newsletter.api.ts';

/** One field and its button. The browser's own check of the address is enough: the server looks again. */
export function NewsletterBox({ className }: { className?: string }): ReactElement {
  const { t } = useTranslation('newsletter');
  const { mutate, isPending, isSuccess, variables } = useSubscribe();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const refuse = (message: string): void => {
    setError(message);
    input.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = input.current;
    if (!field || isPending) return;
    const email = field.value.trim();
    if (email === '' || !field.validity.valid) {
      refuse(t(email === '' ? 'inputEmail' : 'invalidEmail'));
      return;
    }
    setError(undefined);
    mutate(email, {
      onSuccess: () => {
        field.value = '';
      },
      onError: (failure) => {
        const issue = failure instanceof ApiFailure ? failure.issues.find(({ path }) => path === 'email') : undefined;
        if (issue) refuse(issue.message);
        tellLostConnection(failure);
      },
    });
  };

  return (
    <section aria-labelledby={`${id}-title`} className={className}>
      <div className="frame grid items-end gap-x-16 gap-y-8 lg:grid-cols-[5fr_4fr]">
        <div>
          <h2 id={`${id}-title`} className="type-heading">
            {t('title')}
          </h2>
          <p className="mt-3 max-w-[46ch] text-ink-soft">{t('text')}</p>
        </div>
        <form noValidate onSubmit={submit}>
          <label htmlFor={id} className="sr-only">
            {t('email')}
          </label>
          <div className="flex items-stretch border-b border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink">
            <input
              ref={input}
              id={id}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={254}
              placeholder={t('email')}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={`${id}-note`}
              onChange={() => setError(undefined)}
              className="h-[52px] min-w-0 flex-1 bg-transparent text-base placeholder:text-ink-faint focus-visible:outline-0 max-cards:text-[1rem]"
            />
            <button
              type="submit"
              aria-busy={isPending || undefined}
              className="inline-flex min-h-[52px] shrink-0 items-center gap-3 pl-4 text-sm font-medium hover:text-accent"
            >
              {t('subscribe')}
              {isPending ? <span className="ui-spin" /> : <ArrowIcon />}
            </button>
          </div>
          <div id={`${id}-note`} aria-live="polite" className="mt-2 min-h-[36px] text-xs">
            {error !== undefined ? (
              <p className="flex items-start gap-1.5 text-error">
                <AlertIcon className="mt-px size-4" />
                {error}
              </p>
            ) : (
              isSuccess && (
                <p className="flex items-start gap-1.5 wrap-anywhere text-success">
                  <CheckIcon className="mt-px size-4" />
                  {t('sent', { email: variables })}
                </p>
              )
            )}
          </div>
        </form>
      </div>
    </section>
  );
}
