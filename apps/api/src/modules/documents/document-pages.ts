import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { setRequestTenant } from '../../http/observe-requests.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { isLanguage } from '../../texts/index.ts';
import { crawlerPages } from './crawler-pages.ts';
import { fillDocument, type Template } from './fill-document.ts';
import { pageHeadOf } from './page-heads.ts';
import { manifestPage, readPageManifest } from './page-manifest.ts';
import { previewPages } from './preview-pages.ts';
import { openStorefronts } from './storefront.ts';

interface Options {
  readonly platform: Platform;
  readonly tenants: TenantDirectory;
}

/** Paths that never lead to a page of the storefront. */
const NO_PAGES = ['app-api', 'admin-api', 'files', 'assets', 'docs', 'health', 'dev', 'preview'];
const ENVELOPES = ['app-api', 'admin-api'];
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const AN_HOUR_MS = 60 * 60 * 1_000;

/** The built storefront: its files, and its document under every path that the storefront routes by itself. */
export async function documentPages(app: FastifyInstance, { platform, tenants }: Options): Promise<void> {
  const { webFolder, mode } = platform.config;
  await app.register(helmet, {
    // The document's own policy names the hash of its style.
    contentSecurityPolicy: false,
    strictTransportSecurity: mode === 'production',
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  if (webFolder !== undefined && existsSync(webFolder)) await serveFiles(app, webFolder);

  await app.register(crawlerPages, { platform, tenants });
  await app.register(previewPages, { platform, tenants });

  const storefrontOf = openStorefronts(platform.database, platform.clock);
  let template: Template | undefined;
  const readTemplate = async (): Promise<Template> => {
    if (template === undefined || mode === 'development') {
      const folder = webFolder ?? '';
      const [html, manifest] = await Promise.all([
        readFile(join(folder, 'index.html'), 'utf8'),
        readPageManifest(folder),
      ]);
      template = { html, manifest };
    }
    return template;
  };

  const sendDocument = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tenant, shopId, origin, isOwned } = await tenants.siteOf(request);
    setRequestTenant(request, tenant.id);
    const storefront = await storefrontOf(tenant);
    const url = new URL(origin);
    [url.pathname = '/', url.search = ''] = request.url.split(/[?#]/);
    const db = platform.database.forTenant(tenant.id).readable;
    const filled = await readTemplate();
    const { title, description } = manifestPage(filled.manifest, url.pathname) ?? {};
    const head = await pageHeadOf(url.pathname)({
      db,
      language: tenant.defaultLanguage,
      path: url.pathname,
      query: url.searchParams,
      origin,
      store: storefront,
      shopId,
      told: { title: title?.[tenant.defaultLanguage], description: description?.[tenant.defaultLanguage] },
    });
    const shown = isOwned ? head : { ...head, isPrivate: true };
    const { html, contentPolicy } = fillDocument(filled, storefront, shown, url, platform.storage.origin);
    if (!isOwned) reply.header('x-robots-tag', 'noindex');
    return reply
      .status(head.isMissing ? 404 : 200)
      .header('content-security-policy', contentPolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const sendNothing = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!ENVELOPES.includes(firstSegment(request.url))) return sendPlain(reply);
    const given = request.headers.language;
    const language = isLanguage(given) ? given : (await tenants.ofHost(request.hostname.toLowerCase())).defaultLanguage;
    return answerFailure(reply, new Failure('NOT_FOUND'), language);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) =>
      (webFolder !== undefined && wantsPage(request) ? sendDocument : sendNothing)(request, reply),
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Answered before the body is read: what nobody takes need not be understood.
    onRequest: sendNothing,
    handler: sendNothing,
  });
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const options = { index: false, preCompressed: true, dotfiles: 'ignore' } as const;
  const answerPlainly = (scope: FastifyInstance) => {
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      // What is refused, such as a folder or a hidden file, looks like what is not there.
      if (error.statusCode === undefined || error.statusCode >= 500) throw error;
      return sendPlain(reply);
    });
  };
  await app.register(
    async (scope) => {
      answerPlainly(scope);
      scope.setNotFoundHandler((_request, reply) => sendPlain(reply));
      await scope.register(statics, { ...options, root: join(folder, 'assets'), maxAge: A_YEAR_MS, immutable: true });
    },
    { prefix: '/assets' },
  );
  await app.register(async (scope) => {
    answerPlainly(scope);
    await scope.register(statics, {
      ...options,
      root: folder,
      wildcard: false,
      globIgnore: ['index.html', 'assets/**', '**/*.br', '**/*.gz'],
      maxAge: AN_HOUR_MS,
    });
  });
}

const sendPlain = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');

const firstSegment = (url: string): string => /^\/+([^/?#]*)/.exec(url)?.[1] ?? '';

/** A browser that opens an address asks for HTML; whoever takes anything gets a page where the path names no file. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  if (NO_PAGES.includes(firstSegment(url))) return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(url.replace(/[?#].*$/, ''));
}
