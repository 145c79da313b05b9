import type { ReactElement } from 'react';
import { paths } from '../../lib/paths.ts';
import { ArrowIcon, TruckIcon } from '../../ui/icons.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { bannerTarget } from './banner-target.ts';
import type { Banner } from './home.api.ts';

/** How goods are sent and come back, between two hairlines. */
export function ShippingLinks({ banners }: { banners: readonly Banner[] }): ReactElement {
  return (
    <section className="frame mt-section">
      {banners.map((banner) => (
        <TargetLink
          key={banner.id}
          target={bannerTarget(banner) ?? { to: paths.customerService({ type: 'shipment' }) }}
          className="group -mt-px flex min-h-22 items-center gap-4 border-y border-line py-5"
        >
          <TruckIcon className="size-7" strokeWidth={1} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{banner.title}</span>
            {banner.subtitle !== '' && <span className="block text-sm text-ink-soft">{banner.subtitle}</span>}
          </span>
          <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
        </TargetLink>
      ))}
    </section>
  );
}
