import { describe, expect, it } from 'vitest';
import { activeFilters, filterGroups, hasCells } from './filter-groups.ts';
import { countFilters, NO_FILTERS, readFilters, toggleFilter, writeFilters } from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of a list', () => {
  it('layout-49 stand in its address and are read from it again', () => {
    const filters = read('brands=3.7&designers=4&attributes=2-38.40_3-79');
    expect(filters).toEqual({
      brandIds: [3, 7],
      designerIds: [4],
      attributes: [
        { propertyId: 2, valueIds: [38, 40] },
        { propertyId: 3, valueIds: [79] },
      ],
    });
    const params = new URLSearchParams('type=1');
    writeFilters(params, filters);
    expect(params.toString()).toBe('type=1&brands=3.7&designers=4&attributes=2-38.40_3-79');
    writeFilters(params, NO_FILTERS);
    expect(params.toString()).toBe('type=1');
    expect(countFilters(filters)).toBe(6);
  });

  it.each(['brands=a.-1.0.1e9x', 'attributes=2', 'attributes=-_x-1_2-', 'designers='])('%s means none', (query) => {
    expect(countFilters(read(query))).toBe(0);
  });

  it('an option is put in and out; of a group with limit 1 one alone', () => {
    const one = toggleFilter(NO_FILTERS, 2, 38);
    expect(toggleFilter(one, 2, 40).attributes).toEqual([{ propertyId: 2, valueIds: [38, 40] }]);
    expect(toggleFilter(one, 2, 40, true).attributes).toEqual([{ propertyId: 2, valueIds: [40] }]);
    expect(toggleFilter(one, 2, 38)).toEqual(NO_FILTERS);
    expect(toggleFilter(toggleFilter(one, 'brands', 3), 'brands', 3)).toEqual(one);
  });

  it('options that the others leave nothing of stay, with 0, and chosen ones keep their names', () => {
    const options = (values: { id: number; name: string; count: number }[]) => ({
      categoryBaseVOList: [],
      productPropertyListVos: values.length === 0 ? [] : [{ id: 2, name: 'Size', values }],
      designerSaveReqVOList: [],
      productBrands: [{ id: 3, name: 'Ondine', count: 4 }],
    });
    const all = options([34, 36, 38, 40].map((size) => ({ id: size, name: String(size), count: 9 })));
    const groups = filterGroups(all, options([{ id: 38, name: '38', count: 2 }]));
    expect(groups[0]?.options.map(({ name, count }) => [name, count])).toEqual([
      ['34', 0],
      ['36', 0],
      ['38', 2],
      ['40', 0],
    ]);
    expect(groups.map(hasCells)).toEqual([true, false]);
    expect(activeFilters(groups, read('attributes=2-36&brands=3.99')).map(({ name }) => name)).toEqual([
      '36',
      'Ondine',
      undefined,
    ]);
  });
});
