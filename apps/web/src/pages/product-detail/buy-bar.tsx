import type { ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';

interface BuyBarProps {
  /** The page's own button, which the bar stands in for. */
  button: RefObject<HTMLElement | null>;
  price: string;
  /** Empty while nothing is chosen. */
  choiceName: string;
  label: string;
  busy: boolean;
  onAdd: () => void;
}

/** Price and button at a phone's lower edge. */
export function BuyBar({ button, price, choiceName, label, busy, onAdd }: BuyBarProps): ReactElement {
  const { t } = useTranslation('product');
  return (
    <ActionBar
      label={t('buy.bar')}
      button={button}
      action={
        <Button busy={busy} onClick={onAdd}>
          {label}
        </Button>
      }
    >
      <span className="num block font-medium">{price}</span>
      {choiceName !== '' && <span className="block truncate text-ink-soft">{choiceName}</span>}
    </ActionBar>
  );
}
