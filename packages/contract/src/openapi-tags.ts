/** Groups of the document's side bar: a side of the API and who may call, and within each the capabilities. */
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';
import { CAPABILITY_TITLES } from './openapi-titles.ts';

interface Group {
  /** As it stands in a tag, such as console.merchants. */
  readonly key: string;
  readonly title: string;
  /** A sentence that says who may call. */
  readonly callers: string;
}

const VISITORS: Group = { key: 'storefront.visitors', title: 'Storefront: visitors', callers: 'For everybody.' };
const MEMBERS: Group = { key: 'storefront.members', title: 'Storefront: members', callers: 'For signed-in members.' };
const SIGN_IN: Group = { key: 'console.visitors', title: 'Console: sign-in', callers: 'For everybody.' };

const ROLE_TITLES = { admin: 'administrators', merchant: 'merchants', reviewer: 'reviewers', support: 'support' };

/** The side and roles of an endpoint. */
export function groupOf({ surface, access }: Pick<Endpoint, 'surface' | 'access'>): Group {
  if (access === 'public') return surface === 'admin' ? SIGN_IN : VISITORS;
  if (access === 'member') return MEMBERS;
  const roles = [...access.staff].sort().map((role) => ROLE_TITLES[role]);
  const named = roles.length > 1 ? `${roles.slice(0, -1).join(', ')} and ${roles.at(-1)}` : (roles[0] ?? '');
  return {
    key: `console.${roles.join('-')}`,
    title: `Console: ${named}`,
    callers: `For ${named}${access.staff.includes('admin') ? '' : '; administrators always'}.`,
  };
}

/** The tag of an operation: side, role and capability, such as storefront.members.orders. */
export const tagOf = (name: string, endpoint: Pick<Endpoint, 'surface' | 'access'>): string =>
  `${groupOf(endpoint).key}.${capabilityOf(name)}`;

const capabilityOf = (name: string): string => name.split('.')[0] ?? name;

/** Every tag with the short name that a side bar shows. */
export function tags(): { name: string; description: string; 'x-displayName': string }[] {
  const all = endpoints.map(({ name, endpoint }) => {
    const title = CAPABILITY_TITLES[capabilityOf(name)] ?? '';
    return {
      name: tagOf(name, endpoint),
      description: `${groupOf(endpoint).title}. ${title}.`,
      'x-displayName': title,
    };
  });
  return [...new Map(all.map((tag) => [tag.name, tag])).values()];
}

/** The tags by side and role: shoppers' side first, and who is not signed in before all others. */
export function tagGroups(): { name: string; tags: string[] }[] {
  const groups = new Map<string, Set<string>>();
  for (const { name, endpoint } of endpoints) {
    const { title } = groupOf(endpoint);
    groups.set(title, (groups.get(title) ?? new Set()).add(tagOf(name, endpoint)));
  }
  const first = [VISITORS, MEMBERS, SIGN_IN].map(({ title }) => title);
  const others = [...groups.keys()].filter((title) => !first.includes(title)).sort();
  return [...first, ...others].map((name) => ({ name, tags: [...(groups.get(name) ?? [])] }));
}
