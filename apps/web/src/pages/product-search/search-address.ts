import { isPopulation, POPULATION_ORDER, POPULATIONS, type Population } from '../../lib/population.ts';

export interface SearchAddress {
  /** Undefined where the address names none: then the reader's own zone is meant. */
  population: Population | undefined;
  /** Empty for none. */
  word: string;
}

/** A zone by its number or its name. A word that was encoded wrongly is as good as none. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const zone = params.get('population') ?? '';
  const word = params.get('word')?.trim() ?? '';
  return {
    population: isPopulation(zone) ? zone : POPULATION_ORDER.find((name) => String(POPULATIONS[name]) === zone),
    word: word.includes('\uFFFD') ? '' : word,
  };
}
