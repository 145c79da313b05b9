import { Agent, request as send } from 'node:http';
import { type Endpoint, fullPathOf } from '@passage/contract';
import qs from 'qs';

export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it comes
  readonly data: any;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Options {
  /** Sent with every call, unless there is one for the console and the path is the console's. */
  readonly token?: string;
  readonly consoleToken?: string;
  readonly tenantId?: number | string;
  readonly host?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly encoding?: 'form' | 'json' | 'multipart';
  readonly file?: { readonly bytes: Uint8Array; readonly name: string; readonly type: string };
}

/** Calls the API over HTTP. Every variation is a new caller; none is changed. */
export interface TestCaller {
  get(path: string, payload?: object): Promise<Answer>;
  post(path: string, payload?: object): Promise<Answer>;
  put(path: string, payload?: object): Promise<Answer>;
  delete(path: string, payload?: object): Promise<Answer>;
  /** Calls a contract's endpoint by its own method, path and encoding. */
  endpoint(endpoint: Endpoint, payload?: object): Promise<Answer>;
  /** Sends a file as multipart field file, with further fields. */
  upload(path: string, file: Uint8Array, options?: { name?: string; type?: string; fields?: object }): Promise<Answer>;
  /** With the token of the side that a path belongs to. */
  as(member: { readonly token: string; readonly consoleToken?: string; readonly tenantId?: number }): TestCaller;
  /** With exactly this token, if one is given. */
  with(options: Options): TestCaller;
}

/** A caller of a running API, a visitor until it is given a member. @param origin of the server, without a path */
export function openCaller(origin: string, options: Options = {}): TestCaller {
  const call = (method: string, path: string, payload: object, encoding = options.encoding ?? 'json') =>
    sendCall(origin, method, path, payload, { ...options, encoding });
  return {
    get: (path, payload = {}) => call('GET', path, payload),
    post: (path, payload = {}) => call('POST', path, payload),
    put: (path, payload = {}) => call('PUT', path, payload),
    delete: (path, payload = {}) => call('DELETE', path, payload),
    endpoint: (endpoint, payload = {}) => {
      const { path, rest } = addressOf(endpoint, payload);
      return call(endpoint.method, path, rest, options.encoding ?? endpoint.encoding);
    },
    upload: (path, file, { name = 'picture.jpg', type = 'image/jpeg', fields = {} } = {}) =>
      sendCall(origin, 'POST', path, fields, { ...options, encoding: 'multipart', file: { bytes: file, name, type } }),
    as: ({ token, consoleToken, tenantId }) => {
      const { consoleToken: _, ...rest } = options;
      return openCaller(origin, {
        ...rest,
        token,
        ...(consoleToken === undefined ? {} : { consoleToken }),
        ...(tenantId === undefined ? {} : { tenantId }),
      });
    },
    with: (more) => {
      const { consoleToken, ...rest } = options;
      const isReplaced = more.token !== undefined || consoleToken === undefined;
      return openCaller(origin, { ...rest, ...(isReplaced ? {} : { consoleToken }), ...more });
    },
  };
}

/** The endpoint's path with the payload's values in it, and what is left for query or body. */
export function addressOf(
  endpoint: Pick<Endpoint, 'path' | 'surface' | 'aliases'>,
  payload: object,
): { path: string; rest: object } {
  const rest: Record<string, unknown> = { ...payload };
  const path = fullPathOf(endpoint).replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field];
    delete rest[field];
    // What stands for an id in a test of bad input may be anything.
    return encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value));
  });
  return { path, rest };
}

/** The token that a member would send with a call to this path. */
export const tokenFor = (
  path: string,
  { token, consoleToken }: { readonly token?: string; readonly consoleToken?: string },
): string | undefined => (consoleToken !== undefined && path.startsWith('/admin-api') ? consoleToken : token);

/** A connection of its own for each call would take longer than most calls. */
const agent = new Agent({ keepAlive: true });

async function sendCall(
  origin: string,
  method: string,
  path: string,
  payload: object,
  options: Options,
): Promise<Answer> {
  const isQuery = method === 'GET' || method === 'DELETE';
  const url = new URL(path.startsWith('/') ? path : `/app-api/${path}`, origin);
  if (isQuery) url.search = qs.stringify(payload);
  const { body, type } = isQuery ? { body: undefined, type: undefined } : encode(payload, options);
  const token = tokenFor(url.pathname, options);
  const headers: Record<string, string> = {
    ...(options.tenantId === undefined ? {} : { 'tenant-id': String(options.tenantId) }),
    ...(options.language ? { language: options.language } : {}),
    ...(token ? { authorization: token } : {}),
    ...(options.host ? { host: options.host } : {}),
    ...(type && body ? { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = String(response.headers['content-type']).includes('json');
        const envelope = isJson ? JSON.parse(text) : {};
        resolve({
          status: response.statusCode ?? 0,
          code: envelope.code,
          msg: envelope.msg,
          data: envelope.data,
          headers: response.headers,
          text,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function encode(payload: object, { encoding, file }: Options): { body: string | Buffer; type: string } {
  if (encoding === 'form') return { body: qs.stringify(payload), type: 'application/x-www-form-urlencoded' };
  if (encoding !== 'multipart') return { body: JSON.stringify(payload), type: 'application/json' };
  const boundary = 'passage-test-boundary';
  const part = (head: string, content: Uint8Array | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const fields = qs
    .stringify(payload, { encode: false, delimiter: '\n' })
    .split('\n')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      return part(`name="${pair.slice(0, at)}"`, pair.slice(at + 1));
    });
  const files = file ? [part(`name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}`, file.bytes)] : [];
  const body = Buffer.concat([...fields, ...files, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
