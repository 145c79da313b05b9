import { BUYING_PARAGRAPHS } from './articles/buying.ts';
import { ABOUT_PARAGRAPHS, POLICY_PARAGRAPHS } from './articles/policies.ts';
import { QUESTION_PARAGRAPHS } from './articles/questions.ts';
import { ARTICLE_TITLES, ARTICLE_TYPE_NAMES } from './articles/types.ts';
import { cellAt, inEach, type Localized, textRows } from './localized.ts';
import { TENANTS, type TenantNumber } from './tenants.ts';

export interface ArticleType {
  readonly code: string;
  readonly name: Localized;
}

export interface Article {
  readonly code: string;
  readonly typeCode: string;
  readonly title: Localized;
  /** Paragraphs only. */
  readonly body: Localized;
}

export const ARTICLE_TYPES: readonly ArticleType[] = [...ARTICLE_TYPE_NAMES].map(([code, name]) => ({ code, name }));

/** Where the product page, the footer and the shop application point. */
export const ARTICLE_POINTERS = {
  privacyPolicy: 'privacy-policy',
  termsAndConditions: 'terms-and-conditions',
  storeAgreement: 'store-agreement',
  questions: { typeCode: 'questions', code: 'choose-a-size' },
  howToBuy: { typeCode: 'how-to-buy', code: 'how-to-order' },
} as const;

export function articlesOf(tenant: TenantNumber): Article[] {
  const { name, email } = TENANTS[tenant];
  const paragraphs = textRows(
    [BUYING_PARAGRAPHS, QUESTION_PARAGRAPHS, POLICY_PARAGRAPHS, ABOUT_PARAGRAPHS[tenant]].join('\n'),
    1,
  );
  const filled = (text: string) => text.replaceAll('{store}', name).replaceAll('{email}', email);

  return textRows(ARTICLE_TITLES, 2).map(({ cells, text }) => {
    const code = cellAt(cells, 0);
    const own = paragraphs.filter((row) => cellAt(row.cells, 0) === code);
    return {
      code,
      typeCode: cellAt(cells, 1),
      title: inEach((language) => filled(text[language])),
      body: inEach((language) => own.map((row) => `<p>${filled(row.text[language])}</p>`).join('')),
    };
  });
}
