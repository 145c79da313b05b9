import { createHash } from 'node:crypto';
import { fillIn } from '../../texts/fill-in.ts';
import { tagOf, textsIn } from '../../texts/index.ts';
import { appShell, codeLinks } from './app-shell.ts';
import { escapeHtml } from './escape-html.ts';
import type { HeadSlots } from './head-slots.ts';
import type { PageManifest } from './page-manifest.ts';
import { previewUrl } from './preview-pages.ts';
import type { Storefront } from './storefront.ts';

export interface FilledDocument {
  readonly html: string;
  /** Allows the document's one inline style. */
  readonly contentPolicy: string;
}

/** The built document and what the build tells of its pages. */
export interface Template {
  readonly html: string;
  readonly manifest: PageManifest;
}

/**
 * @param url of the request, so that other sites get whole addresses
 * @param pictureOrigin where pictures come from besides this host
 */
export function fillDocument(
  template: Template,
  storefront: Storefront,
  head: HeadSlots,
  url: URL,
  pictureOrigin: string | undefined,
): FilledDocument {
  const { name, defaultLanguage: language } = storefront;
  const shown = { path: url.pathname, name, language, head };
  const links = codeLinks(template.manifest, url.pathname, language);
  const style = `:root{--color-accent:${storefront.accent};--color-on-accent:${storefront.onAccent}}`;
  const html = template.html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${tagOf(storefront.defaultLanguage)}"`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('<!--head-->', () => [headOf(storefront, head, url), ...links].join('\n    '))
    .replace('<div id="root">', (root) => `${appShell(template.manifest, shown)}${root}`)
    .replace(/<style id="tenant">[^<]*<\/style>/, () => `<style id="tenant">${style}</style>`);
  return { html, contentPolicy: contentPolicy(style, pictureOrigin) };
}

function headOf(storefront: Storefront, head: HeadSlots, url: URL): string {
  const title = head.title ? `${head.title} | ${storefront.name}` : storefront.name;
  const description =
    head.description ||
    fillIn(textsIn(storefront.defaultLanguage).documents.siteDescription, { store: storefront.name });
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const canonical = head.canonical === undefined ? undefined : new URL(head.canonical, url.origin).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(head.isMissing || head.isPrivate ? ['<meta name="robots" content="noindex" />'] : []),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
    ...(head.preload ?? []).map(preloadLink),
    property('og:site_name', storefront.name),
    property('og:type', head.type ?? 'website'),
    property('og:title', head.title ?? storefront.name),
    property('og:description', description),
    property('og:url', canonical ?? url.href),
    ...(head.image ? pictureOf(new URL(previewUrl(head.image), url.origin).href) : []),
    ...(head.data ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    bootScript(storefront),
  ].join('\n    ');
}

/** What the storefront would otherwise have to ask for first. Data, so that no policy has to allow it. */
function bootScript({ tenantId, name, defaultLanguage, languages, currency, timeZone }: Storefront): string {
  const boot = { tenantId, name, defaultLanguage, languages, currency, timeZone };
  return `<script type="application/json" id="boot">${scriptJson(boot)}</script>`;
}

/** JSON that cannot end the element it stands in. */
const scriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');

const pictureOf = (address: string): string[] => [
  `<meta property="og:image" content="${escapeHtml(address)}" />`,
  '<meta name="twitter:card" content="summary_large_image" />',
];

const preloadLink = ({ href, media }: { href: string; media?: string }): string =>
  `<link rel="preload" as="image" href="${escapeHtml(href)}"${media === undefined ? '' : ` media="${media}"`} fetchpriority="high" />`;

/** Scripts, styles and connections of this host alone; private pictures come from the object store, where there is one. React sets style attributes as properties, which needs no leave. */
function contentPolicy(style: string, pictureOrigin: string | undefined): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    `img-src 'self' data: blob:${pictureOrigin === undefined ? '' : ` ${pictureOrigin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
