import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import Drawer from '../../ui/drawer.tsx';
import { AccountNav, type AccountNavProps } from './account-nav.tsx';

export interface AccountDrawerProps extends Omit<AccountNavProps, 'onNavigate'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The side menu up to 768. */
export default function AccountDrawer({ open, onOpenChange, ...nav }: AccountDrawerProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('account.yours')}>
      <div className="py-6">
        <AccountNav {...nav} onNavigate={() => onOpenChange(false)} />
      </div>
    </Drawer>
  );
}
