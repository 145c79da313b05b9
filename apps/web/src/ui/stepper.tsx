import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  /** For instance the stock. */
  max?: number;
  /** What is counted: the product's name. */
  label: string;
  disabled?: boolean;
}

/** One less, the number, one more. */
export function Stepper({ value, onChange, min = 1, max = 999, label, disabled = false }: StepperProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <fieldset className="inline-grid grid-cols-[44px_40px_44px] items-center border border-line">
      <legend className="sr-only">
        {t('quantity')}, {label}
      </legend>
      <IconButton
        icon={MinusIcon}
        label={t('less')}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className="num text-center text-sm">{value}</output>
      <IconButton
        icon={PlusIcon}
        label={t('more')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
