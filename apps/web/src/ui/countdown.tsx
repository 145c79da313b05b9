import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { formatDuration } from '../lib/format.ts';

/**
 * Seconds left until `endsAt` (epoch ms), counted down each second; 0 when it has passed. From then on the clock of the
 * machine may be set: time is taken from the one that nobody sets, and not by counting, which a hidden tab falls behind
 * with.
 */
export function useSecondsLeft(endsAt: number): number {
  const deadline = useMemo(() => performance.now() + endsAt - Date.now(), [endsAt]);
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
  useEffect(() => {
    if (deadline <= performance.now()) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (deadline <= performance.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
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
