import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Of the same height as what comes, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its content once the reader comes near: code and calls of what stands far below wait until then. */
export function WhenNear({ fallback, children }: WhenNearProps): ReactNode {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={mark}>{fallback}</div>;
}
