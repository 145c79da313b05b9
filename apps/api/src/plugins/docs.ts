import { openApiDocument } from '@passage/contract/openapi';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { errorMessage } from '../texts/error-message.ts';
import { LANGUAGES } from '../texts/index.ts';

/** /docs shows the OpenAPI document, /docs/openapi.json is the document. Made from the contract alone. */
export async function docsPages(app: FastifyInstance): Promise<void> {
  const document = openApiDocument({
    title: 'Passage',
    version: '1',
    servers: ['/'],
    languages: LANGUAGES,
    messageOf: (name) => errorMessage(name, 'en'),
  });
  app.get('/docs/openapi.json', async () => document);
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/docs/openapi.json',
      pageTitle: 'Passage API',
      withDefaultFonts: false,
      // The reference of its maker's own services hands the document to them; readers stay here.
      showDeveloperTools: 'never',
      hideClientButton: true,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      customCss: 'a[href*="scalar.com"] { display: none; }',
    },
  });
}
