import { PAGES } from '@passage/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setRequestTenant } from '../../http/observe-requests.ts';
import { storefrontPaths } from '../../http/storefront-paths.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { CLOSED_PATHS, LISTED_PATHS } from './crawled-paths.ts';
import { SITEMAP_KINDS, type SitemapKind, type SitemapRow, sitemapParts, sitemapRows } from './sitemap.queries.ts';

interface Options {
  readonly platform: Platform;
  readonly tenants: TenantDirectory;
}

const KINDS = SITEMAP_KINDS.filter((kind) => PAGES.some(({ sitemap }) => sitemap?.includes(kind)));

const PATH_OF: Readonly<Record<SitemapKind, (row: SitemapRow) => string>> = {
  products: ({ id, shop_id }) => storefrontPaths.product(id, shop_id),
  categories: ({ id }) => storefrontPaths.category(id),
  brands: ({ id }) => storefrontPaths.brand(id),
  designers: ({ key }) => storefrontPaths.designer(key),
  shops: ({ id }) => storefrontPaths.shop(id),
  articles: ({ key }) => storefrontPaths.article(key),
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const AN_HOUR_S = 3_600;

/** /robots.txt and /sitemap.xml, an index of files that each cover some thousand pages of the host's tenant or shop. */
export async function crawlerPages(app: FastifyInstance, { platform, tenants }: Options): Promise<void> {
  const siteOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { tenant, shopId, origin, isOwned } = await tenants.siteOf(request);
    setRequestTenant(request, tenant.id);
    if (!isOwned) reply.header('x-robots-tag', 'noindex');
    return { db: platform.database.forTenant(tenant.id).readable, shopId, origin };
  };

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await siteOf(request, reply);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${AN_HOUR_S}`)
      .send(
        [
          'User-agent: *',
          ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { db, shopId, origin } = await siteOf(request, reply);
    const files = await Promise.all(
      KINDS.map(async (kind) => (await sitemapParts(db, kind, shopId)).map((part) => `/sitemap-${kind}-${part}.xml`)),
    );
    const pages = shopId === undefined ? ['/sitemap-pages.xml'] : [];
    const entries = [...pages, ...files.flat()].map((path) => `<sitemap>${location(origin, path)}</sitemap>`);
    return sendXml(reply, `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`);
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const { shopId, origin } = await siteOf(request, reply);
    return shopId === undefined ? sendPages(reply, origin, LISTED_PATHS) : sendNothing(reply);
  });

  app.get<{ Params: { kind: string; part: string } }>('/sitemap-:kind-:part.xml', async (request, reply) => {
    const { kind, part } = request.params;
    const known = KINDS.find((name) => name === kind);
    if (!known || !/^[1-9]\d{0,5}$/.test(part)) return sendNothing(reply);
    const { db, shopId, origin } = await siteOf(request, reply);
    const rows = await sitemapRows(db, known, shopId, Number(part));
    return rows.length === 0 ? sendNothing(reply) : sendPages(reply, origin, rows.map(PATH_OF[known]));
  });
}

const sendPages = (reply: FastifyReply, origin: string, paths: readonly string[]): FastifyReply =>
  sendXml(
    reply,
    `<urlset xmlns="${NAMESPACE}">${paths.map((path) => `<url>${location(origin, path)}</url>`).join('')}</urlset>`,
  );

const location = (origin: string, path: string): string =>
  `<loc>${`${origin}${path}`.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</loc>`;

const sendXml = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${AN_HOUR_S}`)
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
