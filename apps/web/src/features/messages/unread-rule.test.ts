import { expect, it } from 'vitest';
import { liveConnection } from '../../lib/live-connection.ts';
import { unreadRule } from './unread-rule.ts';

it('message-18 counts are asked for every 5000 ms with a token and without a websocket, else not', () => {
  expect(liveConnection.get()).toBe(false);
  expect(unreadRule(true, liveConnection.get())).toEqual({
    enabled: true,
    refetchInterval: 5_000,
    refetchOnWindowFocus: true,
  });
  liveConnection.set(true);
  expect(unreadRule(true, liveConnection.get())).toEqual({
    enabled: true,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  liveConnection.set(false);
  for (const isLive of [false, true])
    expect(unreadRule(false, isLive)).toMatchObject({ enabled: false, refetchInterval: false });
});
