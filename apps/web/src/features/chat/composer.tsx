import { type KeyboardEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/failure.ts';
import { upload } from '../../api/upload.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { checkPicture, PICTURE_TYPES } from '../../lib/picture-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { type ChatPartner, sendMessage } from './chat.api.ts';
import type { ChatMessage } from './conversation.ts';

const TEXT = 1;
const IMAGE = 3;
const MAX_TEXT = 2_000;

interface ComposerProps {
  partner: ChatPartner;
  field: Ref<HTMLTextAreaElement>;
  onSent: (message: ChatMessage) => void;
  /** Why something was not sent, in the reader's language. */
  onFailed: (message: string) => void;
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. What was not sent stays. */
export function Composer({ partner, field, onSent, onFailed }: ComposerProps): ReactElement {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { keyFor, forget } = useAttemptKeys();

  const attempt = async (message: string, type: typeof TEXT | typeof IMAGE): Promise<boolean> => {
    try {
      const { data } = await sendMessage(partner, { message, type }, keyFor([message, type]));
      forget();
      onSent(data);
      return true;
    } catch (error) {
      onFailed(error instanceof ApiFailure && error.message !== '' ? error.message : t('failed.text'));
      return false;
    }
  };
  const send = async (): Promise<void> => {
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    if (await attempt(text, TEXT)) setText('');
    setIsBusy(false);
  };
  const sendPicture = async (picture: File): Promise<void> => {
    const refusal = checkPicture(picture);
    if (refusal) return onFailed(t(refusal === 'size' ? 'failed.size' : 'failed.type'));
    setIsBusy(true);
    try {
      const address = await upload(picture, 'chat');
      await attempt(address, IMAGE);
    } catch (error) {
      onFailed(error instanceof ApiFailure && error.message !== '' ? error.message : t('failed.picture'));
    }
    setIsBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends a word that is being put together from several keys, as in Chinese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      aria-label={t('write')}
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (picture) void sendPicture(picture);
        }}
      />
      <IconButton icon={CameraIcon} label={t('sendPicture')} disabled={isBusy} onClick={() => file.current?.click()} />
      <textarea
        ref={field}
        aria-label={t('message')}
        placeholder={t('placeholder')}
        value={text}
        rows={Math.min(4, text.split('\n').length)}
        maxLength={MAX_TEXT}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        className="min-h-11 min-w-0 flex-1 resize-none border border-line-strong bg-transparent px-3 py-2.5 text-base"
      />
      <Button type="submit" size="s" busy={isBusy} disabled={text.trim() === '' && !isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
