import { loadWithTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

/** What opens over the page. Each brings the primitives library along, so none is part of the first script. */
export const SideMenu = lazyPart(() => import('../../features/navigation/side-menu.tsx'));
export const SearchDrawer = lazyPart(() =>
  loadWithTexts(() => import('../../features/search/search-drawer.tsx'), 'search'),
);
export const LocaleDialog = lazyPart(() => import('../../features/locale/locale-dialog.tsx'));
export const AccountMenu = lazyPart(() => import('../../features/account/account-menu.tsx'));
export const AccountDrawer = lazyPart(() => import('../../features/account/account-drawer.tsx'));
export const ChatWindow = lazyPart(() => loadWithTexts(() => import('../../features/chat/chat-window.tsx'), 'chat'));
export const SessionDialog = lazyPart(() =>
  loadWithTexts(() => import('../../features/session/session-dialog.tsx'), 'session'),
);
/** Nothing to be seen, and in no hurry: the page comes first. */
export const UnreadWatch = lazyPart(async () => {
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  return import('../../features/messages/unread-watch.tsx');
});
