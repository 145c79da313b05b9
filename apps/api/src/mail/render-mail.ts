import type { Language } from '@passage/contract';
import { fillIn } from '../texts/fill-in.ts';
import { tagOf, textsIn } from '../texts/index.ts';
import type { MailKind, MailValues } from '../texts/mail-values.ts';

const PAGE = 'margin:0;padding:32px 16px;background:#fdfcfa;color:#1b1a18;font:16px/1.6 Georgia,serif';
const TEXT = 'margin:0 0 16px';
const LINES = `${TEXT};white-space:pre-wrap`;
const LARGE = 'margin:24px 0;font:600 32px/1.2 ui-monospace,monospace;letter-spacing:.2em';

/** A mail in the recipient's language, as text and as HTML. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  language: Language,
  values: MailValues[Kind],
): { subject: string; text: string; html: string } {
  const { subject, paragraphs } = textsIn(language).mails[kind];
  const fill = (template: string) => fillIn(template, { ...values });
  const blocks = paragraphs.map((paragraph) => {
    const text = escapeHtml(fill(paragraph));
    const style = paragraph === '{code}' ? LARGE : paragraph === '{content}' ? LINES : TEXT;
    return `<p style="${style}">${paragraph === '{link}' ? `<a href="${text}">${text}</a>` : text}</p>`;
  });
  return {
    // A line break in a value would begin another header.
    subject: fill(subject).replace(/\s+/g, ' '),
    text: `${paragraphs.map(fill).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${tagOf(language)}"><meta charset="utf-8"><body style="${PAGE}"><div style="max-width:480px;margin:0 auto">${blocks.join('')}</div></body></html>`,
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
