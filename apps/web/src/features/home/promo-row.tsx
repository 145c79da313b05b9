import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { Scenery } from '../../ui/picture.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { bannerTarget } from './banner-target.ts';
import type { Banner } from './home.api.ts';

/** `pair` is a large and a smaller picture of one height, `trio` three upright ones, `spare` as many as there are. */
type Shape = 'pair' | 'trio' | 'spare';

const ROWS: Readonly<Record<Shape, string>> = {
  pair: 'min-[600px]:grid-cols-[7fr_5fr]',
  trio: 'max-[599px]:grid-cols-2 max-[599px]:[&>:first-child]:col-span-2 min-[600px]:grid-cols-3',
  spare: 'min-[600px]:grid-cols-2',
};
/** Wide pictures have their subject right of the middle. */
const FRAMES: Readonly<Record<Shape, string>> = {
  pair: 'max-[599px]:aspect-[3/4] min-[600px]:h-[clamp(20rem,46vw,44rem)]',
  trio: 'aspect-[3/4]',
  spare: 'aspect-[4/5] cards:aspect-[3/2]',
};

interface PromoRowProps {
  label: string;
  banners: readonly Banner[];
  shape: Shape;
}

/** Pictures side by side, each with what it opens under it. */
export function PromoRow({ label, banners, shape }: PromoRowProps): ReactElement {
  return (
    <section aria-label={label} className="frame mt-section">
      <ul className={cx('grid gap-x-2.5 gap-y-10 cards:gap-x-gutter', banners.length > 1 && ROWS[shape])}>
        {banners.map((banner) => (
          <li key={banner.id} className="min-w-0">
            <Promo banner={banner} frame={FRAMES[shape]} isLarge={shape === 'pair'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promo({ banner, frame, isLarge }: { banner: Banner; frame: string; isLarge: boolean }): ReactElement {
  const { t } = useTranslation('home');
  const { title, subtitle, name, img } = banner;
  const target = bannerTarget(banner);
  return (
    <TargetLink target={target} className="group block">
      <div className={cx('block overflow-hidden bg-ground', frame)}>
        <Scenery
          src={img}
          width={900}
          height={1200}
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-slow ease-passage group-hover:scale-[1.02] nav:object-[70%_50%]"
        />
      </div>
      <h2 className={cx('mt-4 block hyphens-auto', isLarge ? 'type-title-l' : 'type-title')}>{title}</h2>
      {subtitle !== '' && <div className="mt-1 block max-w-[52ch] text-sm text-ink-soft">{subtitle}</div>}
      {target && (
        <div className="mt-1 w-fit text-sm wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-[5px] group-hover:decoration-current">
          {name === '' ? t('promo.action') : t('promo.see', { name })}
        </div>
      )}
    </TargetLink>
  );
}
