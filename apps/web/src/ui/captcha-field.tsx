import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import type { Captcha } from '../lib/use-captcha.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const LENGTH = 4;

/** Four characters of a picture. A press on the picture brings another one. */
export function CaptchaField({
  captcha: { picture, isLoading, renew },
  ...props
}: Omit<TextFieldProps, 'label' | 'affix' | 'affixClassName' | 'maxLength'> & { captcha: Captcha }): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <TextField
      {...props}
      label={t('captcha.label')}
      maxLength={LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      affixClassName="pr-36"
      affix={
        <button
          type="button"
          onClick={renew}
          disabled={isLoading}
          aria-label={t('captcha.renew')}
          title={t('captcha.renew')}
          className={cx('grid h-11 w-32 place-items-center bg-ground', isLoading && 'opacity-40')}
        >
          {picture !== undefined && (
            <img src={picture} alt={t('captcha.picture')} width={128} height={44} className="h-11 w-32" />
          )}
        </button>
      }
    />
  );
}
