import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { formatDateTime } from '../lib/format.ts';

export interface TimelineEvent {
  text: ReactNode;
  time: Date;
}

/** What happened, newest first: the first one is how things stand. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }): ReactElement {
  return (
    <ol aria-label={label}>
      {events.map(({ text, time }, index) => (
        <li
          // Events never change places: more of them come before these.
          key={events.length - index}
          className="relative grid grid-cols-[9px_minmax(0,1fr)] gap-x-4 pb-5 text-sm last:pb-0"
        >
          <span
            aria-hidden="true"
            className={cx(
              'mt-[5.5px] size-[9px] rounded-full border',
              index === 0 ? 'border-ink bg-ink' : 'border-line-strong bg-paper',
            )}
          />
          {index < events.length - 1 && (
            <span aria-hidden="true" className="absolute top-[18px] bottom-0 left-1 w-px bg-line" />
          )}
          <div className="min-w-0">
            <p className={cx('wrap-anywhere', index === 0 ? 'font-medium' : 'text-ink-soft')}>{text}</p>
            <time dateTime={time.toISOString()} className="num text-xs text-ink-faint">
              {formatDateTime(time)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}
