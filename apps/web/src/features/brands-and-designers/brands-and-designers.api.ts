import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';

export type Brand = Output<'catalogue.brands'>[number];
export type Designer = Output<'catalogue.designers'>[number];

export const brandsAndDesignersKeys = {
  all: ['brandsAndDesigners'] as const,
  brands: ['brandsAndDesigners', 'brands'] as const,
  designers: ['brandsAndDesigners', 'designers'] as const,
};

const FRESH_FOR_MS = 5 * 60_000;

export function useBrands(): UseQueryResult<Brand[]> {
  return useQuery({
    queryKey: brandsAndDesignersKeys.brands,
    queryFn: ({ signal }) => call('catalogue.brands', {}, { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
  });
}

export function useDesigners(): UseQueryResult<Designer[]> {
  return useQuery({
    queryKey: brandsAndDesignersKeys.designers,
    queryFn: ({ signal }) => call('catalogue.designers', {}, { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
  });
}
