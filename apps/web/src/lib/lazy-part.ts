import { type ComponentType, createElement, lazy, type ReactElement, Suspense, useRef } from 'react';

type Loader<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props extends object> {
  (props: Props): ReactElement | null;
  /** Fetches the code ahead of need. */
  preload: () => void;
  /** Spread on the control that opens the part: the code is fetched when the pointer or the focus arrives. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * A part of the page that opens (dialog, drawer, menu) and whose code is fetched on intent. It renders nothing until it
 * is opened for the first time and stays mounted from then on, so that it can close with its motion.
 */
export function lazyPart<Props extends { open: boolean }>(load: Loader<Props>): LazyPart<Props> {
  const Part = lazy(load);
  const preload = (): void => {
    load().catch(() => {
      // Opening it will try again and show the failure where it can be acted on.
    });
  };
  const LazyPart = (props: Props): ReactElement | null => {
    const wasOpened = useRef(false);
    if (props.open) wasOpened.current = true;
    return wasOpened.current ? createElement(Suspense, { fallback: null }, createElement(Part, props)) : null;
  };
  return Object.assign(LazyPart, { preload, onIntent: { onPointerEnter: preload, onFocus: preload } });
}
