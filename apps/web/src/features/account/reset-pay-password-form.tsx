import { resetPayPasswordInput } from '@passage/contract/account';
import { type ReactElement, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { isFailure, messageOf } from '../../lib/failures.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { SendCodeButton } from '../session/send-code-button.tsx';
import { useCheckPayPasswordCode, useResetPayPassword, useSendPayPasswordCode } from './account.api.ts';
import { NewDigits } from './digits-field.tsx';

interface Values {
  email: string;
  newPassword: string;
  confirmPassword: string;
  verificationCode: string;
}

const CODE_LENGTH = 6;
/** So long is the message read before the page shows the new state. */
const DONE_AFTER_MS = 1000;

interface ResetPayPasswordFormProps {
  email: string;
  onDone: () => void;
}

/** A new transaction password by a mailed code: first the code, then the digits. */
export function ResetPayPasswordForm(props: ResetPayPasswordFormProps): ReactElement {
  const [code, setCode] = useState<string>();
  return code === undefined ? (
    <CodeStep email={props.email} onConfirmed={setCode} />
  ) : (
    <DigitsStep {...props} code={code} onCodeLost={() => setCode(undefined)} />
  );
}

function CodeStep({ email, onConfirmed }: { email: string; onConfirmed: (code: string) => void }): ReactElement {
  const { t } = useTranslation('payPassword');
  const { mutate: send, isPending: isSending } = useSendPayPasswordCode();
  const { mutate: check, isPending } = useCheckPayPasswordCode();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const requestCode = (): void => {
    if (email === '') {
      toast(t('reset.invalidMailbox'), { tone: 'warning' });
      return;
    }
    send(email, {
      onSuccess: () => {
        setSentAt(Date.now());
        toast(t('reset.codeSent'));
        input.current?.focus();
      },
      onError: tellLostConnection,
    });
  };
  const confirm = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (code === '') {
      setError(t('reset.enterCode'));
      clearToasts();
      toast(t('reset.enterCode'), { tone: 'warning' });
      input.current?.focus();
      return;
    }
    check(code, {
      onSuccess: () => onConfirmed(code),
      onError: (failure) => {
        setError(messageOf(failure));
        tellLostConnection(failure);
        input.current?.focus();
      },
    });
  };
  return (
    <form noValidate onSubmit={confirm} className="grid gap-8">
      <TextField label={t('fields.email')} type="email" value={email} readOnly autoComplete="username" />
      <TextField
        ref={input}
        label={t('reset.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={({ target }) => {
          // What is pasted may bring space along.
          setCode(target.value.replace(/\s/g, '').slice(0, CODE_LENGTH));
          setError(undefined);
        }}
        affix={<SendCodeButton sentAt={sentAt} isSending={isSending} onSend={requestCode} />}
        affixClassName="pr-36"
      />
      <Button type="submit" full busy={isPending}>
        {t('reset.confirm')}
      </Button>
    </form>
  );
}

const FIELDS = ['newPassword', 'confirmPassword'] as const;

function DigitsStep({
  email,
  code,
  onDone,
  onCodeLost,
}: ResetPayPasswordFormProps & { code: string; onCodeLost: () => void }): ReactElement {
  const { t } = useTranslation('payPassword');
  const { mutate, isPending, isSuccess } = useResetPayPassword();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const resolver = useMemo(
    () =>
      contractResolver<Values>(resetPayPasswordInput, ({ key }) => ({
        text: t(key === 'passwordsDiffer' ? 'passwordsDiffer' : 'pleaseEnter6Number'),
      })),
    [t],
  );
  const form = useForm<Values>({
    resolver,
    defaultValues: { email, newPassword: '', confirmPassword: '', verificationCode: code },
  });
  const { handleSubmit, setError } = form;
  const warn = (found: FieldErrors<Values>): void => {
    const message = found.newPassword?.message ?? found.confirmPassword?.message;
    clearToasts();
    if (message !== undefined) toast(message, { tone: 'warning' });
  };
  const submit = handleSubmit((values) => {
    if (isPending || isSuccess) return;
    mutate(values, {
      onSuccess: () => {
        toast(t('updatepwdsuccess'));
        timer.current = setTimeout(onDone, DONE_AFTER_MS);
      },
      onError: (error) => {
        showServerIssues(error, FIELDS, setError);
        // It has run out meanwhile: another one is asked for.
        if (isFailure(error, 'MAIL_CODE_WRONG')) onCodeLost();
        tellLostConnection(error);
      },
    });
  }, warn);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-8">
        <NewDigits />
        <Button type="submit" full busy={isPending || isSuccess}>
          {t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}
