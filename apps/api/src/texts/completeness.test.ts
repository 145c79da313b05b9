import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listCountries } from '../modules/tenant/countries.ts';
import { faultsOf } from './check-texts.ts';
import en from './en/index.ts';
import { LANGUAGES, tagOf, textsIn } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const HERE = `${ROOT}apps/api/src/texts`;
const WEB = `${ROOT}apps/web/src/i18n`;

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const filesOf = (path: string): string[] => readdirSync(path).sort();

/** The export of a language's file on the storefront's side. */
async function webTexts(language: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const module: { default: Record<string, unknown> } = await import(`${WEB}/${language}/${file}.ts`);
  return module.default;
}

describe('the texts of the server', () => {
  it('house-13 house-14 have a folder per language on each side, the seven among them', () => {
    expect(foldersOf(HERE)).toEqual([...LANGUAGES].sort());
    expect(foldersOf(WEB)).toEqual([...LANGUAGES].sort());
    expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'zh', 'zhTW', 'fr', 'jp', 'kor', 'id']));
  });

  it.each(LANGUAGES)('house-13 in %s lack no key, have none too many and fill in the same', (language) => {
    expect(filesOf(`${HERE}/${language}`)).toEqual(filesOf(`${HERE}/en`));
    expect(faultsOf(textsIn(language), en)).toEqual([]);
  });

  it.each(LANGUAGES)('house-13 name in %s regions that there are', (language) => {
    const regions = new Set(listCountries('en').flatMap(({ childlist }) => childlist.map(({ cno }) => cno)));
    expect(
      Object.entries(textsIn(language).regions).filter(([code, name]) => !regions.has(code) || name === ''),
    ).toEqual([]);
  });

  it.each(LANGUAGES)(
    'house-14 and the storefront’s are of one language in %s, and say the same of a field',
    async (language) => {
      expect((await webTexts(language, 'language')).tag).toBe(tagOf(language));
      const ours = Object.entries(textsIn(language).issues).map(([key, text]) => [
        key,
        text.replace(/\{(\w+)\}/g, '{{$1}}'),
      ]);
      expect(await webTexts(language, 'issues')).toEqual(Object.fromEntries(ours));
    },
  );

  it('house-13 a missing key, an unknown key, another placeholder and an empty text are named', () => {
    const { newsletterLink, ...others } = en.mails;
    const { subject, ...headless } = newsletterLink;
    const withMails = (mails: unknown) => faultsOf({ ...en, mails }, en);
    expect(withMails(others)).toEqual(['mails.newsletterLink is missing']);
    expect(withMails({ ...others, newsletterLink: headless })).toEqual(['mails.newsletterLink.subject is missing']);
    expect(withMails({ ...en.mails, byebye: newsletterLink })).toEqual(['mails.byebye is not known in English']);
    expect(withMails({ ...others, newsletterLink: { ...newsletterLink, subject: 'Confirm' } })).toEqual([
      'mails.newsletterLink.subject fills in nothing where English fills in {brand}',
    ]);
    expect(withMails({ ...others, newsletterLink: { ...newsletterLink, paragraphs: ['{link}', ' '] } })).toEqual([
      'mails.newsletterLink.paragraphs is empty',
    ]);
    expect(subject).toContain('{brand}');
    const { mails, ...rest } = en;
    expect(faultsOf(rest, en)).toEqual(['mails is missing']);
    expect(faultsOf({ ...en, jokes: mails }, en)).toEqual(['jokes is not known in English']);
  });
});

const LEFT_OUT = /(^|\/)(node_modules|dist|generated|testing|e2e|texts|i18n)(\/|$)/;

/** Source files that are no test, without their comments, by path below the root. */
function sourcesBelow(folder: string): [path: string, code: string][] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_OUT.test(path)) return [];
    if (entry.isDirectory()) return sourcesBelow(path);
    if (!/\.(tsx?|js|conf)$/.test(entry.name) || /\.(test|testing|d)\.tsx?$/.test(entry.name)) return [];
    return [[path, withoutComments(readFileSync(`${ROOT}${path}`, 'utf8'))]];
  });
}

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;,{}()])\/\/.*$/gm, '$1');

const API = sourcesBelow('apps/api/src');
const CONTRACT = sourcesBelow('packages/contract/src');

/** Names of texts down to the group or text that code asks for: of a mail its kind, not its subject. */
function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...namesOf(part)]);
}

const ASKED = [...API, ...CONTRACT].map(([, code]) => code).join('\n');
/** Keys that are put together: `${purpose}Code`. Types of templates name no text. */
const TEMPLATES = [...ASKED.matchAll(/`(?:\$\{[^}`]*\})?(\w{3,})?(?:\$\{[^}`]*\})?(\w{3,})?`/g)]
  .map(([whole]) => whole.slice(1, -1))
  .filter(
    (template) =>
      template.includes('${') && !/\$\{string\}/.test(template) && template.replace(/\$\{[^}]*\}/g, '').length > 3,
  )
  .map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '\\w+')}$`));
const WORDS = new Set(ASKED.match(/\w+/g));
const isAsked = (name: string): boolean => WORDS.has(name) || TEMPLATES.some((template) => template.test(name));

describe('every text', () => {
  it('house-13 is asked for by its name somewhere', () => {
    const { language, regions, ...texts } = en;
    expect(namesOf(texts).filter((name) => !isAsked(name))).toEqual([]);
    expect(isAsked('shopAfterSaleForgotten')).toBe(false);
    expect([language.tag, Object.keys(regions)]).toEqual(['en', []]);
  });

  /** Words that files of other programs are read by and that are never said, and the page of mails for those who develop. */
  const NOT_SAID = [
    'apps/api/src/modules/imports/place-product.ts',
    'apps/api/src/modules/products/vocabulary.ts',
    'apps/api/src/plugins/mail-pages.ts',
  ];
  const OTHER_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
  const BY_LANGUAGE = /\b(?:zh|zhTW|jp|kor|fr)\b['"]?\s*:\s*['"`{([]/;
  const IN_MARKUP = /<(?:p|h\d|li|button|a|span|strong)\b[^>]*>\s*\p{L}/u;

  const elsewhere = (sources: readonly [string, string][]): string[] =>
    sources
      .filter(([path]) => !NOT_SAID.includes(path))
      .flatMap(([path, code]) =>
        code
          .split('\n')
          .filter((line) => OTHER_SCRIPT.test(line) || BY_LANGUAGE.test(line) || IN_MARKUP.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );

  it('house-13 stands in the folder of its language and nowhere else', () => {
    expect(API.length).toBeGreaterThan(300);
    expect(
      elsewhere([...API, ...CONTRACT, ...sourcesBelow('packages/deploy'), ...sourcesBelow('packages/settings')]),
    ).toEqual([]);
  });

  it('house-13 is found wherever else it stands', () => {
    for (const line of [
      "const title = '订单';",
      "  fr: 'Bonjour',",
      'fr: (name) => name',
      'const m = `<p>Hello</p>`;',
      "'zhTW': {",
    ])
      expect(elsewhere([['x.ts', line]]), line).toHaveLength(1);
    for (const line of ['fr: Texts', 'id: member.id,', '<p>$'])
      expect(elsewhere([['x.ts', line]]), line).toHaveLength(0);
  });
});
