import type { APIRequestContext } from '@playwright/test';
import { api } from './api.ts';
import type { Shopper } from './shopper.ts';

export const CARD = {
  type: 1,
  fullname: 'Élodie Marchand',
  mobile: '+33 6 12 34 56 78',
  bankname: 'Banque',
  bankno: '4000 11',
};
export const USDT = { type: 2, fullname: 'Élodie Marchand', mobile: '+33 6 12 34 56 78', address: 'TWallet22' };

/** Saves a withdrawal address; answers its id. */
export const addWithdrawalAddress = (
  request: APIRequestContext,
  { token }: Shopper,
  payload: object,
): Promise<{ id: number }> => api(request, 'member/bank/create', { method: 'POST', token, payload: { ...payload } });
