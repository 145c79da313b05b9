export interface CategoryOption {
  id: number;
  name: string;
  /** 0 for a root. */
  parentId: number;
  count: number;
}

export interface CategoryChoice extends Omit<CategoryOption, 'parentId'> {
  /** From the root to the category itself. */
  path: readonly number[];
}

/** Categories as one list, opened along the way to the chosen one and one level below it. */
export function categoryChoices(
  options: readonly CategoryOption[],
  chosenId: number | undefined,
): readonly CategoryChoice[] {
  const parents = new Map(options.map(({ id, parentId }) => [id, parentId]));
  const pathTo = (id: number): number[] => {
    const path: number[] = [];
    // Of a category's own list the categories above it are not there.
    for (
      let at: number | undefined = id;
      at !== undefined && parents.has(at) && !path.includes(at);
      at = parents.get(at)
    )
      path.unshift(at);
    return path;
  };
  const open = new Set(chosenId === undefined ? [] : pathTo(chosenId));
  return options
    .map(({ id, name, count }): CategoryChoice => ({ id, name, count, path: pathTo(id) }))
    .filter(({ path }) => path.slice(0, -1).every((above) => open.has(above)));
}
