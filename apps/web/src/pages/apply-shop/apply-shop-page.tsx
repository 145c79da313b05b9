import { APPLY_STATUS } from '@passage/contract/codes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionKeys } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { ApplicationForm } from '../../features/shop-application/application-form.tsx';
import { type Application, useOwnApplication } from '../../features/shop-application/shop-application.api.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingArea, SkeletonFields } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';

const TONES = { 0: 'soft', 1: 'accent', 2: 'good', 3: 'bad' } as const;

/** A wish for a shop of one's own, and what became of it. */
export default function ApplyShopPage(): ReactElement {
  const { t } = useTranslation('shopApplication');
  const { data, isError } = useOwnApplication();
  usePageHead(t('title'), t('description'));
  const sta = data?.sta ?? APPLY_STATUS.notApplied;
  useShopOfApproved(sta === APPLY_STATUS.approved);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <h1 className="type-heading">{t('title')}</h1>
        {(data || isError) && (
          <p>
            <span className="sr-only">{t('status.label')}: </span>
            <Tag tone={TONES[sta]}>{t(`status.s${sta}`)}</Tag>
          </p>
        )}
      </div>
      <p className="mt-3 mb-8 max-w-read text-ink-soft">{t('text')}</p>
      {data || isError ? (
        <ApplicationView key={sta} latest={data} />
      ) : (
        <LoadingArea className="max-w-dialog border-t border-line pt-8">
          <SkeletonFields count={6} />
        </LoadingArea>
      )}
    </>
  );
}

/** The menus learn of the shop as soon as this page does. */
function useShopOfApproved(isApproved: boolean): void {
  const queryClient = useQueryClient();
  const hasShop = useSession(({ ownShop }) => ownShop !== null);
  useEffect(() => {
    if (isApproved && !hasShop) queryClient.invalidateQueries({ queryKey: sessionKeys.userInfo });
  }, [isApproved, hasShop, queryClient]);
}

function ApplicationView({ latest }: { latest: Application | undefined }): ReactElement {
  const { t } = useTranslation('shopApplication');
  const email = useSession((session) => session.email ?? '');
  const ownShop = useSession((session) => session.ownShop);
  // Asked for again and again, its pictures get new addresses each time: the first ones hold long enough.
  const [application] = useState(latest);
  const sta = application?.sta ?? APPLY_STATUS.notApplied;
  const isLocked = sta === APPLY_STATUS.waiting || sta === APPLY_STATUS.approved;
  return (
    <>
      {sta === APPLY_STATUS.waiting && <Note role="status">{t('waitApplyReview')}</Note>}
      {sta === APPLY_STATUS.rejected && (
        <Note role="alert">
          <strong className="block font-medium text-error">{t('rejected')}</strong>
          <span className="block wrap-anywhere">{application?.applyFailReason}</span>
          <span className="mt-2 block text-ink-soft">{t('again')}</span>
        </Note>
      )}
      {sta === APPLY_STATUS.approved && (
        <Note role="status">
          <strong className="block font-medium text-success">{t('approved')}</strong>
          <span className="block">{t('approvedText')}</span>
          {ownShop && (
            <span className="mt-4 flex flex-wrap gap-3">
              <ButtonLink to={paths.shopProduct({ no: ownShop.id, name: ownShop.shopname })}>{t('myShop')}</ButtonLink>
            </span>
          )}
        </Note>
      )}
      {/* Who has had a shop from the start never applied for one. */}
      {!(sta === APPLY_STATUS.approved && application?.shopName === '') && (
        <ApplicationForm
          sent={application && sta !== APPLY_STATUS.notApplied ? application : undefined}
          email={email}
          isLocked={isLocked}
        />
      )}
    </>
  );
}

const Note = ({ role, children }: { role: 'status' | 'alert'; children: ReactNode }): ReactElement => (
  <div role={role} className="mb-8 max-w-read border-l-2 border-ink bg-ground px-5 py-4 text-sm">
    {children}
  </div>
);
