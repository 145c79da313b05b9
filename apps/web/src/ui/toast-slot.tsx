import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { onToastWaiting } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Stands once in the application, outside all pages. */
export function ToastSlot(): ReactElement | null {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onToastWaiting(() => setIsNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
