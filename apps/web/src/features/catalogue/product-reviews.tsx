import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDate, formatScore } from '../../lib/format.ts';
import { describeValues } from '../../lib/sku-properties.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import { type ProductDetail, type Review, useReviews } from './catalogue.api.ts';

interface ProductReviewsProps {
  product: ProductDetail;
  className?: string | undefined;
}

/** What buyers say: the averages beside their own words and pictures. */
export function ProductReviews({ product, className }: ProductReviewsProps): ReactElement {
  const { t } = useTranslation('product');
  const { id, scores } = product;
  const { data, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useReviews(id);
  const reviews = data?.pages.flatMap(({ list }) => list) ?? [];
  const total = data?.pages[0]?.total ?? scores.count;
  const isEmpty = data !== undefined && total === 0;
  return (
    <section aria-labelledby="reviews" className={className}>
      <h2 id="reviews" className="type-heading mb-6 scroll-mt-40 cards:mb-8">
        {t('reviews.title')}
      </h2>
      {isPending && (
        <LoadingArea className="grid max-w-read gap-2 border-t border-line pt-6">
          <SkeletonLine width={30} />
          <SkeletonLine width={90} />
          <SkeletonLine width={70} />
        </LoadingArea>
      )}
      {isError && !data && <ErrorState title={t('reviews.error')} onRetry={() => void refetch()} />}
      {isEmpty && (
        <div className="border-t border-line pt-6">
          <p className="font-medium">{t('reviews.empty.title')}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('reviews.empty.text')}</p>
        </div>
      )}
      {data && !isEmpty && (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_16fr]">
          <Averages scores={scores} total={total} />
          <div>
            <ul>
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            {hasNextPage && (
              <Button
                variant="quiet"
                size="s"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
                className="mt-6"
              >
                {t('reviews.more')}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function Averages({ scores, total }: { scores: ProductDetail['scores']; total: number }): ReactElement {
  const { t } = useTranslation('product');
  return (
    <div>
      <div className="flex items-center gap-4">
        <span className="type-display">{formatScore(scores.average)}</span>
        <span className="grid gap-1 text-sm text-ink-soft">
          <Stars value={scores.average} />
          {t('reviews.count', { count: total, formatted: formatCount(total) })}
        </span>
      </div>
      <dl className="mt-6 grid gap-4 text-sm">
        {(['service', 'logistics', 'description'] as const).map((kind) => (
          <div key={kind} className="grid grid-cols-[1fr_auto] gap-y-2">
            <dt>{t(`reviews.${kind}`)}</dt>
            <dd className="num">{formatScore(scores[kind])}</dd>
            <dd aria-hidden="true" className="col-span-2 h-px bg-line">
              <span className="block h-0.5 bg-ink" style={{ width: `${(scores[kind] / 5) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ReviewItem({ review }: { review: Review }): ReactElement {
  const { userName, describeScore, remark, picUrls, properties, createTime } = review;
  const values = describeValues(properties);
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        <span className="flex min-w-0 items-center gap-3">
          <Stars value={describeScore} />
          <span className="truncate font-medium">{userName}</span>
        </span>
        <time dateTime={createTime.toISOString()} className="num text-xs text-ink-faint">
          {formatDate(createTime)}
        </time>
      </div>
      {remark !== '' && (
        // The buyer's own words, in a language that nobody asked for: not to be read out in the page's.
        <p lang="" className="mt-3 max-w-read wrap-anywhere whitespace-pre-line">
          {remark}
        </p>
      )}
      {values !== '' && <p className="mt-2 text-sm text-ink-faint">{values}</p>}
      <Thumbnails pictures={picUrls} name={userName} className="mt-4" />
    </li>
  );
}
