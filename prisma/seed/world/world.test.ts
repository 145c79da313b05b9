import { describe, expect, it } from 'vitest';
import { ARTICLE_POINTERS, ARTICLE_TYPES, articlesOf } from './articles.ts';
import { categoryTreesOf } from './assortment.ts';
import { BRANDS } from './brands.ts';
import { CATEGORY_TREES, type CategoryNode, flatCategories, leafCategories, POPULATIONS } from './categories.ts';
import { DESIGNERS } from './designers.ts';
import { LANGUAGES, type Localized } from './localized.ts';
import { PATTERNS } from './patterns.ts';
import { PEOPLE } from './people.ts';
import { PRODUCT_KINDS } from './product-kinds.ts';
import { type ProductPlan, products } from './products.ts';
import { PROPERTIES } from './properties.ts';
import { REVIEW_TEXTS } from './reviews.ts';
import { SHOPS } from './shops.ts';
import { TENANTS, type TenantNumber } from './tenants.ts';

const SEED = 20260101;
const TENANT_NUMBERS: readonly TenantNumber[] = [1, 2];
const CATALOGUE = [...products(SEED, 420, 1)];
const SECOND_CATALOGUE = [...products(SEED, 420, 2)];

const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Names that are written alike everywhere: letters of sizes, figures. */
const INTERNATIONAL = /^(XS|S|M|L|XL|XXL|\d+)$/;

/** What is wrong with a text, or nothing. */
function faultsOf(text: Localized): string[] {
  if (INTERNATIONAL.test(text.en)) return [];
  const faults = LANGUAGES.filter((language) => text[language].trim() === '').map((language) => `${language} is empty`);
  if (!HAN.test(text.zh) && !/^[A-Z]恤|Polo/.test(text.zh)) faults.push('zh is not Chinese');
  if (!HAN.test(text.zhTW) && !/Polo/.test(text.zhTW)) faults.push('zhTW is not Chinese');
  if (!JAPANESE.test(text.jp)) faults.push('jp is not Japanese');
  if (!HANGUL.test(text.kor)) faults.push('kor is not Korean');
  const latin = `${text.en}${text.fr}${text.id}`;
  if (HAN.test(latin) || HANGUL.test(latin) || JAPANESE.test(latin))
    faults.push('a Latin language holds other letters');
  if (HANGUL.test(`${text.zh}${text.zhTW}${text.jp}`)) faults.push('Korean stands in another column');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(`${text.zh}${text.zhTW}${text.kor}`.replaceAll('・', ''))) {
    faults.push('Japanese stands in another column');
  }
  if (LANGUAGES.some((language) => /[{}|]|(^|\s)~(\s|$)/.test(text[language])))
    faults.push('a mark of the tables is left');
  return faults.map((fault) => `${text.en}: ${fault}`);
}

function everyText(): Localized[] {
  const catalogues = [...CATALOGUE, ...SECOND_CATALOGUE];
  return [
    ...POPULATIONS.flatMap((population) => flatCategories(CATEGORY_TREES[population]).map(({ name }) => name)),
    ...PROPERTIES.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
    ...TENANT_NUMBERS.flatMap((tenant) => [
      ...BRANDS[tenant].map(({ story }) => story),
      ...DESIGNERS[tenant].map(({ story }) => story),
      ...SHOPS[tenant].map(({ desc }) => desc),
      ...articlesOf(tenant).flatMap(({ title, body }) => [title, body]),
      TENANTS[tenant].trademark,
      TENANTS[tenant].copyright,
      TENANTS[tenant].tabName,
    ]),
    ...ARTICLE_TYPES.map(({ name }) => name),
    ...catalogues.flatMap(({ name, description }) => [name, description]),
  ];
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function depths(nodes: readonly CategoryNode[], depth = 1): number[] {
  return nodes.flatMap(({ children }) => (children === undefined ? [depth] : depths(children, depth + 1)));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function usedBy(plans: readonly ProductPlan[], key: (plan: ProductPlan) => string): Set<string> {
  return new Set(plans.map(key));
}

describe('what the demo world holds', () => {
  it('catalogue-39 holds at least 400 products, 40 brands, 20 designers and 15 shops', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(400);
    expect(BRANDS[1]).toHaveLength(40);
    expect(DESIGNERS[1]).toHaveLength(20);
    expect(SHOPS[1]).toHaveLength(15);
    expect(usedBy(CATALOGUE, (plan) => plan.brandKey).size).toBe(40);
    expect(usedBy(CATALOGUE, (plan) => plan.shopKey).size).toBe(15);
    expect(new Set(CATALOGUE.flatMap(({ designerKey = [] }) => designerKey)).size).toBe(20);
  });

  it('catalogue-40 gives all three populations a tree of three levels, named in all seven languages', () => {
    for (const population of POPULATIONS) {
      const tree = CATEGORY_TREES[population];
      const nodes = flatCategories(tree);
      expect(new Set(depths(tree))).toEqual(new Set([3]));
      expect(repeated(nodes.map(({ key }) => key))).toEqual([]);
      expect(nodes.flatMap(({ name }) => faultsOf(name))).toEqual([]);
    }
    expect(leafCategories(CATEGORY_TREES.female).length).toBeGreaterThanOrEqual(60);
  });

  it('i18n-30 names the catalogue and the articles in all seven languages, each in its own letters', () => {
    expect(everyText().flatMap(faultsOf)).toEqual([]);
  });

  it('says nothing in French or Indonesian that is only English left over', () => {
    const same = [...CATALOGUE, ...SECOND_CATALOGUE].filter(({ name }) => name.fr === name.en || name.id === name.en);
    expect(same.map(({ name }) => name.en)).toEqual([]);
  });

  it('fills every category, also of the second store', () => {
    for (const [tenant, plans] of [[1, CATALOGUE] as const, [2, SECOND_CATALOGUE] as const]) {
      const trees = categoryTreesOf(tenant);
      for (const population of POPULATIONS) {
        const own = plans.filter((plan) => plan.population === population);
        const empty = leafCategories(trees[population]).filter(({ key }) => !own.some((p) => p.categoryKey === key));
        expect(empty.map(({ key }) => key)).toEqual([]);
        expect(own.every((p) => leafCategories(trees[population]).some(({ key }) => key === p.categoryKey))).toBe(true);
      }
    }
  });
});

describe('houses, stores and people', () => {
  it('tells brands, designers and shops apart by key, name and number', () => {
    for (const tenant of TENANT_NUMBERS) {
      expect(repeated(BRANDS[tenant].map(({ key }) => key))).toEqual([]);
      expect(repeated(BRANDS[tenant].map(({ name }) => name))).toEqual([]);
      expect(repeated(DESIGNERS[tenant].map(({ key }) => key))).toEqual([]);
      expect(repeated(DESIGNERS[tenant].map(({ desno }) => desno))).toEqual([]);
      expect(repeated(SHOPS[tenant].map(({ key }) => key))).toEqual([]);
      for (const { brandKeys } of SHOPS[tenant]) {
        expect(brandKeys.every((key) => BRANDS[tenant].some((brand) => brand.key === key))).toBe(true);
      }
      for (const brand of BRANDS[tenant]) {
        expect(brand.trades.length, brand.key).toBeGreaterThan(0);
        expect(SHOPS[tenant].some(({ brandKeys }) => brandKeys.includes(brand.key))).toBe(true);
      }
    }
  });

  it('borrows no name of a real house', () => {
    const real =
      /\b(gucci|prada|chanel|dior|hermès|hermes|herm[eè]s|louis vuitton|burberry|zara|uniqlo|muji|nike|adidas|acne|celine|céline|loewe|fendi|valentino|versace|armani|balenciaga|lemaire|apc|cos|toteme|jil sander|max mara|loro piana|moncler|levi'?s|wrangler|converse|vans|perfecto|repetto|patagonia|birkenstock|kenzo|issey miyake|comme des garçons|bape|supreme|stüssy|gentle monster)\b/iu;
    const named = TENANT_NUMBERS.flatMap((tenant) =>
      [...BRANDS[tenant], ...DESIGNERS[tenant], ...SHOPS[tenant]].map(({ name }) => name),
    );
    const texts = everyText().flatMap((text) => [text.en, text.fr, text.id]);
    expect([...named, ...texts].filter((text) => real.test(text))).toEqual([]);
  });

  it('sets the second store apart in name, accent, languages and currency, and gives one shop its host', () => {
    const { 1: first, 2: second } = TENANTS;
    expect(second.name).not.toBe(first.name);
    expect(second.defaultLanguage).not.toBe(first.defaultLanguage);
    expect(second.defaultCurrency).not.toBe(first.defaultCurrency);
    expect(first.hosts).toEqual(['localhost']);
    expect(second.hosts).toEqual(['second.localhost']);
    expect(SHOPS[1].filter(({ host }) => host !== undefined).map(({ host }) => host)).toEqual(['atelier.localhost']);
    for (const tenant of TENANT_NUMBERS) {
      expect(contrast(TENANTS[tenant].accent, '#fdfcfa')).toBeGreaterThanOrEqual(4.5);
      expect(TENANTS[tenant].languages).toContain(TENANTS[tenant].defaultLanguage);
    }
  });

  it('answers every pointer into the help centre, with several sentences in each article', () => {
    for (const tenant of TENANT_NUMBERS) {
      const articles = articlesOf(tenant);
      const codes = articles.map(({ code }) => code);
      expect(repeated(codes)).toEqual([]);
      const { privacyPolicy, termsAndConditions, storeAgreement, questions, howToBuy } = ARTICLE_POINTERS;
      expect(codes).toEqual(
        expect.arrayContaining([privacyPolicy, termsAndConditions, storeAgreement, questions.code, howToBuy.code]),
      );
      for (const { typeCode, body, code } of articles) {
        expect(ARTICLE_TYPES.map((type) => type.code)).toContain(typeCode);
        expect(body.en.split(/[.?!](?:\s|<)/).length, code).toBeGreaterThanOrEqual(4);
        expect(body.en).toMatch(/^(<p>[^<>]+<\/p>)+$/);
      }
      expect(ARTICLE_TYPES.every((type) => articles.some(({ typeCode }) => typeCode === type.code))).toBe(true);
    }
  });

  it('has thirty people of several countries and reviews in every language', () => {
    expect(PEOPLE).toHaveLength(30);
    expect(repeated(PEOPLE.map(({ email }) => email))).toEqual([]);
    expect(new Set(PEOPLE.map(({ country }) => country)).size).toBeGreaterThanOrEqual(10);
    for (const language of LANGUAGES) {
      expect(REVIEW_TEXTS.filter((review) => review.language === language).length).toBeGreaterThanOrEqual(5);
      expect(PEOPLE.some((person) => person.language === language)).toBe(true);
    }
  });

  it('names values of one property differently in every language, and knows each pattern', () => {
    for (const { values } of PROPERTIES) {
      for (const language of LANGUAGES) expect(repeated(values.map(({ name }) => name[language]))).toEqual([]);
      expect(values.every(({ name }) => LANGUAGES.every((language) => !name[language].includes(',')))).toBe(true);
    }
    const textures = new Set(['plain', 'suede', 'cord', 'denim', 'canvas']);
    const unknown = PRODUCT_KINDS.flatMap(({ patterns }) => patterns.map(([pattern]) => pattern)).filter(
      (pattern) => !textures.has(pattern) && !PATTERNS.has(pattern),
    );
    expect(unknown).toEqual([]);
  });
});
