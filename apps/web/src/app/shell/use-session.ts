import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { whenSignedOut } from '../../api/call.ts';
import { useHeaderCounts, useUserInfo } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { whenPartIsMissing } from '../../lib/lazy-part.ts';
import { rowAt } from '../../lib/page-rows.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast.ts';

/** Keeps the application in step with the session: what is cached, where a lost session leads, the header's counts. */
export function useSessionEffects(): void {
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  useUserInfo();
  useHeaderCounts();
  useOwnCache();

  useEffect(
    () =>
      whenSignedOut(({ isLookUp, isFirst }) => {
        const { pathname, search } = window.location;
        if (pathname === paths.login()) return;
        if (isLookUp) {
          // A member's pages lead to the login by themselves, where it is said why.
          if (isFirst && rowAt(pathname)?.access !== 'member') toast(t('sessionEnded'), { tone: 'warning' });
          return;
        }
        navigate(paths.login(), { replace: true, state: { from: pathname + search, isSent: true } });
      }),
    [navigate, t],
  );

  useEffect(
    () =>
      whenPartIsMissing((retry) =>
        toast(t('crash.part'), { tone: 'warning', action: { label: t('crash.retry'), onPress: retry } }),
      ),
    [t],
  );
}

/** What was fetched for one shopper is never shown to the next, also when another tab signs in or out. */
function useOwnCache(): void {
  const queryClient = useQueryClient();
  const token = useSession((session) => session.token);
  const before = useRef(token);
  useEffect(() => {
    if (before.current === token) return;
    const wasSignedIn = before.current !== null;
    before.current = token;
    // Taking them out of the cache would leave what is on the screen waiting for an answer that nobody asks for.
    if (token === null || wasSignedIn) void queryClient.resetQueries();
    // A visitor's lists have no favourites marked.
    else void queryClient.invalidateQueries();
  }, [token, queryClient]);
}
