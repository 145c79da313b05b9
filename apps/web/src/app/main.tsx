import '../ui/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n.ts';
import { leaveAppShell } from './app-shell/leave-app-shell.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

// The document's policy forbids code made from text, which zod would try before it does without.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root element.');

await startI18n();
leaveAppShell(root);
// What the document shows is painted before the page is drawn; a hidden tab paints nothing.
await new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 100);
});
// In slices, so that a press is heard meanwhile.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  );
});
