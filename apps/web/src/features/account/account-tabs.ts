import type { PAGE_TABLE, PageName, PageRow } from '@passage/contract/page-table';
import { isPageName, nameAt, PAGE_NAMES, pageRows } from '../../lib/page-rows.ts';

type AccountPlace = NonNullable<PageRow['account']>;
type Group = Extract<AccountPlace, { group: unknown }>['group'];
/** A page with a tab of its own in the account's menu. */
export type AccountTab = {
  [Name in PageName]: (typeof PAGE_TABLE)[Name] extends { account: { group: Group } } ? Name : never;
}[PageName];

const placeOf = (name: PageName): AccountPlace => pageRows[name].account ?? {};
const isTab = (name: string): name is AccountTab => isPageName(name) && 'group' in placeOf(name);

const GROUPS = ['userCentre', 'orderCentre', 'wallet'] as const satisfies readonly Group[];
const TABS = PAGE_NAMES.filter(isTab).map((name) => ({ name, to: pageRows[name].path }));

/** The account's tabs by page, in the groups and the order in which every menu shows them. */
export const ACCOUNT_GROUPS = GROUPS.map((label) => ({
  label,
  tabs: TABS.filter(({ name }) => {
    const place = placeOf(name);
    return 'group' in place && place.group === label;
  }),
}));

/** The tab that a page marks: its own, or the one that it was opened from. */
export function accountTabOf(pathname: string): AccountTab | undefined {
  const name = nameAt(pathname);
  if (name === undefined || isTab(name)) return name;
  const place = placeOf(name);
  return 'under' in place && isTab(place.under) ? place.under : undefined;
}
