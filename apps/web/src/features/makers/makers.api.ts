import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';

export type Brand = Output<'catalogue.brands'>[number];
export type Designer = Output<'catalogue.designers'>[number];

export const makersKeys = {
  all: ['makers'] as const,
  brands: ['makers', 'brands'] as const,
  designers: ['makers', 'designers'] as const,
};

const FRESH_FOR_MS = 5 * 60_000;

export function useBrands(): UseQueryResult<Brand[]> {
  return useQuery({
    queryKey: makersKeys.brands,
    queryFn: ({ signal }) => call('catalogue.brands', {}, { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
  });
}

export function useDesigners(): UseQueryResult<Designer[]> {
  return useQuery({
    queryKey: makersKeys.designers,
    queryFn: ({ signal }) => call('catalogue.designers', {}, { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
  });
}
