import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';
import { MEDIA, useMedia } from '../../lib/media.ts';
import { POPULATIONS, type Population } from '../../lib/population.ts';

export type Home = Output<'home.first'>;
export type Banner = Home['publicize1'][number];
export type PromoVideo = Home['promotionalvideo1'][number];

export const homeKeys = {
  all: ['home'] as const,
  first: (population: Population, platform: 1 | 2) => ['home', 'first', population, platform] as const,
};

const FRESH_FOR_MS = 5 * 60_000;

/** The blocks of a zone's home, with pictures for the kind of window that it is shown in. */
export function useHome(population: Population): UseQueryResult<Home> {
  const platform = useMedia(MEDIA.mobileNavigation) ? 1 : 2;
  return useQuery({
    queryKey: homeKeys.first(population, platform),
    queryFn: ({ signal }) =>
      call('home.first', { platformtype: platform, sex: POPULATIONS[population] }, { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
    // A window that changes its kind keeps what it shows until the other pictures are known.
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[2] === population ? keepPreviousData(previous) : undefined,
  });
}

/** A home on which nothing has been put. */
export const isBare = ({ productSpuList1, productSpuList2, ...blocks }: Home): boolean =>
  productSpuList1.productSpuDTOList.length + productSpuList2.productSpuDTOList.length === 0 &&
  Object.values(blocks).every(({ length }) => length === 0);
