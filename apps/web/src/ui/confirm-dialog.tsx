import type { ReactElement, ReactNode } from 'react';
import { Button, ButtonPair } from './button.tsx';
import Dialog from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** While the confirmed action is under way. */
  busy?: boolean;
}

/** Asks before something that cannot be taken back. Load it with `lazyPart`. */
export default function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  ...dialog
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog {...dialog}>
      <div className="mt-8">
        <ButtonPair>
          <Button variant="quiet" onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </ButtonPair>
      </div>
    </Dialog>
  );
}
