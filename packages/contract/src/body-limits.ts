import { type Endpoint, fullPathOf } from './endpoint.ts';
import { MOST_IMPORT_BYTES } from './imports.ts';

/** What an endpoint takes of a body, in bytes: form, JSON, or multipart without the content of its file. */
export const BODY_LIMIT_BYTES = 64 * 1024;

const MIB = 1024 * 1024;
/** Texts in seven languages and the lists of a product's pieces. */
const LONG_TEXTS_BYTES = 2 * MIB;

export interface BodyLimit {
  readonly body: number;
  /** The content of its file; undefined for who takes none. */
  readonly file?: number;
}

/** All endpoints that take more, by method and path. */
const LARGER: Readonly<Record<string, Partial<BodyLimit>>> = {
  'POST /app-api/infra/file/upload': { file: 10 * MIB },
  'POST /admin-api/files': { file: 10 * MIB },
  'POST /admin-api/products/import': { file: MOST_IMPORT_BYTES },
  'POST /admin-api/articles': { body: LONG_TEXTS_BYTES },
  'PUT /admin-api/articles/{id}': { body: LONG_TEXTS_BYTES },
  'POST /admin-api/products': { body: LONG_TEXTS_BYTES },
  'PUT /admin-api/products/{id}': { body: LONG_TEXTS_BYTES },
  'POST /admin-api/products/{id}/skus': { body: LONG_TEXTS_BYTES },
};

/** How large a request to the endpoint may be; more is TOO_LARGE. */
export const bodyLimitOf = (endpoint: Pick<Endpoint, 'method' | 'path' | 'surface' | 'aliases'>): BodyLimit => ({
  body: BODY_LIMIT_BYTES,
  ...LARGER[`${endpoint.method} ${fullPathOf(endpoint)}`],
});
