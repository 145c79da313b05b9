import type { APIRequestContext } from '@playwright/test';
import { api } from './api.ts';
import { freshPicture } from './pictures.ts';
import { DEMO_PASSWORD, type Shopper } from './shopper.ts';

/** The console's token of somebody of the demo world's staff, or of the owner of a shop. */
export async function staffToken(
  request: APIRequestContext,
  name: 'staff' | 'reviewer' | 'owner' = 'reviewer',
): Promise<string> {
  const { accessToken } = await api<{ accessToken: string }>(request, '/admin-api/auth/login', {
    method: 'POST',
    payload: { mailbox: `${name}@passage.test`, password: DEMO_PASSWORD },
  });
  return accessToken;
}

/** Puts dollars into a wallet. */
export async function fillWallet(request: APIRequestContext, { userId }: Shopper, amount: number): Promise<void> {
  await api(request, `/admin-api/wallets/${userId}/adjust`, {
    method: 'POST',
    token: await staffToken(request, 'staff'),
    payload: { amount, remark: 'For the test' },
  });
}

type Queue = 'payments' | 'recharges' | 'withdrawals' | 'shop-applications';
type Step = 'approve' | 'reject' | 'remit' | 'complete' | 'fail';

export interface ReviewItem {
  id: number;
  subjectId: number;
  /** In dollars. */
  amount: number;
  no: string;
  version: number;
}

/** What of a shopper's stands in a queue, the newest first. */
export async function itemsOf(request: APIRequestContext, queue: Queue, { email }: Shopper): Promise<ReviewItem[]> {
  const { list } = await api<{ list: ReviewItem[] }>(request, `/admin-api/review/${queue}`, {
    token: await staffToken(request),
    payload: { email },
  });
  return list.toSorted((one, other) => other.id - one.id);
}

/** A reviewer takes a step with the newest item of a shopper's in a queue. */
export async function decide(
  request: APIRequestContext,
  queue: Queue,
  step: Step,
  shopper: Shopper,
  remark?: string,
): Promise<void> {
  const [item] = await itemsOf(request, queue, shopper);
  if (!item) throw new Error(`nothing of ${shopper.email} stands in ${queue}`);
  await api(request, `/admin-api/review/${queue}/${item.id}/${step}`, {
    method: 'POST',
    token: await staffToken(request),
    payload: { remark, version: item.version },
  });
}

/** Uploads a picture past the browser; answers its address. */
export async function uploadPicture(request: APIRequestContext, { token }: Shopper): Promise<string> {
  const response = await request.post('/app-api/infra/file/upload', {
    headers: { 'tenant-id': '1', Authorization: token },
    multipart: { purpose: 'proof', file: freshPicture() },
  });
  const { code, msg, data }: { code: number; msg: string; data: string } = await response.json();
  if (code !== 0) throw new Error(`the upload answered ${code}: ${msg}`);
  return data;
}
