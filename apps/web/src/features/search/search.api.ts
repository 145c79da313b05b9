import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, type Output } from '../../api/call.ts';
import { POPULATIONS, type Population } from '../../lib/population.ts';

export type Suggestions = Output<'catalogue.suggest'>;

/** Where a word is looked for: in a zone, or among the names of shops. */
export type SearchType = Population | 'shop';

export const searchKeys = {
  suggest: (population: Population, word: string) => ['search', 'suggest', population, word] as const,
};

const PAUSE_MS = 180;

/** The word once typing pauses. */
export function usePausedWord(word: string): string {
  const [paused, setPaused] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(word), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [word]);
  return paused;
}

/** What a word may mean while it is typed. What was found last stays until the next is there. */
export function useSuggestions(population: Population, word: string): UseQueryResult<Suggestions> {
  return useQuery({
    queryKey: searchKeys.suggest(population, word),
    queryFn: ({ signal }) => call('catalogue.suggest', { word, sex: POPULATIONS[population] }, { signal, quiet: true }),
    enabled: word !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}
