import { type ReactElement, useEffect, useRef, useState } from 'react';
import { formatDuration } from '../lib/format.ts';

/** Seconds left until `endsAt` (epoch ms), counted down each second; 0 when it has passed. */
export function useSecondsLeft(endsAt: number): number {
  const left = (): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [, tick] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (endsAt <= Date.now()) return;
    // From the clock and not by counting: a sleeping tab must not fall behind.
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (endsAt <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

interface CountdownProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** Called once when the time is up. */
  onEnd?: () => void;
  className?: string;
}

/** The time left as hh:mm:ss. Not announced each second: the page says in words what happens at the end. */
export function Countdown({ endsAt, onEnd, className = '' }: CountdownProps): ReactElement {
  const seconds = useSecondsLeft(endsAt);
  const endedFor = useRef<number>(undefined);
  useEffect(() => {
    if (seconds > 0 || endedFor.current === endsAt) return;
    endedFor.current = endsAt;
    onEnd?.();
  }, [seconds, endsAt, onEnd]);
  return (
    <span role="timer" aria-live="off" className={`num ${className}`}>
      {formatDuration(seconds)}
    </span>
  );
}
