/** What narrows a list beside its category. */
export interface ListFilters {
  brandIds: readonly number[];
  designerIds: readonly number[];
  /** A product has one of a property's values, and so for each property. */
  attributes: readonly { propertyId: number; valueIds: readonly number[] }[];
}

export const NO_FILTERS: ListFilters = { brandIds: [], designerIds: [], attributes: [] };

const MOST_IDS = 50;

function idsOf(text: string): number[] {
  const ids = text.split('.').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_IDS);
}

const idText = (ids: readonly number[]): string => ids.join('.');

/** Written with characters that an address keeps as they are: brands=3.7&attributes=2-38.40_3-79 */
export function readFilters(params: URLSearchParams): ListFilters {
  const attributes = new Map<number, number[]>();
  for (const part of (params.get('attributes') ?? '').split('_')) {
    const [property = '', values = ''] = part.split('-');
    const [propertyId] = idsOf(property);
    const valueIds = idsOf(values);
    if (propertyId !== undefined && valueIds.length > 0) attributes.set(propertyId, valueIds);
  }
  return {
    brandIds: idsOf(params.get('brands') ?? ''),
    designerIds: idsOf(params.get('designers') ?? ''),
    attributes: [...attributes].map(([propertyId, valueIds]) => ({ propertyId, valueIds })),
  };
}

export function writeFilters(params: URLSearchParams, { brandIds, designerIds, attributes }: ListFilters): void {
  const put = (name: string, text: string): void => {
    if (text === '') params.delete(name);
    else params.set(name, text);
  };
  put('brands', idText(brandIds));
  put('designers', idText(designerIds));
  put('attributes', attributes.map(({ propertyId, valueIds }) => `${propertyId}-${idText(valueIds)}`).join('_'));
}

export const countFilters = ({ brandIds, designerIds, attributes }: ListFilters): number =>
  brandIds.length + designerIds.length + attributes.reduce((sum, { valueIds }) => sum + valueIds.length, 0);

/** Which filter: of brands, of designers, or of a property. */
export type FilterKey = 'brands' | 'designers' | number;

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];

export const chosenIds = (filters: ListFilters, key: FilterKey): readonly number[] => {
  if (key === 'brands') return filters.brandIds;
  if (key === 'designers') return filters.designerIds;
  return filters.attributes.find(({ propertyId }) => propertyId === key)?.valueIds ?? [];
};

/** The same filters with one option put in or out; `isSingle` puts out the others of its filter. */
export function toggleFilter(filters: ListFilters, key: FilterKey, id: number, isSingle = false): ListFilters {
  const before = chosenIds(filters, key);
  const next = toggled(isSingle && !before.includes(id) ? [] : before, id);
  if (key === 'brands') return { ...filters, brandIds: next };
  if (key === 'designers') return { ...filters, designerIds: next };
  const others = filters.attributes.filter(({ propertyId }) => propertyId !== key);
  return { ...filters, attributes: next.length === 0 ? others : [...others, { propertyId: key, valueIds: next }] };
}
