import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { PinField } from '../../ui/pin-field.tsx';

export interface PayPasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with exactly six digits. */
  onSubmit: (password: string) => void;
  /** While what was confirmed is under way; the dialog stays open until `open` says otherwise. */
  isBusy: boolean;
  /** Why the last one was refused. Shown at the digits, which are emptied for another try. */
  error?: string | undefined;
  /** What it confirms, for instance "Pay $1,482.00 from your balance of $8,640.00." */
  description?: ReactNode;
  /** The action's own name, for instance "Pay $1,482.00". */
  submitLabel?: string;
}

const COMPLETE = /^\d{6}$/;

interface FormProps extends Omit<PayPasswordDialogProps, 'open' | 'description'> {
  field: RefObject<HTMLInputElement | null>;
}

/** Unmounted with the closed dialog: the digits never outlive it. */
function PayPasswordForm({ field, onOpenChange, onSubmit, isBusy, error, submitLabel }: FormProps): ReactElement {
  const { t } = useTranslation('payPassword');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isRefusalShown, setIsRefusalShown] = useState(false);
  const wasBusy = useRef(isBusy);

  // Each refusal counts, also one in the same words as the last.
  useEffect(() => {
    if (wasBusy.current && !isBusy && error !== undefined) {
      setPassword('');
      setIsRefusalShown(true);
      field.current?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy, error, field]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const isComplete = COMPLETE.test(password);
    setIsIncomplete(!isComplete);
    if (isComplete) onSubmit(password);
    else field.current?.focus();
  };
  const message = isIncomplete ? t('pleaseEnter6Number') : isRefusalShown ? error : undefined;
  return (
    <form noValidate onSubmit={submit} className="mt-8">
      <PinField
        ref={field}
        label={t('digits')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        value={password}
        onChange={(next) => {
          setPassword(next);
          setIsRefusalShown(false);
          if (COMPLETE.test(next)) setIsIncomplete(false);
        }}
        error={message}
      />
      <Button type="submit" full busy={isBusy} className="mt-8">
        {submitLabel ?? t('dialog.submit')}
      </Button>
      <p className="mt-5 text-center text-sm">
        <TextLink to={paths.transactionPassword()} onClick={() => onOpenChange(false)}>
          {t('dialog.forgot')}
        </TextLink>
      </p>
    </form>
  );
}

/**
 * Asks for the transaction password. Open it through `pay-password-part.ts`, which fetches it with its texts. A slip of
 * the pointer outside does not close it.
 */
export default function PayPasswordDialog({ open, description, ...form }: PayPasswordDialogProps): ReactElement {
  const { t } = useTranslation('payPassword');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={form.onOpenChange}
      title={t('dialog.title')}
      description={description ?? t('dialog.text')}
      initialFocus={field}
      keepOnOutsidePress
    >
      <PayPasswordForm {...form} field={field} />
    </Dialog>
  );
}
