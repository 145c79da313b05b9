import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import { Picture } from '../../ui/picture.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import { type CategoryNode, useProductPage } from './catalogue.api.ts';

interface CategoryTilesProps {
  title: string;
  population: Population;
  /** Undefined while they load. */
  roots: readonly CategoryNode[] | undefined;
}

const GRID = 'grid grid-cols-2 gap-x-2.5 gap-y-8 cards:grid-cols-3 cards:gap-x-gutter';

/** The zone's first-level categories, each with the picture of what it recommends first. */
export function CategoryTiles({ title, population, roots }: CategoryTilesProps): ReactElement | null {
  if (roots?.length === 0) return null;
  return (
    <section aria-label={title} className="frame mt-section">
      <h2 className="type-heading mb-6 cards:mb-8">{title}</h2>
      {roots === undefined ? (
        <LoadingArea className={GRID}>
          {[1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="aspect-[4/5]" />
          ))}
        </LoadingArea>
      ) : (
        <ul className={GRID}>
          {roots.map((root) => (
            <li key={root.id}>
              <CategoryTile population={population} category={root} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CategoryTile({ population, category }: { population: Population; category: CategoryNode }): ReactElement {
  const { id, name } = category;
  const { data, isPending } = useProductPage(population, { categoryId: id }, { pageSize: 1 });
  return (
    <Link
      to={paths.categoryIndex({
        type: LIST_TYPES.category,
        name,
        categoryPath: String(id),
        categoryId: id,
        navigation: 1,
      })}
      className="group block"
    >
      {isPending ? (
        <Skeleton className="aspect-[4/5]" />
      ) : (
        <Picture
          src={data?.list[0]?.imglist[0]}
          alt=""
          className="aspect-[4/5]! *:transition-transform *:duration-slow *:ease-passage group-hover:*:scale-[1.02]"
        />
      )}
      <span className="type-title block pt-4">{name}</span>
    </Link>
  );
}
