/**
 * What each field of the wire means, told once by its name. A name that means something else in one place has a second
 * entry, `owner.name`, where the owner is a named schema, the field around it, an operation or its capability. A name
 * that ends in a question mark is that of a field of requests alone.
 */
import { catalogue } from './catalogue.ts';
import { everywhere } from './everywhere.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { shops } from './shops.ts';
import { trade } from './trade.ts';

export type Glossary = Readonly<Record<string, string>>;

/** The parts of the glossary; no entry stands in two of them. */
export const GLOSSARIES: readonly Glossary[] = [everywhere, catalogue, shops, trade, money, people];

const entries: ReadonlyMap<string, string> = new Map(GLOSSARIES.flatMap((glossary) => Object.entries(glossary)));

/** Named schemas that hold the fields of another one, and mean the same by them. */
const EXTENDED: Readonly<Record<string, string>> = {
  ArticleInAllLanguages: 'ArticleEntry',
  OrderDetail: 'Order',
  SoldOrderDetail: 'SoldOrder',
  AfterSaleDetail: 'AfterSale',
  SoldAfterSale: 'AfterSale',
  SoldAfterSaleDetail: 'AfterSale',
  OwnProductDetail: 'OwnProduct',
  ReviewDetail: 'ReviewItem',
  ShopDetail: 'Shop',
  ConsoleSession: 'Session',
};

/** Where a field stands. */
export interface FieldPlace {
  readonly name: string;
  /** The named schema or the field that holds it, absent at the top of a payload. */
  readonly owner?: string | undefined;
  /** The operation, such as cart.add, absent within a named schema. */
  readonly operation?: string | undefined;
  readonly isRequest?: boolean | undefined;
}

/** The key of the entry that describes a field: that of its owner, else of its operation, capability, or the name alone. */
export function glossaryKeyOf({ name, owner, operation, isRequest }: FieldPlace): string | undefined {
  const extended = owner === undefined ? undefined : EXTENDED[owner];
  const owners = [owner, extended, operation, operation?.split('.')[0]];
  const keys = [...owners.flatMap((each) => (each === undefined ? [] : [`${each}.${name}`])), name];
  return keys.flatMap((key) => (isRequest ? [`${key}?`, key] : [key])).find((key) => entries.has(key));
}

/** The description of a field; undefined for one that the glossary does not know. */
export function describeField(place: FieldPlace): string | undefined {
  const key = glossaryKeyOf(place);
  return key === undefined ? undefined : entries.get(key);
}
