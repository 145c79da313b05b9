import type { English } from './en/index.ts';

/** English is the reference: its files are the type of every key. One namespace per file. */
export type { English };
export type Namespace = keyof English;

type OneForm = `${string}_one`;

type Complete<Texts> = {
  // Languages without a singular, such as Chinese, have the `_other` form alone.
  [Key in keyof Texts as Key extends OneForm ? never : Key]: Texts[Key] extends string ? string : Complete<Texts[Key]>;
} & { [Key in keyof Texts as Key extends OneForm ? Key : never]?: string };

type Partly<Texts> = { [Key in keyof Texts]?: Texts[Key] extends string ? string : Partly<Texts[Key]> };

/** A namespace in which no text may be missing. */
export type CompleteTexts<Name extends Namespace> = Complete<English[Name]>;
/** A namespace still being translated: what is missing falls back to English. */
export type PartialTexts<Name extends Namespace> = Partly<English[Name]>;
