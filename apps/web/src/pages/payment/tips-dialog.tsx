import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import Dialog from '../../ui/dialog.tsx';

/** Why the checkout goes no further. */
export type Tip = 'ownShop' | 'shop' | 'balance' | 'payPassword';

export interface TipsDialogProps {
  open: boolean;
  tip: Tip;
  onClose: () => void;
}

const WAYS_ON = {
  shop: () => paths.applyShop(),
  balance: () => paths.recharge(),
  payPassword: () => paths.transactionPassword(),
};

/** Says what stands in the way, and leads to where it can be put right. */
export default function TipsDialog({ open, tip, onClose }: TipsDialogProps): ReactElement {
  const { t } = useTranslation('basket');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onOpenChange = (next: boolean): void => {
    if (!next) onClose();
  };
  if (tip === 'ownShop') {
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={t('tips.title')} description={t('tips.ownShop')}>
        <Button full className="mt-8" onClick={onClose}>
          {t('tips.understood')}
        </Button>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('tips.title')}
      description={t(`tips.${tip}`)}
      cancelLabel={t('tips.cancel')}
      confirmLabel={t(`tips.ways.${tip}`)}
      onConfirm={() => navigate(WAYS_ON[tip](), { state: { from: pathname + search } })}
    />
  );
}
