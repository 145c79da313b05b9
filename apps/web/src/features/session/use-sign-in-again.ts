import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { sessionStore } from './session-store.ts';

/** So long is the message read. */
const AFTER_MS = 1000;

/** After a new password nobody is signed in any more: a second later the session goes, and the login comes. */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useRef(() => {});
  leave.current = () => {
    timer.current = undefined;
    sessionStore.signOut();
    void navigate(paths.login(), { replace: true });
  };
  // Whoever leaves the page before is signed out all the same.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      sessionStore.signOut();
    },
    [],
  );
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => leave.current(), AFTER_MS);
  };
}
