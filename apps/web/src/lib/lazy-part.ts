import {
  Component,
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { loadChunk } from './load-chunk.ts';

type Loader<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props extends object> {
  (props: Props): ReactElement | null;
  /** Fetches the code ahead of need. */
  preload: () => void;
  /** Spread on the control that opens the part: the code is fetched when the pointer or the focus arrives. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
}

type OnMissing = (retry: () => void) => void;
let onMissing: OnMissing = () => undefined;

/** Tells the reader that a part's code did not arrive, and how to try again. One for the whole application; returns what ends it. */
export function whenPartIsMissing(listener: OnMissing): () => void {
  onMissing = listener;
  return () => {
    if (onMissing === listener) onMissing = () => undefined;
  };
}

/** Keeps a part that cannot be shown from taking the page with it. */
class PartBoundary extends Component<{ onError: () => void; children?: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * A part of the page that opens (dialog, drawer, menu) and whose code is fetched on intent. It renders nothing until it
 * is opened for the first time and stays mounted from then on, so that it can close with its motion.
 */
export function lazyPart<Props extends { open: boolean }>(load: Loader<Props>): LazyPart<Props> {
  const lazyLoad = (attempt: number): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      loadChunk(load).catch(async (error: unknown) => {
        if (attempt === 0) throw error;
        const { importAgain } = await import('./import-again.ts');
        return importAgain<{ default: ComponentType<Props> }>(error, attempt);
      }),
    );
  // React keeps a failure for good, so that another try needs another lazy component.
  let current = lazyLoad(0);
  const preload = (): void => {
    load().catch(() => {
      // Opening it will try again and show the failure where it can be acted on.
    });
  };
  const LazyPart = (props: Props): ReactElement | null => {
    const wasOpened = useRef(false);
    const [attempt, setAttempt] = useState(0);
    if (props.open) wasOpened.current = true;
    if (!wasOpened.current) return null;
    const retry = (): void => {
      current = lazyLoad(attempt + 1);
      setAttempt(attempt + 1);
    };
    return createElement(
      PartBoundary,
      { key: attempt, onError: () => onMissing(retry) },
      createElement(Suspense, { fallback: null }, createElement(current, props)),
    );
  };
  return Object.assign(LazyPart, { preload, onIntent: { onPointerEnter: preload, onFocus: preload } });
}
