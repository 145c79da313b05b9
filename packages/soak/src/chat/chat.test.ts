import '@passage/testing/cluster';
import { expect, inject, it } from 'vitest';
import { runChat } from './chat-run.ts';

it('chat-33 500 chat users on one process get their messages in order, none lost or doubled, across a reconnect and a restart', {
  timeout: 240_000,
}, async () => {
  const plan = { shoppers: 450, shops: 50, messages: 2, tell: () => undefined };
  const outcome = await runChat({ clusterUrl: inject('clusterUrl'), ...plan });
  expect(outcome).toMatchObject({ faults: [], users: 500, sent: 1_800 });
});
