import type en from './en/index.ts';

/** A language on the server's side; its code is the name of its folder. */
export interface LanguageMeta {
  /** BCP 47: the document's lang, and whose order, numbers and names of countries hold. */
  readonly tag: string;
  /** What tags of Accept-Language begin with that mean this language, in small letters. */
  readonly accepts: readonly string[];
  /** Where the language stands in lists; the code decides between equals. */
  readonly position: number;
}

/** Names of regions in a language's own script, by ISO 3166-2: those that people there write in addresses, and no more. */
export type RegionNames = Readonly<Record<string, string>>;

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** All that the server says in a language. English is the reference: its files are the type of every key. */
export type Texts = Widened<Omit<typeof en, 'language' | 'regions'>> & {
  readonly language: LanguageMeta;
  readonly regions: RegionNames;
};
