import '@passage/testing/cluster';
import { sized } from '@passage/testing/size';
import { expect, inject, it } from 'vitest';
import { runChat } from './chat-run.ts';

const SHOPPERS = sized({ small: 90, whole: 450 });
const SHOPS = SHOPPERS / 9;
const MESSAGES = 2;

it('chat-33 hundreds of chat users on one process get their messages in order, none lost or doubled, across a reconnect and a restart', {
  timeout: 240_000,
}, async () => {
  const plan = { shoppers: SHOPPERS, shops: SHOPS, messages: MESSAGES, tell: () => undefined };
  const outcome = await runChat({ clusterUrl: inject('clusterUrl'), ...plan });
  expect(outcome).toMatchObject({
    faults: [],
    users: SHOPPERS + SHOPS,
    sent: 2 * MESSAGES * SHOPPERS,
  });
});
