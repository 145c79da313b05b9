import { LIST_TYPES, paths } from '../../lib/paths.ts';
import { type Target, targetOf } from '../../lib/target.ts';

export interface TemplateLink {
  title: string;
  /** Empty for words alone. */
  img: string;
  target: Target | undefined;
}

/** A part that staff added to a zone's home. */
export interface TemplateItem {
  type: 'links' | 'images';
  columns: number;
  /** Of the pictures, as CSS has it. */
  ratio: string;
  links: readonly TemplateLink[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const MOST_COLUMNS = 4;

/** What a template's item opens: 0 article, 1 category, 2 brand, 3 designer, 4 another address. */
function linkTarget(linkType: unknown, value: string, title: string): Target | undefined {
  if (value === '') return undefined;
  switch (Number(linkType)) {
    case 0:
      return { to: paths.customerService({ code: value }) };
    case 1:
      return { to: paths.categoryIndex({ type: LIST_TYPES.category, categoryId: Number(value), name: title }) };
    case 2:
      return {
        to: paths.categoryIndex({ type: LIST_TYPES.brand, name: title, brandId: Number(value), navigation: 0 }),
      };
    case 3:
      return { to: paths.categoryIndex({ type: LIST_TYPES.designer, desno: value, navigation: 0, name: title }) };
    case 4:
      return targetOf(value);
    default:
      return undefined;
  }
}

function readLink(value: unknown): TemplateLink[] {
  const { title, img, linkType, linkValue } = recordOf(value);
  const name = textOf(title);
  return name === '' ? [] : [{ title: name, img: textOf(img), target: linkTarget(linkType, textOf(linkValue), name) }];
}

/** The parts that a template's text holds. What is not understood is left out: another client may know it. */
export function readItems(property: string): TemplateItem[] {
  let parts: unknown;
  try {
    parts = JSON.parse(property || '[]');
  } catch {
    return [];
  }
  return listOf(parts).flatMap((part): TemplateItem[] => {
    const { type, data, style } = recordOf(part);
    const links = listOf(data).flatMap(readLink);
    if ((type !== 'links' && type !== 'images') || links.length === 0) return [];
    const { columns, ratio } = recordOf(style);
    const [, width = '3', height = '4'] = /^(\d{1,2}):(\d{1,2})$/.exec(textOf(ratio)) ?? [];
    const count = Number(columns);
    return [
      {
        type,
        links,
        columns:
          Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_COLUMNS) : Math.min(links.length, MOST_COLUMNS),
        ratio: `${width} / ${height}`,
      },
    ];
  });
}
