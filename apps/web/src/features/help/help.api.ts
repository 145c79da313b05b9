import { type UseMutationResult, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';

export type HelpGroup = Output<'articles.types'>['list'][number];
export type HelpEntryPage = Output<'articles.page'>;

export const HELP_PAGE_SIZE = 10;

export const helpKeys = {
  all: ['help'] as const,
  menu: ['help', 'menu'] as const,
  entries: (typeCode: string, page: number) => ['help', 'entries', typeCode, page] as const,
};

/** The groups of articles. The footer shows them on every page, so that a failure is logged and nothing more. */
export function useHelpMenu(): UseQueryResult<HelpGroup[]> {
  return useQuery({
    queryKey: helpKeys.menu,
    queryFn: async ({ signal }) => {
      try {
        const { list } = await call('articles.types', { status: 1 }, { signal, quiet: true });
        return list;
      } catch (error) {
        if (!signal.aborted) console.error(error);
        throw error;
      }
    },
    staleTime: 5 * 60_000,
  });
}

/** Ten articles of a group with their texts. */
export function useHelpEntries(typeCode: string | undefined, page: number): UseQueryResult<HelpEntryPage> {
  return useQuery({
    queryKey: helpKeys.entries(typeCode ?? '', page),
    queryFn: ({ signal }) =>
      call(
        'articles.page',
        { typeCode: typeCode ?? '', pageNo: page, pageSize: HELP_PAGE_SIZE },
        { signal, quiet: true },
      ),
    enabled: typeCode !== undefined,
  });
}

export function useLeaveMessage(): UseMutationResult<
  Output<'contact.sendToAdmin'>,
  Error,
  Input<'contact.sendToAdmin'>
> {
  return useMutation({ mutationFn: (message) => call('contact.sendToAdmin', message) });
}
