/** Many chat at once on one API process, which loses all its connections once and is killed once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '@passage/api';
import { readConfig } from '@passage/api/config';
import { openPlatform } from '@passage/api/platform/open-platform';
import { worldOf } from '@passage/api/testing/world';
import { cloneDatabase } from '@passage/testing/clone-database';
import { openProgram } from '../program.ts';
import { type ChatUser, type Message, openChatUser, type Talk } from './chat-user.ts';

export interface ChatPlan {
  readonly clusterUrl: string;
  readonly shoppers: number;
  readonly shops: number;
  /** That each shopper writes, and gets as many answers. */
  readonly messages: number;
  readonly tell: (line: string) => void;
}

export interface ChatOutcome {
  /** Sentences about what should not be. */
  readonly faults: string[];
  readonly users: number;
  readonly sent: number;
  readonly tookMs: number;
}

const ARRIVAL_LIMIT_MS = 60_000;

interface Person {
  readonly id: number;
  readonly token: string;
  readonly consoleToken: string;
}

/** Calls until it is answered: a repeat after a lost answer has the same key. */
async function call<Data>(origin: string, path: string, token: string, body?: object): Promise<Data> {
  const key = randomUUID();
  for (;;) {
    try {
      const response = await fetch(`${origin}${path}`, {
        headers: { authorization: token, 'tenant-id': '1', 'content-type': 'application/json', 'idempotency-key': key },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status < 500) {
        const { code, data }: { code: number; data: Data } = JSON.parse(await response.text());
        if (code === 0) return data;
        throw new Error(`${path} answered ${code}`);
      }
    } catch (error) {
      if (error instanceof Error && error.message.includes(' answered ')) throw error;
    }
    await pause(200 + Math.random() * 300);
  }
}

export async function runChat({ clusterUrl, shoppers, shops, messages, tell }: ChatPlan): Promise<ChatOutcome> {
  tell('making members and shops');
  const database = await cloneDatabase(clusterUrl, 'empty');
  const environment = {
    PASSAGE_MODE: 'demo',
    DATABASE_URL: database.appUrl,
    PASSAGE_SECRET: randomBytes(32).toString('hex'),
    // One person of a run sends more at once than one at a page does.
    MEMBER_COMMANDS: '1000',
  };
  const platform = openPlatform(readConfig({ ...environment, PASSAGE_MODE: 'test', LOG_LEVEL: 'silent' }));
  // Tokens are signed by an app of the same secret.
  const signer = await buildApp(platform);
  const world = await worldOf(database.url, platform, 'empty');
  const owners: (Person & { shopId: number })[] = [];
  for (let count = 0; count < shops; count++) {
    const owner = await world.member();
    owners.push({ ...owner, shopId: await world.shop({ ownerId: owner.id }) });
  }
  const pairs: { shopper: Person; owner: Person & { shopId: number } }[] = [];
  for (let count = 0; count < shoppers; count++) {
    const owner = owners[count % owners.length];
    if (owner) pairs.push({ shopper: await world.member(), owner });
  }
  await signer.close();

  tell('starting the API');
  const api = await openProgram('API', { ...environment, PASSAGE_WORKER: 'off' });
  await api.start();
  const { origin } = api;
  const startedAt = Date.now();
  const total = shoppers * messages * 2;
  let sent = 0;

  const talkOf = (read: Talk['read']): Talk => ({ seen: [], read });
  const users: ChatUser[] = [
    ...pairs.map(({ shopper, owner }) => {
      const read = (after: number) =>
        call<Message[]>(
          origin,
          `/app-api/message/receive-newmessage?shopId=${owner.shopId}&msgid=${after}`,
          shopper.token,
        );
      return openChatUser(
        origin,
        { token: shopper.token, path: '/app-api/message/ws' },
        new Map([[shopper.id, talkOf(read)]]),
      );
    }),
    ...owners.map((owner) => {
      const own = pairs.filter((pair) => pair.owner === owner);
      const talks = own.map(({ shopper }): [number, Talk] => {
        const read = async (after: number) => {
          const path = `/admin-api/chat/messages?memberId=${shopper.id}&msgid=${after}`;
          return (await call<{ list: Message[] }>(origin, path, owner.consoleToken)).list.reverse();
        };
        return [shopper.id, talkOf(read)];
      });
      return openChatUser(origin, { token: owner.consoleToken, path: '/admin-api/ws' }, new Map(talks));
    }),
  ];

  const talk = async ({ shopper, owner }: (typeof pairs)[number]): Promise<void> => {
    for (let count = 0; count < messages; count++) {
      const text = `${shopper.id}/${count}`;
      await call(origin, '/app-api/message/send_message', shopper.token, { shopId: owner.shopId, message: `q${text}` });
      await call(origin, '/admin-api/chat/send', owner.consoleToken, { memberId: shopper.id, message: `a${text}` });
      sent += 2;
    }
  };
  const strike = async (): Promise<void> => {
    while (sent < total / 3) await pause(20);
    tell(`${sent} of ${total}: everybody loses the connection`);
    for (const user of users) user.lose();
    while (sent < (total * 2) / 3) await pause(20);
    tell(`${sent} of ${total}: the API is killed`);
    await api.kill();
    await api.start();
  };
  await Promise.all([...pairs.map(talk), strike()]);

  tell('waiting for what is still under way');
  const rows = await world.query<{ member_id: number; message: string }>(
    `select member_id, message from chat_message join chat_conversation on chat_conversation.id = conversation_id order by chat_message.id`,
  );
  const kept = new Map<number, string[]>();
  for (const { member_id, message } of rows) kept.set(member_id, [...(kept.get(member_id) ?? []), message]);
  const faultsNow = (): string[] =>
    users.flatMap(({ talks }) =>
      [...talks].flatMap(([buyid, { seen }]) => {
        const wanted = kept.get(buyid)?.join(' ') ?? '';
        return seen.join(' ') === wanted ? [] : [`of shopper ${buyid} came "${seen.join(' ')}" and not "${wanted}"`];
      }),
    );
  for (const limit = Date.now() + ARRIVAL_LIMIT_MS; faultsNow().length > 0 && Date.now() < limit; ) await pause(200);
  const texts = rows.map(({ message }) => message);
  const faults = [
    ...faultsNow(),
    ...(rows.length === total ? [] : [`${rows.length} messages were kept of ${total}`]),
    ...(new Set(texts).size === texts.length ? [] : ['a message was kept twice']),
  ];
  const outcome = { faults, users: users.length, sent, tookMs: Date.now() - startedAt };
  for (const user of users) user.close();
  await api.stop();
  await world.close();
  await platform.database.close();
  await database.drop();
  return outcome;
}
