import { type ReactElement, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { StarIcon } from './icons.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;

function Row(): ReactElement {
  return (
    <span className="flex w-[78px] gap-0.5">
      {FIVE.map((star) => (
        <StarIcon key={star} className="size-3.5" fill="currentColor" stroke="none" />
      ))}
    </span>
  );
}

/** A rating from 0 to 5, filled to the tenth. */
export function Stars({ value }: { value: number }): ReactElement {
  const { t } = useTranslation('ui');
  const shown = Math.min(5, Math.max(0, value));
  return (
    <span
      role="img"
      aria-label={t('stars.value', { value: shown })}
      className="relative inline-block h-3.5 w-[78px] shrink-0 text-line"
    >
      <Row />
      <span className="absolute inset-y-0 left-0 overflow-hidden text-ink" style={{ width: `${(shown / 5) * 100}%` }}>
        <Row />
      </span>
    </span>
  );
}

interface StarInputProps {
  /** What is rated. */
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** The message of a failed check. */
  error?: string | undefined;
  /** The star that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Choose 1 to 5 stars: five radios, so that arrow keys work. */
export function StarInput({ label, value, onChange, error, ref }: StarInputProps): ReactElement {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${name}-note`}>
      <legend className="float-left max-w-[calc(100%-232px)] py-3 text-sm">{label}</legend>
      <div className="flex justify-end">
        {FIVE.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              ref={star === Math.max(value, 1) ? ref : undefined}
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t('stars.choice', { count: star })}
              className="sr-only"
            />
            <StarIcon
              className={cx(
                'size-5.5',
                star <= value ? 'text-ink' : error === undefined ? 'text-line-strong' : 'text-error',
              )}
              fill={star <= value ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-note`} role="alert" className="clear-both text-xs text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
