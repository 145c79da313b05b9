import type { KeyboardEvent, ReactElement } from 'react';
import { CaptchaField } from '../../ui/captcha-field.tsx';
import type { AskedCaptcha } from './use-asked-captcha.ts';

/** The graphic code, once it is asked for. @param onEnter what the code is for, where that is not the form's own button */
export function AskedCaptchaField({
  asked: { isAsked, captcha, input, value, error, type },
  onEnter,
}: {
  asked: AskedCaptcha;
  onEnter?: () => void;
}): ReactElement | null {
  if (!isAsked) return null;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || onEnter === undefined) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <CaptchaField
      captcha={captcha}
      ref={input}
      name="verificationCode"
      value={value}
      error={error}
      onChange={(event) => type(event.target.value)}
      onKeyDown={press}
    />
  );
}
