import { createHash } from 'node:crypto';
import { HTML_LANG } from '@passage/contract';
import type { HeadSlots } from './head-slots.ts';
import { siteDescription } from './site-description.ts';
import type { Storefront } from './storefront.ts';

export interface FilledDocument {
  readonly html: string;
  /** Allows the document's one inline style. */
  readonly contentPolicy: string;
}

/** @param url of the request, so that other sites get whole addresses */
export function fillDocument(template: string, storefront: Storefront, head: HeadSlots, url: URL): FilledDocument {
  const style = `:root{--color-accent:${storefront.accent};--color-on-accent:${storefront.onAccent}}`;
  const html = template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${HTML_LANG[storefront.defaultLanguage]}"`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('<!--head-->', () => headOf(storefront, head, url))
    .replace(/<style id="tenant">[^<]*<\/style>/, () => `<style id="tenant">${style}</style>`);
  return { html, contentPolicy: contentPolicy(style) };
}

function headOf(storefront: Storefront, head: HeadSlots, url: URL): string {
  const title = head.title ? `${head.title} | ${storefront.name}` : storefront.name;
  const description = head.description || siteDescription(storefront.defaultLanguage, storefront.name);
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(head.isMissing ? ['<meta name="robots" content="noindex" />'] : []),
    property('og:site_name', storefront.name),
    property('og:type', head.type ?? 'website'),
    property('og:title', head.title ?? storefront.name),
    property('og:description', description),
    property('og:url', url.href),
    ...(head.image ? [property('og:image', new URL(head.image, url.origin).href)] : []),
    bootScript(storefront),
  ].join('\n    ');
}

/** What the storefront would otherwise have to ask for first. Data, so that no policy has to allow it. */
function bootScript({ tenantId, name, defaultLanguage, languages, currency }: Storefront): string {
  const boot = JSON.stringify({ tenantId, name, defaultLanguage, languages, currency });
  return `<script type="application/json" id="boot">${boot.replace(/</g, '\\u003c')}</script>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Scripts, styles and connections of this host alone. React sets style attributes as properties, which needs no leave. */
function contentPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
