import { canWithAfterSale } from '@passage/contract/order-actions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterSaleItem } from '../../features/after-sales/after-sale-item.tsx';
import { reasonName, STATUS_TONES, statusName, wayName } from '../../features/after-sales/after-sale-wording.ts';
import type { AfterSaleDetail } from '../../features/after-sales/after-sales.api.ts';
import { CancelAfterSale } from '../../features/after-sales/cancel-after-sale.tsx';
import { ReturnGoodsForm } from '../../features/after-sales/return-goods-form.tsx';
import { ReviewNote } from '../../features/after-sales/review-note.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { LeftIcon } from '../../ui/icons.tsx';
import { SheetFact, SheetPart } from '../../ui/sheet-part.tsx';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import { Timeline } from '../../ui/timeline.tsx';

/** Beyond them the rest is a number. */
const SHOWN_PICTURES = 3;

const TONES = {
  accent: 'text-accent',
  bad: 'text-error',
  good: 'text-success',
  soft: 'text-ink-soft',
  ink: '',
} as const;

/** An after-sale in full: how it stands, what can be done, what was asked for and why, and the way it has come. */
export function AfterSaleSheet({ afterSale }: { afterSale: AfterSaleDetail }): ReactElement {
  const { t } = useTranslation('afterSales');
  const { id, status, remark, approvalRemark, returnAddress, applyDescription, applyPicUrls } = afterSale;
  const name = statusName(status);
  const mustReturn = canWithAfterSale('returnGoods', status);
  const events = afterSale.history
    .map((event) => ({ text: t(`status.${statusName(event.status)}`), time: event.time }))
    .reverse();
  return (
    <article>
      <TextLink to={paths.refundLists()} className="mb-6 min-h-11 text-sm">
        <LeftIcon className="size-4" />
        {t('list.title')}
      </TextLink>
      <p className="num text-sm text-ink-soft">{t('detail.number', { no: afterSale.no })}</p>
      <h1 className={cx('type-heading mt-1', TONES[STATUS_TONES[name]])}>{t(`status.${name}`)}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-soft">
        {t(`next.${afterSale.awaitsDecision ? 'awaitsDecision' : name}`)}
      </p>
      {name === 'waitCheck' && (
        <div className="mt-3">
          <ReviewNote />
        </div>
      )}
      {remark !== '' && (
        <p className="mt-3 max-w-[60ch] text-sm wrap-anywhere text-error">{t('detail.remark', { remark })}</p>
      )}
      {approvalRemark !== '' && (
        <p className="mt-3 max-w-[60ch] text-sm whitespace-pre-line wrap-anywhere">
          {t('detail.approvalRemark', { remark: approvalRemark })}
        </p>
      )}
      {mustReturn && (
        <section aria-labelledby="after-sale-return" className="mt-8 border-t border-ink pt-5">
          <h2 id="after-sale-return" className="mb-5 text-base font-medium">
            {t('return.title')}
          </h2>
          <div className="max-w-3xl">
            <ReturnAddress address={returnAddress} />
            <ReturnGoodsForm id={id} />
          </div>
        </section>
      )}
      {canWithAfterSale('cancel', status) && (
        <div className="mt-6">
          <CancelAfterSale id={id} />
        </div>
      )}

      <section aria-label={t('list.columns.piece')} className="mt-10 border-t border-ink pt-5">
        <AfterSaleItem item={afterSale}>
          <p className="num mt-2 text-xs text-ink-faint">{t('quantity', { count: afterSale.count })}</p>
        </AfterSaleItem>
      </section>

      <div className="mt-8 grid gap-x-16 gap-y-10 cards:grid-cols-2">
        <SheetPart id="after-sale-facts" title={t('detail.facts')}>
          <dl className="grid gap-2 text-sm">
            <SheetFact label={t('list.columns.amount')}>
              <span className="text-base font-medium">{formatCharged(afterSale.refundPrice)}</span>
            </SheetFact>
            <SheetFact label={t('list.columns.way')}>{t(`ways.${wayName(afterSale.way)}`)}</SheetFact>
            <SheetFact label={t('apply.reason')}>{t(`reasons.${reasonName(afterSale.applyReason)}`)}</SheetFact>
            <SheetFact label={t('list.columns.order')}>
              <TextLink to={paths.orderDetails({ no: afterSale.orderId })}>{afterSale.orderNo}</TextLink>
            </SheetFact>
            <SheetFact label={t('detail.shop')}>
              <TextLink to={paths.shopProduct({ no: afterSale.shopId, name: afterSale.shopName })}>
                {afterSale.shopName}
              </TextLink>
            </SheetFact>
            <SheetFact label={t('detail.askedOn')}>
              <time dateTime={afterSale.createTime.toISOString()}>{formatDateTime(afterSale.createTime)}</time>
            </SheetFact>
            {afterSale.logisticsNo !== '' && (
              <>
                {returnAddress !== '' && (
                  <SheetFact label={t('return.address')}>
                    <span className="whitespace-pre-line wrap-anywhere">{returnAddress}</span>
                  </SheetFact>
                )}
                {afterSale.logisticsCompany !== '' && (
                  <SheetFact label={t('return.company')}>{afterSale.logisticsCompany}</SheetFact>
                )}
                <SheetFact label={t('return.number')}>{afterSale.logisticsNo}</SheetFact>
              </>
            )}
          </dl>
        </SheetPart>
        <SheetPart id="after-sale-way" title={t('detail.way')}>
          <Timeline label={t('detail.way')} events={events} />
        </SheetPart>
        <SheetPart id="after-sale-description" title={t('apply.description')}>
          <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
            {applyDescription || t('detail.noDescription')}
          </p>
        </SheetPart>
        <SheetPart id="after-sale-pictures" title={t('apply.pictures')}>
          {applyPicUrls.length === 0 ? (
            <p className="text-sm text-ink-soft">{t('detail.noPictures')}</p>
          ) : (
            <Thumbnails pictures={applyPicUrls} name={afterSale.spuName} shown={SHOWN_PICTURES} />
          )}
        </SheetPart>
      </div>
    </article>
  );
}

/** Where the pieces go; a return that was approved before shops had to name an address may be without one. */
function ReturnAddress({ address }: { address: string }): ReactElement {
  const { t } = useTranslation('afterSales');
  if (address === '') return <p className="mb-6 max-w-[60ch] text-sm">{t('return.noAddress')}</p>;
  return (
    <dl className="mb-6 text-sm">
      <dt className="text-ink-soft">{t('return.address')}</dt>
      <dd className="mt-1 max-w-[60ch] text-base whitespace-pre-line wrap-anywhere">{address}</dd>
    </dl>
  );
}
