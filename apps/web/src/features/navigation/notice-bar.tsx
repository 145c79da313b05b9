import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { targetOf } from '../../lib/target.ts';
import { RightIcon } from '../../ui/icons.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { useAutoAdvance } from '../../ui/use-auto-advance.ts';
import { useNotices } from './template.api.ts';

const ADVANCE_MS = 6000;

/** What the store has to tell, one notice at a time. Its line is kept free until it is known that there is none. */
export function NoticeBar(): ReactElement | null {
  const { t } = useTranslation('shell');
  const notices = useNotices();
  const root = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const count = notices?.length ?? 0;
  useAutoAdvance(root, count > 1 ? ADVANCE_MS : undefined, () => setTurn(turn + 1));
  if (notices && count === 0) return null;
  const notice = notices?.[turn % Math.max(1, count)];
  return (
    <section ref={root} aria-label={t('notices.label')} className="h-9 border-b border-line bg-ground text-xs">
      <div className="frame relative flex h-full items-center justify-center">
        {notice && (
          <TargetLink
            target={notice.url === undefined ? undefined : targetOf(notice.url)}
            className="group min-w-0 truncate px-8 leading-9"
          >
            <span className="font-medium group-hover:underline">{notice.title}</span>
            {notice.content !== '' && <span className="text-ink-soft max-cards:hidden"> · {notice.content}</span>}
          </TargetLink>
        )}
        {count > 1 && (
          <button
            type="button"
            aria-label={t('notices.next')}
            onClick={() => setTurn(turn + 1)}
            className="absolute right-(--spacing-page) grid h-9 w-8 place-items-center hover:text-accent"
          >
            <RightIcon className="size-3.5" />
          </button>
        )}
      </div>
    </section>
  );
}
