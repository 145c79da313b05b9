import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORE_KEY = 'scroll-positions';
/** A page that was left may need a moment to fetch its content again before it is long enough. */
const RESTORE_WITHIN_MS = 2000;

function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
}

/** Whether the document was there before: reloaded, or come back to. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !(entry instanceof PerformanceNavigationTiming) || entry.type !== 'navigate');

function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { pathname, search } = window.location;
    return Object.fromEntries(
      Object.entries(stored)
        .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
        // Somebody who comes anew has not left this address anywhere.
        .filter(([key]) => isReload() || key !== `${pathname}${search}`),
    );
  } catch {
    return {};
  }
}

const positions = readPositions();

function savePositions(): void {
  remember();
  try {
    // Only the most recent entries: a long session must not fill the storage.
    sessionStorage.setItem(STORE_KEY, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))));
  } catch {
    // Without storage the positions last until the document is reloaded.
  }
}

/** Notes where the page that is shown stands. */
let remember: () => void = () => {};
// A busy page tells of its scrolling late. Here, as this listener is older than the router's, the page is not left yet.
window.addEventListener('popstate', () => remember());

/** Scrolls to `top` as soon as the document is long enough, unless the reader scrolls first. */
function restore(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0 || Math.abs(window.scrollY - top) < 2) return () => {};
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, RESTORE_WITHIN_MS);
  for (const event of ['wheel', 'touchstart', 'keydown']) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Every navigation begins at the top; the browser's back and forward return to where the page was left. */
export function useScrollRestoration(): void {
  const { key: entry, pathname, search, state, hash } = useLocation();
  // Every fresh document calls its first entry alike, whatever its address.
  const key = entry === 'default' ? `${pathname}${search}` : entry;
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', savePositions);
    return () => window.removeEventListener('pagehide', savePositions);
  }, []);

  // A layout effect, so that the old listener is gone before the new page scrolls and cannot record that as its own.
  useLayoutEffect(() => {
    const note = (): void => {
      positions[key] = window.scrollY;
    };
    remember = note;
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    if (type === 'POP') return restore(positions[key] ?? 0);
    if (keepsScroll(state)) return;
    if (hash !== '') {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) return target.scrollIntoView();
    }
    window.scrollTo(0, 0);
  }, [key, state, hash, type]);
}

/** True while the page is scrolled further than `offsetPx`. */
export function useScrolledPast(offsetPx: number): boolean {
  const [isPast, setIsPast] = useState(() => window.scrollY > offsetPx);
  useEffect(() => {
    const update = (): void => setIsPast(window.scrollY > offsetPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [offsetPx]);
  return isPast;
}

export function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
