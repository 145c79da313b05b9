import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The server has more to do than it can. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * One connection that stays open, as a browser's does, and does as little as can be, so that the API is what is measured.
 * What the API has closed because it was idle for too long is opened again.
 */
export interface HttpClient {
  /** @throws Refused, or Error for any other answer than success */
  get(path: string): Promise<void>;
  post(path: string, payload: object): Promise<void>;
  /** Posts for the member of a token. @returns the answer's data */
  postAs(token: string, path: string, payload: object): Promise<unknown>;
  /** What its answers waited for since this was last asked; undefined where the API told of none. */
  takeWaits(): Waits | undefined;
  close(): void;
}

export const WAITS = ['slot', 'pool', 'sql', 'loop', 'total'] as const;
/** Milliseconds: for a slot, a connection, SQL and the event loop, and all that the API took. */
export type Waits = Readonly<Record<(typeof WAITS)[number], number>>;
const NO_WAITS: Waits = { slot: 0, pool: 0, sql: 0, loop: 0, total: 0 };

const HEAD_END = '\r\n\r\n';

/** @param address of whom it calls in the name, where the API believes it */
export function openHttpClient(origin: string, address?: string): HttpClient {
  const from = address === undefined ? '' : `\r\nx-forwarded-for: ${address}`;
  let waits: Waits | undefined;
  const { hostname, port, host } = new URL(origin);
  let socket: Socket | undefined;
  const connected = async (): Promise<Socket> => {
    if (socket?.writable) return socket;
    socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    // Whatever nobody waits for is read all the same, so that the end behind it is seen.
    socket.on('error', () => undefined).resume();
    return socket;
  };
  const call = async (request: string): Promise<string> => {
    const connection = await connected();
    connection.write(request);
    const answer = await readAnswer(connection);
    const [, told = ''] = /^server-timing: (.*)\r$/m.exec(answer) ?? [];
    for (const [, name, ms] of told.matchAll(/(\w+);dur=([\d.]+)/g))
      if (isWait(name)) waits = { ...(waits ?? NO_WAITS), [name]: (waits?.[name] ?? 0) + Number(ms) };
    if (/^HTTP\/1\.1 (429|503) /.test(answer)) throw new Refused(answer.slice(0, 600));
    if (!/^x-app-code: 0\r$/m.test(answer))
      throw new Error(`${request.split('\r\n', 1)[0]} answered ${answer.slice(0, 600)}`);
    return answer;
  };
  const post = (path: string, payload: object, headers = ''): Promise<string> => {
    const body = JSON.stringify(payload);
    const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    return call(`${head}${from}${headers}${HEAD_END}${body}`);
  };
  const readAnswer = (connection: Socket): Promise<string> =>
    new Promise((resolve, reject) => {
      let received = '';
      const finish = (act: () => void) => {
        connection.off('data', onData).off('error', onError).off('close', onClose);
        act();
      };
      const onError = (error: Error) => finish(() => reject(error));
      const onClose = () => finish(() => reject(new Error('the API closed the connection')));
      const onData = (chunk: Buffer) => {
        // One character a byte: the length that the head names counts bytes.
        received += chunk.toString('latin1');
        const headEnd = received.indexOf(HEAD_END);
        const length = Number(/^content-length: (\d+)\r$/m.exec(received)?.[1] ?? Number.NaN);
        if (headEnd >= 0 && received.length >= headEnd + HEAD_END.length + length) finish(() => resolve(received));
      };
      connection.on('data', onData).on('error', onError).on('close', onClose);
    });
  return {
    get: async (path) => {
      await call(`GET ${path} HTTP/1.1\r\nhost: ${host}${from}${HEAD_END}`);
    },
    post: async (path, payload) => {
      await post(path, payload);
    },
    postAs: async (token, path, payload) => {
      const answer = await post(path, payload, `\r\nauthorization: ${token}`);
      const envelope: { data: unknown } = JSON.parse(answer.slice(answer.indexOf(HEAD_END) + HEAD_END.length));
      return envelope.data;
    },
    takeWaits: () => {
      const taken = waits;
      waits = undefined;
      return taken;
    },
    close: () => socket?.destroy(),
  };
}

const isWait = (name: string | undefined): name is keyof Waits => WAITS.some((known) => known === name);
