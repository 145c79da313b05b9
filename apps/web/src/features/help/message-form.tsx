import { contactMessageInput, MESSAGE_LENGTH } from '@passage/contract/contact';
import { type ReactElement, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { EmailField, TextArea, TextField } from '../../ui/text-field.tsx';
import { useLeaveMessage } from './help.api.ts';

interface Values {
  name: string;
  email: string;
  title?: string | undefined;
  content: string;
}

const FIELDS = ['name', 'email', 'title', 'content'] as const;

interface MessageFormProps {
  /** Whoever is signed in; what is typed already stays. */
  sender: { name: string; email: string };
}

/** Writes to the store. Its answer comes by mail, so that no account is needed. */
export function MessageForm({ sender: { name, email } }: MessageFormProps): ReactElement {
  const { t } = useTranslation('help');
  const { mutate, isPending, isSuccess, reset: forgetSent } = useLeaveMessage();
  const resolver = useMemo(
    () =>
      contractResolver<Values>(contactMessageInput, ({ path }, values) =>
        path === 'email' && values.email.trim() === '' ? { text: t('form.inputEmail') } : undefined,
      ),
    [t],
  );
  const values = useMemo<Values>(() => ({ name, email, content: '' }), [name, email]);
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Values>({
    resolver,
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;

  const submit = handleSubmit((message) => {
    if (isPending) return;
    mutate(message, {
      onSuccess: () => reset(values, { keepDirtyValues: false }),
      onError: (error) => {
        showServerIssues(error, FIELDS, setError);
        tellLostConnection(error);
      },
    });
  });

  if (isSuccess) {
    return (
      <div role="status" className="border-t border-ink pt-6">
        <p className="type-title flex items-center gap-3">
          <CheckIcon />
          {t('form.sent')}
        </p>
        <p className="mt-2 text-ink-soft">{t('form.sentText')}</p>
        <TextButton className="mt-4 text-sm" onClick={forgetSent}>
          {t('form.another')}
        </TextButton>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('form.title')} className="grid gap-8">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-gutter">
        <EmailField
          label={t('form.name')}
          autoComplete="name"
          maxLength={100}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label={t('form.subject')}
        optional
        maxLength={200}
        error={errors.title?.message}
        // A blank title is none.
        {...register('title', { setValueAs: (text?: string) => text?.trim() || undefined })}
      />
      <TextArea
        label={t('form.content')}
        rows={6}
        maxLength={MESSAGE_LENGTH}
        length={watch('content').length}
        error={errors.content?.message}
        {...register('content')}
      />
      <Button type="submit" busy={isPending} className="cards:justify-self-start">
        {t('form.send')}
      </Button>
    </form>
  );
}
