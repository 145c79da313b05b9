import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { cutText } from '../../platform/cut-text.ts';

/** What a product's description may look like: text with basic formatting, nothing that loads or runs. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
};

const cleaned = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (safe, html) => 1 + html.length + safe.length,
});

/** HTML without scripts, handlers, styles, frames and pictures. Pure, so that what is asked for often is kept. */
export function safeHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(html, RULES);
  cleaned.set(html, safe);
  return safe;
}

/** The text alone, on one line, cut at a word. */
export function plainText(html: string, maxLength: number): string {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h\d|td|div)>|<br\s*\/?>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (part) => part,
  })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  return `${cutText(text, maxLength).replace(/\s+\S*$/, '')}…`;
}
