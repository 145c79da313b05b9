import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';
import { POPULATIONS, type Population } from '../../lib/population.ts';
import { readItems, type TemplateItem } from './template-property.ts';

export type NavigationSetting = Output<'home.templates'>['list'][number]['topNavigationBar']['data'][number];

export interface Template {
  entries: readonly NavigationSetting[];
  /** Empty where the store is known by its name. */
  logoUrl: string;
  items: readonly TemplateItem[];
}

export interface Notice {
  id: number;
  title: string;
  content: string;
  url?: string | undefined;
}

export const navigationKeys = {
  templates: ['navigation', 'templates'] as const,
  notices: ['navigation', 'notices'] as const,
};

const FRESH_FOR_MS = 10 * 60_000;

type Templates = Output<'home.templates'>['list'];

/** What the store's staff put into the navigation of a zone; null where they made nothing for it. */
export function useTemplate(population: Population): UseQueryResult<Template | null> {
  return useQuery({
    queryKey: navigationKeys.templates,
    queryFn: async ({ signal }): Promise<Templates> => {
      const { list } = await call('home.templates', { pageNo: 1, pageSize: 100 }, { signal, quiet: true });
      return list;
    },
    select: (templates): Template | null => {
      const template = templates.find(({ category }) => category.includes(POPULATIONS[population]));
      if (!template) return null;
      const { topNavigationBar, property } = template;
      return { entries: topNavigationBar.data, logoUrl: topNavigationBar.logoUrl, items: readItems(property) };
    },
    staleTime: FRESH_FOR_MS,
  });
}

/** Notices above the navigation. No page depends on them. */
export function useNotices(): readonly Notice[] | undefined {
  return useQuery({
    queryKey: navigationKeys.notices,
    queryFn: ({ signal }): Promise<readonly Notice[]> => call('home.notices', {}, { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
  }).data;
}
