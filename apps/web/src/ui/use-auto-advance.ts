import { type RefObject, useEffect, useRef } from 'react';

/**
 * Turns a carousel on by itself. It rests while the pointer is on it or the focus in it, while the page is in another
 * tab, and altogether where motion is unwelcome; once swiped by hand it stays where the reader put it.
 */
export function useAutoAdvance(
  root: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  advance: () => void,
): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    const element = root.current;
    if (!element || everyMs === undefined) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    let isHovered = element.matches(':hover');
    let wasSwiped = false;
    const enter = ({ pointerType }: PointerEvent): void => {
      isHovered = pointerType === 'mouse';
    };
    const leave = (): void => {
      isHovered = false;
    };
    const swipe = (): void => {
      wasSwiped = true;
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('touchmove', swipe, { passive: true });
    const timer = setInterval(() => {
      const rests =
        isHovered || wasSwiped || calm.matches || document.hidden || element.contains(document.activeElement);
      if (!rests) latest.current();
    }, everyMs);
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('touchmove', swipe);
    };
  }, [root, everyMs]);
}
