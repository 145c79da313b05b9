/** What each mail fills in. */
export interface MailValues {
  registrationCode: { code: string; brand: string };
  passwordResetCode: { code: string; brand: string };
  payPasswordCode: { code: string; brand: string };
  newsletterLink: { brand: string; link: string };
  /** What was done to the second factor of the recipient's account. */
  secondFactorOn: { brand: string };
  secondFactorOff: { brand: string };
  recoveryCodesRenewed: { brand: string };
  /** How many are left. */
  recoveryCodeUsed: { brand: string; left: string };
  secondFactorLocked: { brand: string; link: string };
  /** What a system message says. */
  systemMessage: { brand: string; title: string; content: string };
  /** A visitor's words; the title is never empty. */
  contactMessage: { brand: string; name: string; email: string; title: string; content: string };
}

export type MailKind = keyof MailValues;

/** Names in braces are filled in. A paragraph that is {code} alone is shown large, {link} alone can be clicked, {content} alone keeps its lines. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export type MailTexts = { readonly [Kind in MailKind]: MailText };
