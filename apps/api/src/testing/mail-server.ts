/** A real mail server for tests: it keeps what it took, as readers see it. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  readonly replyTo: string;
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Takes the next so many messages whole and then drops the connection instead of saying so. */
  dropAfter(count: number): void;
  /** Takes messages whole and says so only once it is let. @returns lets it */
  hold(): () => void;
  /** Refuses every recipient until told otherwise. */
  refuse(reason: string | undefined): void;
  close(): Promise<void>;
}

/** @param account what it asks senders to sign in with; it takes mail from anybody without one */
export async function startMailServer(account?: { user: string; password: string }): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let dropsLeft = 0;
  let refusal: string | undefined;
  let held: Promise<void> | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: account === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(new Error('Wrong account'));
    },
    onRcptTo: (_address, _session, done) => done(refusal === undefined ? null : new Error(refusal)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(readMail(Buffer.concat(chunks).toString('latin1')));
        if (dropsLeft > 0) {
          dropsLeft -= 1;
          for (const connection of server.connections) connection._socket.destroy();
        } else if (held) void held.then(() => done(null));
        else done(null);
      });
    },
  });
  // A connection that is dropped on purpose is no fault.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const login = account ? `${account.user}:${account.password}@` : '';
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    dropAfter: (count) => {
      dropsLeft = count;
    },
    hold: () => {
      let letGo = (): void => undefined;
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => {
        held = undefined;
        letGo();
      };
    },
    refuse: (reason) => {
      refusal = reason;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** @param raw one character per byte */
function readMail(raw: string): ReceivedMail {
  const { headers, body } = split(raw);
  const parts = partsOf(headers, body);
  const partOf = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  const header = (name: string) => decodeWords(headers.get(name) ?? '');
  const text = (type: string) => decodeBody(partOf(type));
  return {
    to: header('to'),
    from: header('from'),
    subject: header('subject'),
    messageId: header('message-id'),
    replyTo: header('reply-to'),
    text: text('text/plain'),
    html: text('text/html'),
  };
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function partsOf(headers: ReadonlyMap<string, string>, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
}

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');
const unescapeHex = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decodeBody(part: Part | undefined): string {
  if (!part) return '';
  const body = part.body.replace(/\r\n$/, '');
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n/g, '\n');
  const bytes = encoding === 'quoted-printable' ? unescapeHex(body.replace(/=\r\n/g, '')) : body;
  return utf8(bytes).replace(/\r\n/g, '\n');
}

/** Words that belong together are joined before their bytes are read: a character may lie across two. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      utf8(
        [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
          .map(([, how = '', what = '']) =>
            how.toLowerCase() === 'b'
              ? Buffer.from(what, 'base64').toString('latin1')
              : unescapeHex(what.replace(/_/g, ' ')),
          )
          .join(''),
      ),
    );
}
