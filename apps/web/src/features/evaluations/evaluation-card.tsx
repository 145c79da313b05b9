import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { describeSku } from '../../lib/sku-properties.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import type { Evaluation } from './evaluations.api.ts';
import { SCORES } from './scores.ts';

/** What the shopper has said of an item. */
export function EvaluationCard({ evaluation }: { evaluation: Evaluation }): ReactElement {
  const { t } = useTranslation('evaluations');
  const { brandName, spuName, picUrl, properties, remark, picUrls, createTime } = evaluation;
  return (
    <article
      aria-label={spuName}
      className="grid gap-x-12 gap-y-6 border-t border-ink py-6 cards:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] cards:py-8"
    >
      <div className="grid grid-cols-[80px_minmax(0,1fr)] content-start gap-5 cards:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[136px_minmax(0,1fr)]">
        <Picture src={picUrl} alt="" />
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">{brandName}</p>
          <h2 className="wrap-anywhere hyphens-auto">{spuName}</h2>
          <p className="mt-1 text-xs text-ink-faint wrap-anywhere">{describeSku(properties)}</p>
        </div>
      </div>
      <div className="min-w-0">
        <dl className="grid max-w-sm gap-2 text-sm">
          {SCORES.map(({ field, label }) => (
            <div key={field} className="flex items-center justify-between gap-4">
              <dt className="text-ink-soft">{t(`scores.${label}`)}</dt>
              <dd className="flex">
                <Stars value={evaluation[field]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-read whitespace-pre-line wrap-anywhere">{remark}</p>
        <Thumbnails pictures={picUrls} name={spuName} className="mt-5" />
        <p className="mt-5 text-xs text-ink-faint">
          <time dateTime={createTime.toISOString()} className="num">
            {t('detail.written', { date: formatDate(createTime) })}
          </time>
        </p>
      </div>
    </article>
  );
}
