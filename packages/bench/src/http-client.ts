import { once } from 'node:events';
import { connect } from 'node:net';

/** One connection that stays open, as a browser's does, and does as little as can be, so that the API is what is measured. */
export interface HttpClient {
  /** @throws Error when the answer is no success */
  get(path: string): Promise<void>;
  post(path: string, payload: object): Promise<void>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

export async function openHttpClient(origin: string): Promise<HttpClient> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const call = async (request: string): Promise<void> => {
    socket.write(request);
    const answer = await readAnswer();
    if (!/^x-app-code: 0\r$/m.test(answer))
      throw new Error(`${request.split('\r\n', 1)[0]} answered ${answer.slice(0, 600)}`);
  };
  const readAnswer = (): Promise<string> =>
    new Promise((resolve, reject) => {
      let received = '';
      const finish = (act: () => void) => {
        socket.off('data', onData).off('error', onError).off('close', onClose);
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
      socket.on('data', onData).on('error', onError).on('close', onClose);
    });
  return {
    get: (path) => call(`GET ${path} HTTP/1.1\r\nhost: ${host}${HEAD_END}`),
    post: (path, payload) => {
      const body = JSON.stringify(payload);
      const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
      return call(`${head}${HEAD_END}${body}`);
    },
    close: () => socket.destroy(),
  };
}
