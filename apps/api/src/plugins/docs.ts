import { openApiDocument } from '@passage/contract/openapi';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** /docs shows the OpenAPI document, /docs/openapi.json is the document. Made from the contract alone. */
export async function docsPages(app: FastifyInstance): Promise<void> {
  const document = openApiDocument({ title: 'Passage', version: '1', servers: ['/'] });
  app.get('/docs/openapi.json', async () => document);
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: { url: '/docs/openapi.json', withDefaultFonts: false },
  });
}
