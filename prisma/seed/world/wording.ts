import { inEach, type Language, type Localized } from './localized.ts';
import type { Material } from './materials.ts';
import { PATTERNS } from './patterns.ts';

const PATTERN_BEHIND: readonly Language[] = ['fr', 'id'];
const SPACED: Readonly<Record<Language, string>> = { en: ' ', zh: '', zhTW: '', fr: ' ', jp: ' ', kor: ' ', id: ' ' };

/** Chinese and Japanese sentences stand without blanks between them. */
const BETWEEN_SENTENCES: Readonly<Record<Language, string>> = { ...SPACED, jp: '' };

export interface NameParts {
  /** From the kind's names, with `{m}` in place of the material. */
  readonly form: Localized;
  readonly material: Material;
  readonly cloth: string;
  /** The house's own name for the piece, where it has one. */
  readonly model?: string;
}

/** "Herringbone tailored wool coat", "Manteau tailleur en laine à chevrons". */
export function productName({ form, material, cloth, model }: NameParts): Localized {
  const clothName = PATTERNS.get(cloth);
  return inEach((language) => {
    let name = form[language].replaceAll('{m}', material.word[language]);
    if (clothName !== undefined) {
      const word = clothName[language];
      name = PATTERN_BEHIND.includes(language) ? `${name} ${word}` : `${word}${SPACED[language]}${name}`;
    }
    name = capitalised(name);
    if (model === undefined) return name;
    if (PATTERN_BEHIND.includes(language)) return `${name} ${model}`;
    return `${model} ${language === 'en' ? uncapitalised(name) : name}`;
  });
}

export interface DescriptionParts {
  readonly cut: Localized;
  readonly details: Localized;
  readonly fit: Localized;
  readonly material: Material;
}

/** Three short paragraphs: the cut; how it is made and fits; what it is made of and how to look after it. */
export function productDescription({ cut, details, fit, material }: DescriptionParts): Localized {
  return inEach((language) => {
    const paragraphs = [[cut], [details, fit], [material.composition, material.care]];
    return paragraphs
      .map((texts) => texts.map((text) => text[language]).join(BETWEEN_SENTENCES[language]))
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('');
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names that open with a proper noun or a single letter keep their capital. */
function uncapitalised(text: string): string {
  return /^(Breton|Fair Isle|Chelsea|Sunday|[A-Z](-|\b))/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
