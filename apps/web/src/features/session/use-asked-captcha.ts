import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure, messageOf } from '../../lib/failures.ts';
import { type Captcha, useCaptcha } from '../../lib/use-captcha.ts';

/** As the endpoints take a graphic code. */
export interface CaptchaAnswer {
  uuid?: string;
  verificationCode?: string;
}

/** A graphic code that a form has once the server asks for it. */
export interface AskedCaptcha {
  isAsked: boolean;
  captcha: Captcha;
  input: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  type: (value: string) => void;
  /** What goes with the request; undefined where the field is still empty, which then says so. */
  take: () => CaptchaAnswer | undefined;
  /** A refusal of the request: asks for the code, or for another one. */
  failed: (error: Error) => void;
  /** The request went through. */
  done: () => void;
}

export function useAskedCaptcha(): AskedCaptcha {
  const { t } = useTranslation('session');
  const [isAsked, setIsAsked] = useState(false);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [focusCount, setFocusCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha(isAsked);

  // The field is there only after it was asked for.
  useEffect(() => {
    if (focusCount > 0) input.current?.focus();
  }, [focusCount]);

  const ask = (message: string | undefined): void => {
    setIsAsked(true);
    setError(message);
    setFocusCount((count) => count + 1);
  };
  return {
    isAsked,
    captcha,
    input,
    value,
    error,
    type: (typed) => {
      setValue(typed);
      setError(undefined);
    },
    take: () => {
      if (!isAsked) return {};
      const { uuid } = captcha;
      if (uuid !== undefined && value.trim() !== '') return { uuid, verificationCode: value.trim() };
      if (uuid === undefined) captcha.renew();
      ask(t('passwords.prompts.verificationCode'));
      return undefined;
    },
    failed: (refusal) => {
      // A graphic code serves for one try, whatever became of it.
      if (isAsked) captcha.renew();
      setValue('');
      if (isFailure(refusal, 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG')) ask(messageOf(refusal));
    },
    done: () => {
      setIsAsked(false);
      setValue('');
      setError(undefined);
    },
  };
}
