/** Where in the store a product of another program belongs. */
import { type Db, integer, jsonb, smallint, statement, text } from '@passage/database';
import type { Localized } from '../catalogue/index.ts';
import type { ImportDraft } from './draft-product.ts';

interface Category {
  readonly id: number;
  readonly population: number;
  readonly depth: number;
  /** Its names in all languages, in the form in which words are compared. */
  readonly names: readonly string[];
  /** The English names from the root to it. */
  readonly path: string;
}

export interface Places {
  readonly categories: readonly Category[];
  /** Takes what no word places. */
  readonly fallback: Category | undefined;
}

export interface Place {
  readonly categoryId: number;
  readonly population: number;
  /** No word of the file named the category. */
  readonly isGuessed: boolean;
}

const MALE = 1;
const FEMALE = 2;
const CHILDREN = 3;

const WORDS: readonly (readonly [population: number, words: RegExp])[] = [
  [
    CHILDREN,
    /^(kids?|child|children|boys?|girls?|bab(y|ies)|infants?|toddlers?|newborns?|teens?|童装|童裝|儿童|兒童)$/,
  ],
  [FEMALE, /^(women'?s?|womens|woman|ladies|lady|female|femmes?|wanita|女|女装|女裝|女士|レディース|여성)$/],
  [MALE, /^(men'?s?|mens|man|gentlemen|male|hommes?|pria|男|男装|男裝|男士|メンズ|남성)$/],
];

const categories = statement({
  name: 'imports-categories',
  columns: { id: integer, population: smallint, depth: integer, name: jsonb.as<Localized>(), path: text },
  text: `with recursive tree as (
     select id, population, name, 1 as depth, position, coalesce(name->>'en', '') as path from category where parent_id is null
     union all
     select category.id, category.population, category.name, tree.depth + 1, category.position,
       tree.path || ' > ' || coalesce(category.name->>'en', '')
     from tree join category on category.parent_id = tree.id
   )
   select id, population, depth, name, path from tree order by depth, position, id`,
});

/** Singular and plural, capitals and accents are one. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=[a-z]{2}[^s])(?:es|s)$/, ''))
    .join(' ');

/** What is called 'Shirts and tops' is the place of a shirt as well as of a top. */
const namesOf = (name: string): string[] => [name, ...name.split(/\s+and\s+|\s*[&,、]\s*/)].map(plain);

/** Where an import may put products. @param fallbackId the category of whatever names none */
export async function readPlaces(db: Db, fallbackId: number | null): Promise<Places> {
  const rows = await db.sql.rows(categories, []);
  const known = rows.map(({ name, path, ...row }) => ({
    ...row,
    path: plain(path),
    names: [...new Set(Object.values(name).flatMap(namesOf))],
  }));
  return { categories: known, fallback: known.find(({ id }) => id === fallbackId) };
}

function populationOf({ tags, gender, ageGroup, type }: ImportDraft): number | undefined {
  const words = [ageGroup, ...tags, gender, ...type.split(/[>/&\s]+/)].map((word) => word.trim().toLowerCase());
  for (const [population, pattern] of WORDS) if (words.some((word) => pattern.test(word))) return population;
  return undefined;
}

/** The type as a path before tags, tags before the type, the type before words of the title; of what fits alike the deepest. */
function categoryOf({ tags, type, title }: ImportDraft, among: readonly Category[]): Category | undefined {
  const deepest = among.toReversed();
  const named = [...tags, ...type.split(/[>/]/).toReversed(), type].map(plain).filter((word) => word !== '');
  const byPath = deepest.find(({ path }) => path !== '' && path === plain(type));
  if (byPath) return byPath;
  const byName = deepest.find(({ names }) => names.some((name) => named.includes(name)));
  if (byName) return byName;
  const words = ` ${plain(title)} `;
  return deepest.find(({ names }) => names.some((name) => name !== '' && words.includes(` ${name} `)));
}

/** @returns undefined where nothing tells for whom it is, or the store has nothing for them */
export function placeOf(draft: ImportDraft, { categories: all, fallback }: Places): Place | undefined {
  const population = populationOf(draft);
  const among = population === undefined ? all : all.filter((category) => category.population === population);
  const found = categoryOf(draft, among);
  if (found) return { categoryId: found.id, population: found.population, isGuessed: false };
  const guess =
    fallback && (population === undefined || fallback.population === population)
      ? fallback
      : population === undefined
        ? undefined
        : among[0];
  return guess && { categoryId: guess.id, population: guess.population, isGuessed: true };
}
