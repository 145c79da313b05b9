import { type ReactElement, useRef, useState } from 'react';
import { cx } from '../lib/class-names.ts';
import { CopyButton } from './copy-button.tsx';

interface TransferTargetProps {
  /** What the address is called. */
  label: string;
  /** An account, a card number, a wallet. */
  address: string;
  /** Its QR code; without one the address stands alone. */
  picture: string;
  pictureAlt: string;
  /** What is to be heeded when sending, for instance the network of a wallet. */
  note?: string;
  className?: string;
}

/** Where money is to be sent: the address to copy, and its code for a phone's camera. */
export function TransferTarget({
  label,
  address,
  picture,
  pictureAlt,
  note = '',
  className,
}: TransferTargetProps): ReactElement {
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const text = useRef<HTMLElement>(null);
  return (
    <div className={cx('flex flex-wrap items-center gap-x-6 gap-y-4 bg-ground p-4', className)}>
      {picture !== '' && picture !== brokenPicture && (
        <img
          src={picture}
          alt={pictureAlt}
          width={132}
          height={132}
          onError={() => setBrokenPicture(picture)}
          className="mx-auto size-33 bg-paper"
        />
      )}
      {address !== '' && (
        <div className="min-w-0 flex-1 basis-48 text-sm">
          <p className="text-ink-soft">{label}</p>
          <code ref={text} className="num mt-1 block font-sans text-base wrap-anywhere select-all">
            {address}
          </code>
          {note !== '' && <p className="mt-1 text-xs text-ink-soft">{note}</p>}
          <CopyButton
            text={address}
            className="mt-2"
            // Then it can be copied by hand.
            onFail={() => {
              if (text.current) window.getSelection()?.selectAllChildren(text.current);
            }}
          />
        </div>
      )}
    </div>
  );
}
