import type { WebSocketRoute } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answeringShop, answerShopper, chatWith, messagesIn, write } from './support/chat.ts';
import { findGoods } from './support/goods.ts';
import { watchCalls } from './support/page.ts';
import { placePaidOrder } from './support/sellers.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { staffToken } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Faster than any asking in intervals. */
const AT_ONCE = { timeout: 2_500 };
const POLLED = /receive-newmessage|get\/delete\/message|unread\/num|unradmsg/;

test('chat-19 chat-30 with a websocket messages come at once and nothing is asked for in intervals; after a loss the chat catches up', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const { id, name, owner } = await answeringShop(request);
  await write(request, shopper, id, 'Is it lined?');
  const sockets: WebSocketRoute[] = [];
  let isAway = false;
  await page.routeWebSocket('**/message/ws', (socket) => {
    sockets.push(socket);
    if (isAway) socket.close();
    else socket.connectToServer();
  });
  await page.clock.install();
  await signIn(page, shopper);
  await page.goto('/leaveMessage');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const chat = chatWith(page, name);
  const texts = messagesIn(chat).locator('p');
  await expect(texts).toHaveText(['Is it lined?']);
  await expect.poll(() => sockets.length).toBe(1);
  // Its first answer shows that the page is heard.
  const first = await answerShopper(request, await staffToken(request, 'owner'), shopper, 'In cupro.');
  await expect(texts).toHaveText(['Is it lined?', 'In cupro.'], AT_ONCE);
  const calls = watchCalls(page);
  await page.clock.runFor(30_000);
  await answerShopper(request, await staffToken(request, 'owner'), shopper, 'In two sizes.');
  await expect(texts).toHaveText(['Is it lined?', 'In cupro.', 'In two sizes.'], AT_ONCE);
  expect(calls.map((call) => call.url()).filter((url) => POLLED.test(url))).toEqual([]);
  await api(request, `message/delete/message/${first}`, { method: 'POST', token: owner.token });
  await expect(texts).toHaveText(['Is it lined?', 'In two sizes.'], AT_ONCE);

  isAway = true;
  await sockets[0]?.close();
  for (const text of ['One', 'Two']) await answerShopper(request, await staffToken(request, 'owner'), shopper, text);
  const field = chat.getByLabel('Message', { exact: true });
  await field.fill('Three');
  await field.press('Enter');
  await expect(texts.last()).toHaveText('Three');
  isAway = false;
  // Between the tries it rests, longer each time; meanwhile it asks as it would without.
  await page.clock.runFor(4_000);
  await expect(texts).toHaveText(['Is it lined?', 'In two sizes.', 'One', 'Two', 'Three']);
  const before = sockets.length;
  await page.clock.runFor(30_000);
  await expect.poll(() => sockets.length).toBeGreaterThan(Math.min(before, 1));
  await answerShopper(request, await staffToken(request, 'owner'), shopper, 'Four');
  await expect(texts).toHaveText(['Is it lined?', 'In two sizes.', 'One', 'Two', 'Three', 'Four'], AT_ONCE);
  await expectAccessible(page, '[role=dialog]');
});

test('order-45 open order pages follow the order, by websocket or by asking', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const order = await placePaidOrder(request, shopper, await findGoods(request, 1));
  const token = await staffToken(request, 'staff');
  let isAway = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/message/ws', (socket) => {
    sockets.push(socket);
    if (isAway) socket.close();
    else socket.connectToServer();
  });
  await page.clock.install();
  await signIn(page, shopper);
  await page.goto(`/orderDetails?no=${order.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('The shop is getting your pieces ready.')).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await api(request, `/admin-api/orders/${order.id}/ship`, {
    method: 'POST',
    token,
    payload: { company: 'Meridian Post', trackingNumber: 'MP 4471 0098 22' },
  });
  await expect(main.getByText('MP 4471 0098 22').first()).toBeVisible(AT_ONCE);
  isAway = true;
  await sockets.at(-1)?.close();
  await api(request, `/admin-api/orders/${order.id}/track`, {
    method: 'POST',
    token,
    payload: { content: 'In Nantes' },
  });
  await page.clock.runFor(10_000);
  await expect(main.getByText('In Nantes')).toBeVisible();
});
