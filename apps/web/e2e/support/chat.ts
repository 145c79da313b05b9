import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { api } from './api.ts';
import { demoShopper, type Shopper } from './shopper.ts';

export interface ChatShopAnswer {
  id: number;
  name: string;
  owner: Shopper;
}

/** The demo owner's shop: the one that somebody answers for. */
export async function answeringShop(request: APIRequestContext): Promise<ChatShopAnswer> {
  const owner = await demoShopper(request, 'owner');
  const { data } = await api<{ data: { id: number; shopname: string } }>(request, 'getUserInfo', {
    token: owner.token,
  });
  return { id: data.id, name: data.shopname, owner };
}

/** A shopper writes past the browser. */
export async function write(
  request: APIRequestContext,
  { token }: Shopper,
  shopId: number,
  message: string,
): Promise<number> {
  const { data } = await api<{ data: { id: number } }>(request, 'message/send_message', {
    method: 'POST',
    token,
    payload: { shopId, message },
  });
  return data.id;
}

/** The owner of the shop, or customer service, answers a shopper. */
export async function answerShopper(
  request: APIRequestContext,
  token: string,
  { userId: memberId }: Shopper,
  message: string,
): Promise<number> {
  const { data } = await api<{ data: { id: number } }>(request, '/admin-api/chat/send', {
    method: 'POST',
    token,
    payload: { memberId, message },
  });
  return data.id;
}

export const chatWith = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const messagesIn = (chat: Locator): Locator => chat.getByRole('log').getByRole('listitem');
