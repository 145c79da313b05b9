/**
 * Search by PostgreSQL's own text search. Every entry holds the words of its names and of what it belongs to; all words
 * that some entry has are known with the forms that lead to them, so that parts of words and mistyped words become
 * whole words before the index is asked.
 */
import { createHash } from 'node:crypto';
import type { Sql } from '@passage/database';
import { LRUCache } from 'lru-cache';
import {
  alternatives,
  findEntries,
  learnForms,
  learnWords,
  putEntries,
  removeEntries,
  setRanks,
  TEXTS,
  type TextRow,
} from './search.queries.ts';
import type { SearchEngine, Within } from './search-engine.ts';
import { endsOf, formsOfMistyped, holesOf, pairsOf, type Word, wordsOf } from './words.ts';

interface Tenant {
  readonly tenantId: number;
  readonly sql: Sql;
}

/** Known words that may stand for one typed word. */
const MOST_ALTERNATIVES = 100;
/** After the last character that can follow. */
const AFTER_ALL = '\u{10FFFF}';
/** Entries keep their rows in the lists; values and marks have none. */
const LAST_KEPT_SCOPE = 5;
const WHOLE = 0;
const END = 1;
const HOLED = 2;
const DASH = /^[-‐‑‒–—―]$/;

export const postgresSearch: SearchEngine = {
  index: async (db, what, ids) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return;
    const rows = await db.sql.rows<TextRow, [readonly number[]]>(TEXTS[what], [wanted]);
    const shown = new Set(rows.map(({ id }) => id));
    const gone = wanted.filter((id) => !shown.has(id));
    if (gone.length > 0) await db.sql.rows(removeEntries, [what, gone]);
    if (rows.length === 0) return;
    const entries = rows.map((row) => ({ ...row, lexemes: lexemesOf(db.tenantId, row) }));
    const changed = entries
      .map((entry) => ({ ...entry, print: createHash('md5').update(entry.lexemes).digest('base64') }))
      .filter(({ print, fingerprint }) => print !== fingerprint);
    if (changed.length < rows.length)
      await db.sql.rows(setRanks, [what, rows.map(({ id }) => id), rows.map(({ rank }) => rank)]);
    if (changed.length === 0) return;
    await learn(db, changed);
    await db.sql.rows(putEntries, [
      what,
      changed.map(({ id }) => id),
      changed.map(({ rank }) => rank),
      changed.map(({ print }) => print),
      changed.map(({ lexemes }) => lexemes),
    ]);
  },

  remove: async (db, what, ids) => {
    if (ids.length > 0) await db.sql.rows(removeEntries, [what, ids]);
  },

  find: async (db, what, { text, within = [], most }) => {
    const queries = await queriesOf(db, text);
    if (queries.length === 0) return [];
    const places = placesQuery(db.tenantId, within);
    const found = await db.sql.row(findEntries, [what, queries.map((query) => `${query}${places}`), most]);
    return found?.ids ? found.ids.split(',').map(Number) : [];
  },
};

const textsOf = (texts: TextRow['name'] | string | null): string =>
  texts === null ? '' : typeof texts === 'string' ? texts : [...new Set(Object.values(texts))].join('\n');

/** Pure, and brands, shops and categories come again with every product. */
const read = new LRUCache<string, readonly Word[]>({ max: 5_000 });

function wordsIn(text: string): readonly Word[] {
  const known = read.get(text);
  if (known) return known;
  const words = wordsOf(text);
  read.set(text, words);
  return words;
}

const entriesOf = ({ kind, text }: Word): string[] => (kind === 'ideographs' ? pairsOf(text) : [text]);

/** A word of one tenant: the index holds all tenants' words and never mixes them. */
const lexeme = (tenantId: number, word: string): string =>
  `'${`${tenantId}:${word}`.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
/** The same as a word of the entry's own name. */
const nameLexeme = (tenantId: number, word: string): string =>
  `'${`${tenantId}=${word}`.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A list that an entry is in. No word holds an @ beside other characters. */
const placeLexeme = (tenantId: number, place: string): string => `'${tenantId}@${place}'`;

const placesQuery = (tenantId: number, within: readonly Within[]): string =>
  within
    .filter(({ scope }) => scope <= LAST_KEPT_SCOPE)
    .map(({ scope, scopeIds }) => `&(${scopeIds.map((id) => placeLexeme(tenantId, `${scope}.${id}`)).join('|')})`)
    .join('');

function lexemesOf(tenantId: number, { name, context, places }: TextRow): string {
  const own = wordsIn(textsOf(name)).flatMap(entriesOf);
  const all = [...own, ...context.flatMap((texts) => wordsIn(textsOf(texts)).flatMap(entriesOf))];
  const lexemes = [
    ...own.map((word) => nameLexeme(tenantId, word)),
    ...all.map((word) => lexeme(tenantId, word)),
    ...places.map((place) => placeLexeme(tenantId, place)),
  ];
  return [...new Set(lexemes)].join(' ');
}

/** Makes the letters' words known, with the forms that lead to them. */
async function learn({ sql }: Tenant, rows: readonly TextRow[]): Promise<void> {
  const texts = new Set(rows.flatMap(({ name, context }) => [textsOf(name), ...context.map(textsOf)]));
  const words = new Set(
    [...texts].flatMap((text) => wordsIn(text).flatMap(({ kind, text: word }) => (kind === 'letters' ? [word] : []))),
  );
  const unknown = (await sql.rows(learnWords, [[...words].sort()])).map(({ word }) => word);
  const forms = unknown.flatMap((word) => [
    ...(/^\p{N}+$/u.test(word) ? [] : endsOf(word).map((form) => ({ kind: END, form, word }))),
    ...holesOf(word).map((form) => ({ kind: HOLED, form, word })),
  ]);
  if (forms.length === 0) return;
  await sql.rows(learnForms, [
    forms.map(({ kind }) => kind),
    forms.map(({ form }) => form),
    forms.map(({ word }) => word),
  ]);
}

/** What to ask the index, the best matches first; what an earlier query finds, a later one leaves out. */
async function queriesOf(db: Tenant, text: string): Promise<string[]> {
  const typed = withoutDashes(wordsOf(text));
  if (typed.length === 0) return [];
  const { around, mistyped } = await alternativesOf(db, typed);
  const { tenantId } = db;
  const whole = (word: Word, make = lexeme): string =>
    word.kind === 'ideographs' ? ideographsQuery(tenantId, word.text, make) : make(tenantId, word.text);
  const partly = (word: Word, index: number, more: readonly string[] = []): string => {
    if (word.kind !== 'letters') return whole(word);
    const words = [...(around.get(index) ?? []), ...more].map((known) => lexeme(tenantId, known));
    return `(${[`${lexeme(tenantId, word.text)}:*`, ...words].join('|')})`;
  };
  const queries = [
    typed.map((word) => whole(word, nameLexeme)),
    typed.map((word) => whole(word)),
    typed.map((word, index) => partly(word, index)),
    typed.map((word, index) => partly(word, index, mistyped.get(index))),
  ];
  // Each finds all that the one before it finds.
  const widening = [...new Set(queries.map((words) => words.join('&')))];
  return widening.map((query, index) => (index === 0 ? `(${query})` : `(${query})&!(${widening[index - 1]})`));
}

/** A dash joins words, unless nothing else is looked for. */
function withoutDashes(words: readonly Word[]): readonly Word[] {
  const joined = words.filter(({ text }) => !DASH.test(text));
  return joined.length > 0 ? joined : words;
}

function ideographsQuery(tenantId: number, text: string, make: typeof lexeme): string {
  const pairs = pairsOf(text);
  const [only = ''] = pairs;
  if (pairs.length === 1) return `${make(tenantId, only)}:*`;
  return pairs
    .slice(0, -1)
    .map((pair) => make(tenantId, pair))
    .join('&');
}

/** Known words for the typed ones, by their number: those around a part of a word, and those for a mistyped word. */
async function alternativesOf({ sql }: Tenant, typed: readonly Word[]) {
  const letters = typed.flatMap(({ kind, text }, number) => (kind === 'letters' ? [{ number, text }] : []));
  const parts = letters.filter(({ text }) => text.length > 1);
  const forms = letters.flatMap(({ number, text }) => {
    const { words, holes } = formsOfMistyped(text);
    return [
      ...words.map((form) => ({ number, kind: WHOLE, form })),
      ...holes.map((form) => ({ number, kind: HOLED, form })),
    ];
  });
  const rows =
    letters.length === 0
      ? []
      : await sql.rows(alternatives, [
          parts.map(({ number }) => number),
          parts.map(({ text }) => text),
          parts.map(({ text }) => text + AFTER_ALL),
          forms.map(({ number }) => number),
          forms.map(({ kind }) => kind),
          forms.map(({ form }) => form),
          MOST_ALTERNATIVES,
        ]);
  return {
    around: byNumber(rows.filter((row) => !row.is_mistyped)),
    // A word shares its forms with itself too.
    mistyped: byNumber(rows.filter((row) => row.is_mistyped && row.word !== typed[row.number]?.text)),
  };
}

function byNumber(rows: readonly { number: number; word: string }[]): Map<number, string[]> {
  const words = new Map<number, string[]>();
  for (const { number, word } of rows) words.set(number, [...(words.get(number) ?? []), word]);
  return words;
}
