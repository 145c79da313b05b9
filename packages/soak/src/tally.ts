/** How often something had each outcome. */
export interface Tally {
  add(subject: string, outcome: string): void;
  rows(): { readonly subject: string; readonly outcomes: readonly (readonly [outcome: string, count: number])[] }[];
  total(subject: string): number;
}

export function openTally(): Tally {
  const counts = new Map<string, Map<string, number>>();
  return {
    add: (subject, outcome) => {
      const outcomes = counts.get(subject) ?? new Map<string, number>();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      counts.set(subject, outcomes);
    },
    rows: () =>
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([subject, outcomes]) => ({ subject, outcomes: [...outcomes].sort(([, a], [, b]) => b - a) })),
    total: (subject) => [...(counts.get(subject)?.values() ?? [])].reduce((sum, count) => sum + count, 0),
  };
}
