import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { BODY_LIMIT_BYTES, type Capability } from '@passage/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Authenticator } from './http/authenticator.ts';
import { sayWhatMayBeKept } from './http/cache-policy.ts';
import { answerRaw } from './http/client-error.ts';
import { compressAnswers } from './http/compression.ts';
import { Failure } from './http/failure.ts';
import { limitAnswerTime } from './http/limit-answer-time.ts';
import { limitConcurrency } from './http/limit-concurrency.ts';
import { MULTIPART_LIMITS } from './http/multipart.ts';
import { observeRequests, RequestLines } from './http/observe-requests.ts';
import { parseForm } from './http/payload.ts';
import { handleError, registerRoute } from './http/register.ts';
import type { Route } from './http/routes.ts';
import { openTenantDirectory } from './http/tenant-directory.ts';
import { accountRoutes, registrationRoutes } from './modules/account/index.ts';
import { addressesRoutes } from './modules/addresses/index.ts';
import { afterSalesRoutes } from './modules/after-sales/index.ts';
import { applicationsRoutes } from './modules/applications/index.ts';
import { articleDeskRoutes, articlesRoutes } from './modules/articles/index.ts';
import { auditRoutes } from './modules/audit/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import { catalogueRoutes } from './modules/catalogue/index.ts';
import { chatRoutes, servicePages } from './modules/chat/index.ts';
import { consoleAccountRoutes } from './modules/console-account/index.ts';
import { contactRoutes, newsletterPages } from './modules/contact/index.ts';
import { documentPages } from './modules/documents/index.ts';
import { evaluationsRoutes } from './modules/evaluations/index.ts';
import { favoritesRoutes } from './modules/favorites/index.ts';
import { filePages, filesRoutes, filmPages } from './modules/files/index.ts';
import { homeRoutes } from './modules/home/index.ts';
import { importsRoutes } from './modules/imports/index.ts';
import { inviteCodesRoutes } from './modules/invite-codes/index.ts';
import { jobsRoutes } from './modules/jobs/index.ts';
import { livePages } from './modules/live/index.ts';
import { messagesRoutes } from './modules/messages/index.ts';
import { ordersRoutes } from './modules/orders/index.ts';
import { ownShopRoutes } from './modules/own-shop/index.ts';
import { paymentRoutes } from './modules/payment/index.ts';
import { productsRoutes } from './modules/products/index.ts';
import { rechargesRoutes } from './modules/recharges/index.ts';
import { openSessions, sessionRoutes, unlockPages } from './modules/session/index.ts';
import { shopsRoutes } from './modules/shops/index.ts';
import { reviewRoutes } from './modules/staff/index.ts';
import { tenantRoutes } from './modules/tenant/index.ts';
import { walletRoutes } from './modules/wallet/index.ts';
import { withdrawalsRoutes } from './modules/withdrawals/index.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import type { Platform } from './platform/platform.ts';
import { absoluteFileUrls } from './plugins/absolute-file-urls.ts';
import { crossOrigins } from './plugins/cors.ts';
import { docsPages } from './plugins/docs.ts';
import { followLifecycle } from './plugins/follow-lifecycle.ts';
import { healthPages } from './plugins/health.ts';
import { limitRequests } from './plugins/limit-requests.ts';
import { mailPages } from './plugins/mail-pages.ts';
import { metricsPages } from './plugins/metrics.ts';
import { refuseUnknownHosts } from './plugins/refuse-unknown-hosts.ts';

/** The map of the API: each capability of the contract and the module that implements it. */
const modules: Readonly<Record<Capability, readonly Route[]>> = {
  tenant: tenantRoutes,
  home: homeRoutes,
  articles: articlesRoutes,
  articleDesk: articleDeskRoutes,
  contact: contactRoutes,
  session: [...sessionRoutes, ...registrationRoutes],
  consoleAccount: consoleAccountRoutes,
  account: accountRoutes,
  catalogue: catalogueRoutes,
  favorites: favoritesRoutes,
  shops: shopsRoutes,
  applications: applicationsRoutes,
  inviteCodes: inviteCodesRoutes,
  cart: cartRoutes,
  addresses: addressesRoutes,
  orders: ordersRoutes,
  payment: paymentRoutes,
  afterSales: afterSalesRoutes,
  evaluations: evaluationsRoutes,
  wallet: walletRoutes,
  recharges: rechargesRoutes,
  withdrawals: withdrawalsRoutes,
  messages: messagesRoutes,
  products: productsRoutes,
  ownShop: ownShopRoutes,
  imports: importsRoutes,
  review: reviewRoutes,
  audit: auditRoutes,
  jobs: jobsRoutes,
  files: filesRoutes,
  chat: chatRoutes,
};

const HEADER_LIMIT_BYTES = 32 * 1024;

/**
 * Builds the API's server: its plugins in their order and every capability's routes. Nothing listens yet.
 *
 * @param life in what phase the process is; a server of its own is always serving
 */
export async function buildApp(platform: Platform, life: Lifecycle = { phase: 'serving' }): Promise<FastifyInstance> {
  const { config } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new RequestLines(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    requestTimeout: 30_000,
    // Of a connection on which nothing moves, such as that of a caller who does not read.
    connectionTimeout: 30_000,
    exposeHeadRoutes: false,
    routerOptions: { querystringParser: parseForm, maxParamLength: 500 },
    // Node takes the longer of the two times for the whole request, so that of the headers has to be the shorter one.
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerRaw,
    // What is refused before there is a route, such as a path that cannot be decoded, passes no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      handleError(error, request, reply);
    },
    forceCloseConnections: 'idle',
    // What still comes over a connection that is about to close is answered, not refused.
    return503OnClosing: false,
  });
  await app.register(formbody, { parser: parseForm });
  await app.register(multipart, { limits: MULTIPART_LIMITS });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  followLifecycle(app, life);
  observeRequests(app, platform);
  sayWhatMayBeKept(app, platform);
  compressAnswers(app);
  limitAnswerTime(app);
  app.setErrorHandler((error: Error, request, reply) => handleError(error, request, reply));

  const tenants = openTenantDirectory(platform);
  app.addHook('onClose', () => tenants.close());
  absoluteFileUrls(app, { platform, tenants });
  refuseUnknownHosts(app, { platform, tenants });
  limitConcurrency(app, {
    poolSize: config.poolSize,
    memberCommands: config.memberCommands,
    metrics: platform.metrics,
    timing: platform.timing,
  });
  await crossOrigins(app, tenants);
  await limitRequests(app, { platform, tenants });
  const sessions: Authenticator = await openSessions(app, platform);
  for (const routes of Object.values(modules)) {
    for (const route of routes) registerRoute(app, route, { platform, tenants, sessions });
  }
  await app.register(healthPages, { platform, life });
  await app.register(metricsPages, { platform });
  await app.register(docsPages);
  await app.register(filmPages, { prefix: '/files/film' });
  await app.register(filePages, { platform, tenants });
  if (config.mode !== 'production') await app.register(mailPages, { platform, tenants });
  await app.register(newsletterPages, { platform, tenants });
  await app.register(unlockPages, { platform, tenants });
  await app.register(servicePages, { platform, tenants });
  await app.register(livePages, { platform, tenants, sessions });
  await app.register(documentPages, { platform, tenants });
  app.setNotFoundHandler((request, reply) => handleError(new Failure('NOT_FOUND'), request, reply));
  return app;
}
