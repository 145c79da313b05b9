import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { HELP_PAGE_SIZE, type HelpGroup, useHelpEntries } from './help.api.ts';

/** Stand-ins for folded entries. */
export function HelpEntriesPending({ count = 4 }: { count?: number }): ReactElement {
  return (
    <LoadingArea className="border-t border-line">
      {Array.from({ length: count }, (_, index) => (
        // Stand-ins have no identity and never move.
        <div key={index} className="flex min-h-14 items-center border-b border-line">
          <SkeletonLine width={48} className="w-full" />
        </div>
      ))}
    </LoadingArea>
  );
}

interface HelpEntriesProps {
  group: HelpGroup;
  page: number;
  openCode: string | undefined;
  onPage: (page: number) => void;
}

/** A group's articles, folded, ten to a page. A failure is told here and not by a toast. */
export function HelpEntries({ group, page, openCode, onPage }: HelpEntriesProps): ReactElement {
  const { t } = useTranslation('help');
  const { data, isError, isFetching, refetch } = useHelpEntries(group.code, page);
  if (isError && !data)
    return <ErrorState title={t('error.title')} busy={isFetching} onRetry={() => void refetch()} heading="h3" />;
  if (!data) return <HelpEntriesPending count={Math.min(HELP_PAGE_SIZE, Math.max(1, group.articles.length))} />;
  if (data.list.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} heading="h3" />;
  return (
    <>
      <div className="border-t border-line">
        {data.list.map(({ code, title, content }) => (
          <Fold
            key={code}
            open={code === openCode}
            title={<h3 className="py-3 wrap-anywhere hyphens-auto">{title}</h3>}
          >
            <RichText html={content} className="max-w-read text-ink-soft" />
          </Fold>
        ))}
      </div>
      <Pager page={page} pageSize={HELP_PAGE_SIZE} total={data.total} onPage={onPage} />
    </>
  );
}
