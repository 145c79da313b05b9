import { CATEGORY_TREES, type CategoryNode, leafCategories, POPULATIONS, type Population } from './categories.ts';
import { PRODUCT_KINDS, type ProductKind, type ProductLine } from './product-kinds.ts';
import type { TenantNumber } from './tenants.ts';

/** What a picture studio says of a kind it draws. */
export interface Drawable {
  readonly kind: string;
  readonly colourways: readonly string[];
  readonly patterns: readonly string[];
}

/** The second store keeps to the street. */
const NOT_IN_SECOND = ['gown', 'slip-dress', 'pump', 'ballet-flat', 'clutch', 'suit-trousers', 'loafer', 'gloves'];

export function kindsOf(tenant: TenantNumber): readonly ProductKind[] {
  return tenant === 1 ? PRODUCT_KINDS : PRODUCT_KINDS.filter((kind) => !NOT_IN_SECOND.includes(kind.key));
}

/** Leaves out what the studio cannot draw, and the colours and patterns it does not know or recommend. */
export function drawnOf(kinds: readonly ProductKind[], studio: readonly Drawable[]): ProductKind[] {
  return kinds.flatMap((kind) => {
    const drawn = studio.find((entry) => entry.kind === kind.key);
    if (drawn === undefined) return [];
    const suited = kind.colours.filter((colour) => drawn.colourways.includes(colour));
    return [
      {
        ...kind,
        colours: suited.length > 2 ? suited : kind.colours,
        patterns: kind.patterns.filter(([pattern]) => pattern === 'plain' || drawn.patterns.includes(pattern)),
      },
    ];
  });
}

/** A tenant's trees hold only what it can fill. */
export function categoryTreesOf(tenant: TenantNumber): Record<Population, CategoryNode[]> {
  const filled = placesOf(kindsOf(tenant));
  const pruned = (population: Population) => prune(CATEGORY_TREES[population], new Set(filled[population].keys()));
  return { female: pruned('female'), male: pruned('male'), children: pruned('children') };
}

function prune(nodes: readonly CategoryNode[], keep: ReadonlySet<string>): CategoryNode[] {
  return nodes.flatMap((node) => {
    if (node.children === undefined) return keep.has(node.key) ? [node] : [];
    const children = prune(node.children, keep);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

export interface Place {
  readonly kind: ProductKind;
  readonly line: ProductLine;
}

/** Which kinds and materials can stand in each third-level category. */
export function placesOf(kinds: readonly ProductKind[]): Record<Population, Map<string, Place[]>> {
  const places: Record<Population, Map<string, Place[]>> = { female: new Map(), male: new Map(), children: new Map() };
  for (const population of POPULATIONS) {
    for (const { key } of leafCategories(CATEGORY_TREES[population])) {
      const here = kinds.flatMap((kind) =>
        kind.lines.filter((line) => line.categories[population]?.includes(key)).map((line) => ({ kind, line })),
      );
      if (here.length > 0) places[population].set(key, here);
    }
  }
  return places;
}
