import { Agent, type RequestOptions, request } from 'node:http';

/** One connection that stays open, as a browser's does. */
export interface HttpClient {
  /** @throws Error when the answer is no success */
  get(path: string): Promise<void>;
  post(path: string, payload: object): Promise<void>;
  close(): void;
}

export function openHttpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (path: string, options: RequestOptions, body?: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, origin), { agent, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.headers['x-app-code'] === '0') resolve();
          else reject(new Error(`${path} answered ${Buffer.concat(chunks).toString('utf8').slice(0, 300)}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    get: (path) => call(path, { method: 'GET' }),
    post: (path, payload) => {
      const body = JSON.stringify(payload);
      return call(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } },
        body,
      );
    },
    close: () => agent.destroy(),
  };
}
