import type { ReactElement } from 'react';
import type { Population } from '../../lib/population.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Scenery } from '../../ui/picture.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { useTemplate } from './template.api.ts';
import type { TemplateItem } from './template-property.ts';

const COLUMNS = ['', '', 'cards:grid-cols-2', 'cards:grid-cols-3', 'cards:grid-cols-2 nav:grid-cols-4'] as const;

/** What staff added to the zone's home by its template. */
export function TemplateItems({ population }: { population: Population }): ReactElement {
  const items = useTemplate(population).data?.items ?? [];
  return (
    <>
      {items.map((item) => (
        <section key={`${item.type} ${item.links[0]?.title}`} className="frame mt-section">
          {item.type === 'links' ? <Links item={item} /> : <Images item={item} />}
        </section>
      ))}
    </>
  );
}

function Links({ item: { links, columns } }: { item: TemplateItem }): ReactElement {
  return (
    <ul className={`grid gap-x-gutter border-t border-line cards:border-t-0 ${COLUMNS[columns] ?? ''}`}>
      {links.map(({ title, target }) => (
        <li key={title}>
          <TargetLink
            target={target}
            className="group flex min-h-14 items-center justify-between gap-4 border-b border-line py-3 cards:border-t"
          >
            {title}
            <ArrowIcon className="size-5 shrink-0 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}

function Images({ item: { links, columns, ratio } }: { item: TemplateItem }): ReactElement {
  return (
    <ul
      className={`no-scrollbar gap-x-2.5 gap-y-10 max-cards:-mx-(--spacing-page) max-cards:flex max-cards:overflow-x-auto max-cards:px-(--spacing-page) cards:grid cards:gap-x-gutter ${COLUMNS[columns] ?? ''}`}
    >
      {links.map(({ title, img, target }) => (
        <li key={title} className="max-cards:w-[62vw] max-cards:max-w-60 max-cards:shrink-0">
          <TargetLink target={target} className="group block">
            <span className="block overflow-hidden bg-ground" style={{ aspectRatio: ratio }}>
              {img !== '' && (
                <Scenery
                  src={img}
                  width={600}
                  height={800}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover transition-transform duration-slow ease-passage group-hover:scale-[1.02]"
                />
              )}
            </span>
            <span className="type-title mt-4 block">{title}</span>
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}
