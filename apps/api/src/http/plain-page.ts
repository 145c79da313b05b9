/** A page of the server's own, such as the one behind a mail's link: it needs no script, and nothing may be loaded into it. */
import { createHash } from 'node:crypto';
import type { Language } from '@passage/contract';
import type { FastifyReply } from 'fastify';
import { tagOf } from '../texts/index.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fdfcfa;color:#1b1a18;font:18px/1.6 Georgia,serif;text-align:center}main{max-width:34rem;padding:2rem}code{font:16px/1.6 ui-monospace,monospace}button{margin:1.5rem 0 0;padding:.9rem 2rem;border:0;background:#1b1a18;color:#fdfcfa;font:inherit;cursor:pointer}a{color:inherit}';
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a plain page shows. */
export interface PlainPage {
  readonly status: 200 | 404 | 421 | 503;
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** After how many seconds the browser asks again; without it never. */
  readonly refreshSeconds?: number;
}

/** Answers with a page that nobody may keep, frame or index. */
export function sendPlainPage(
  reply: FastifyReply,
  { status, language, title, body, refreshSeconds }: PlainPage,
): FastifyReply {
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return reply
    .status(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>
<html lang="${tagOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>
`,
    );
}

/** The form whose button does what the link is for: opening a link changes nothing, for mail programs open them too. */
export const mailedForm = (path: string, token: string, button: string): string =>
  `<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${button}</button></form>`;

/** The token of a query or form, '' for what is none. */
export const tokenOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
