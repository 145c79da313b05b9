import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { MEDIA, useMedia } from '../lib/media.ts';

/** 52 for the button, 10 above and below it, and the line. */
const BAR_HEIGHT = '73px';

interface ActionBarProps {
  label: string;
  /** The page's own button, which the bar stands in for. */
  button: RefObject<HTMLElement | null>;
  /** What the action is about, such as the price. */
  children: ReactNode;
  action: ReactNode;
}

/** On a phone, while the page's own button is out of sight: the action at the lower edge. */
export function ActionBar({ label, button, children, action }: ActionBarProps): ReactElement | null {
  const isPhone = useMedia(MEDIA.cards);
  const [isOutOfSight, setIsOutOfSight] = useState(false);

  useEffect(() => {
    const watched = button.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfSight(entry?.isIntersecting === false));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [button]);

  const isShown = isPhone && isOutOfSight;
  // What floats over the page moves up above the bar.
  useEffect(() => {
    if (!isShown) return;
    document.documentElement.style.setProperty('--bar-height', BAR_HEIGHT);
    return () => {
      document.documentElement.style.removeProperty('--bar-height');
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section
      aria-label={label}
      className="fixed inset-x-0 bottom-(--banner-height,0px) z-45 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line bg-paper px-(--spacing-page) pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]"
    >
      <div className="min-w-0 text-sm">{children}</div>
      {action}
    </section>
  );
}
