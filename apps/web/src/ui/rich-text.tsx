import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

/** How text written by shops and staff may be set. Anything else keeps its words and loses its element. */
const ELEMENTS: Readonly<Record<string, string>> = {
  P: 'not-first:mt-3',
  BR: '',
  STRONG: 'font-medium',
  B: 'font-medium',
  EM: '',
  I: '',
  U: '',
  S: '',
  UL: 'not-first:mt-3 list-disc pl-5',
  OL: 'not-first:mt-3 list-decimal pl-5',
  LI: 'not-first:mt-1',
  H3: 'font-medium text-ink not-first:mt-6',
  H4: 'font-medium text-ink not-first:mt-4',
  BLOCKQUOTE: 'not-first:mt-3 border-l border-line pl-4',
  TABLE: 'not-first:mt-3 w-full',
  THEAD: '',
  TBODY: '',
  TR: 'border-b border-line',
  TH: 'py-2 pr-4 text-left font-medium',
  TD: 'py-2 pr-4 align-top',
};
const EMPTY_ELEMENTS = ['BR'];
/** Their content is no text for readers. */
const SILENT_ELEMENTS = ['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE'];

function isSafeLink(href: string): boolean {
  return href.startsWith('https://') || href.startsWith('mailto:');
}

function contentOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => createElement(Fragment, { key: index }, drawn(child)));
}

function drawn(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement) || SILENT_ELEMENTS.includes(node.tagName)) return null;
  const { tagName } = node;
  if (tagName === 'A') {
    const href = node.getAttribute('href') ?? '';
    if (!isSafeLink(href)) return contentOf(node);
    const link = { href, rel: 'nofollow noopener', className: 'underline underline-offset-[5px]' };
    return createElement('a', link, ...contentOf(node));
  }
  const className = ELEMENTS[tagName];
  if (className === undefined) return contentOf(node);
  return createElement(
    tagName.toLowerCase(),
    className === '' ? null : { className },
    ...(EMPTY_ELEMENTS.includes(tagName) ? [] : contentOf(node)),
  );
}

/**
 * Formatted text that others wrote. The server cleans it; here it is built again from the elements that are known, so
 * that nothing can load or run even if it did not.
 */
export function RichText({ html, className }: { html: string; className?: string }): ReactElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={cx('wrap-anywhere', className)}>{contentOf(body)}</div>;
}

/** The words alone, for descriptions. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d|td)>/g, ' '), 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
