/** The three zones of the arcade, with the number that the API calls `sex`. */
export const POPULATIONS = { male: 1, female: 2, children: 3 } as const;

export type Population = keyof typeof POPULATIONS;

/** In the order in which every menu shows them. */
export const POPULATION_ORDER = ['female', 'male', 'children'] as const satisfies readonly Population[];

export function isPopulation(value: unknown): value is Population {
  return typeof value === 'string' && value in POPULATIONS;
}
