import { HELP_PAGE_SIZE, type HelpGroup } from './help.api.ts';

/** What the help centre shows: ten entries of a group, one of them open. */
export interface HelpPlace {
  group: HelpGroup | undefined;
  openCode: string | undefined;
  page: number;
  /** The address names an article or a group that is not there. */
  isMissing: boolean;
}

const textOf = (text: string | null): string | undefined => text?.trim() || undefined;

function pageOf(text: string | null): number | undefined {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : undefined;
}

/**
 * `code` names an article, or a whole group; `type` a group; `collapseCode` the article that stands open. Without any
 * of them the first group is shown.
 */
export function helpPlaceOf(groups: readonly HelpGroup[], params: URLSearchParams): HelpPlace {
  const code = textOf(params.get('code'));
  const type = textOf(params.get('type'));
  const collapseCode = textOf(params.get('collapseCode'));
  const holding = (article: string | undefined): HelpGroup | undefined =>
    groups.find(({ articles }) => articles.some((each) => each.code === article));
  const named = (name: string | undefined): HelpGroup | undefined => groups.find((group) => group.code === name);

  const asked = code ?? type;
  const group =
    asked === undefined
      ? (holding(collapseCode) ?? groups[0])
      : (holding(code) ?? named(code) ?? (code === undefined ? named(type) : undefined));
  const isIn = (article: string | undefined): article is string =>
    group?.articles.some((each) => each.code === article) === true;
  const openCode = [collapseCode, code].find(isIn);
  const index = group?.articles.findIndex((each) => each.code === openCode) ?? 0;
  return {
    group,
    openCode,
    page: pageOf(params.get('page')) ?? Math.floor(Math.max(0, index) / HELP_PAGE_SIZE) + 1,
    isMissing: group === undefined,
  };
}
