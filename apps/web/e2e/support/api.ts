import type { APIRequestContext } from '@playwright/test';

export interface ApiOptions {
  token?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as the query of a GET or DELETE, else as a form; lists and objects as JSON text. */
  payload?: Readonly<Record<string, unknown>>;
  tenantId?: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * What an endpoint answers, past the browser: for preparing a test and for looking at what it left behind.
 *
 * @throws Error for any code but 0
 */
export async function api<Data>(request: APIRequestContext, path: string, options: ApiOptions = {}): Promise<Data> {
  const { code, msg, data } = await apiAnswer<Data>(request, path, options);
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

/** The whole answer, for failures that a test expects. */
export async function apiAnswer<Data>(
  request: APIRequestContext,
  path: string,
  { token, method = 'GET', payload = {}, tenantId = 1, headers = {} }: ApiOptions = {},
): Promise<{ code: number; msg: string; data: Data }> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(payload))
    if (value !== undefined) fields[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const isQuery = method === 'GET' || method === 'DELETE';
  const response = await request.fetch(path.startsWith('/') ? path : `/app-api/${path}`, {
    method,
    ...(isQuery ? { params: fields } : { form: fields }),
    headers: { 'tenant-id': String(tenantId), language: 'en', ...(token ? { Authorization: token } : {}), ...headers },
  });
  return response.json();
}
