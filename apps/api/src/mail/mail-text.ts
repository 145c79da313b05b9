/** What each mail fills in. */
export interface MailValues {
  registrationCode: { code: string; brand: string };
  passwordResetCode: { code: string; brand: string };
  payPasswordCode: { code: string; brand: string };
}

export type MailKind = keyof MailValues;

/** Names in braces are filled in. A paragraph that is {code} alone is shown large. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export type MailTexts = { readonly [Kind in MailKind]: MailText };
