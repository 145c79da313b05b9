/// <reference path="./iso-3166-2.d.ts" />
import type { Language } from '@passage/contract';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import iso3166 from 'iso-3166-2';
import { tagOf } from '../../texts/index.ts';
import { regionName } from './region-names.ts';

/** A country, or a sub-region of one, with its name in one language. */
export interface Country {
  /** ISO 3166: FR for a country, US-NY for a sub-region. */
  cno: string;
  cname: string;
  childlist: Country[];
}

/** Countries whose postal addresses name a sub-region, and the kinds of division that they name. */
const DIVISIONS: Readonly<Record<string, readonly string[]>> = {
  AU: ['State', 'Territory'],
  BR: ['State', 'Federal district'],
  CA: ['Province', 'Territory'],
  CN: ['Province', 'Autonomous region', 'Municipality'],
  ID: ['Province', 'Special district', 'Special region', 'Autonomous province'],
  IN: ['State', 'Union territory'],
  IT: ['Province'],
  JP: ['Prefecture'],
  KR: [
    'Province',
    'Metropolitan city',
    'Special city',
    'Special self-governing city',
    'Special self-governing province',
  ],
  MX: ['State', 'Federal District'],
  MY: ['State', 'Federal territory'],
  US: ['State', 'District', 'Outlying area'],
};

/** Nobody gets post there. */
const UNINHABITED = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

/** These are countries of their own in the list. */
const LISTED_AS_COUNTRY = new Set(['CN-71', 'CN-TW', 'US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI']);

const regionsOf: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  codes
    .map(([country = '']) => country)
    .filter((country) => !UNINHABITED.has(country))
    .map((country) => [country, new Map(divisionsOf(country))]),
);

function divisionsOf(country: string): [string, string][] {
  const kinds = DIVISIONS[country];
  if (!kinds) return [];
  return Object.entries(iso3166.country(country)?.sub ?? {})
    .filter(([code, { type }]) => kinds.includes(type) && !LISTED_AS_COUNTRY.has(code))
    .map(([code, { name }]) => [code, name]);
}

const namesIn = new Map<Language, Intl.DisplayNames>();

/** The country's name, or its code where it is unknown. */
export function countryName(cno: string, language: Language): string {
  if (!regionsOf.has(cno)) return cno;
  const names = namesIn.get(language) ?? new Intl.DisplayNames(tagOf(language), { type: 'region' });
  namesIn.set(language, names);
  return names.of(cno) ?? cno;
}

/** A country by its code; `hasRegions` when an address in it names a sub-region. */
export function findCountry(cno: string): { cno: string; hasRegions: boolean } | undefined {
  const regions = regionsOf.get(cno);
  return regions && { cno, hasRegions: regions.size > 0 };
}

/** A sub-region by its code, US-NY, if it is one of the country's. */
export function findRegion(
  cno: string,
  code: string,
  language: Language = 'en',
): { cno: string; name: string } | undefined {
  const name = regionsOf.get(cno)?.get(code);
  return name === undefined ? undefined : { cno: code, name: regionName(code, name, language) };
}

const listIn = new Map<Language, Country[]>();

/** All countries in a language, each list in that language's order. */
export function listCountries(language: Language): Country[] {
  const known = listIn.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(tagOf(language));
  const byName = (a: Country, b: Country) => compare(a.cname, b.cname);
  const countries = [...regionsOf].map(([cno, regions]) => ({
    cno,
    cname: countryName(cno, language),
    childlist: [...regions]
      .map(([code, name]) => ({ cno: code, cname: regionName(code, name, language), childlist: [] }))
      .sort(byName),
  }));
  countries.sort(byName);
  listIn.set(language, countries);
  return countries;
}
