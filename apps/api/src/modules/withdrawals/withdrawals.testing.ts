import type { TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { itemOf } from '../review/review.testing.ts';

export const USDT = { type: 2, fullname: 'Élodie Marchand', mobile: '+33 6 12 34 56 78', address: 'TXYZ1234567890' };
export const CARD = {
  type: 1,
  fullname: 'Élodie Marchand',
  mobile: '+33 6 12 34 56 78',
  bankname: 'Crédit du Nord',
  bankno: '4970 1000 2000 3000',
};

export async function addAddress(api: TestApi, member: TestMember, form: object = USDT): Promise<number> {
  const answer = await api.call.as(member).post('member/bank/create', form);
  if (answer.code !== 0) throw new Error(`no address: ${answer.code} ${JSON.stringify(answer.data)}`);
  return answer.data.id;
}

export const withdraw = (api: TestApi, member: TestMember, payload: object) =>
  api.call.as(member).post('pay/withdraw/apply', { type: 2, payPassword: PAY_PASSWORD, ...payload });

/** Asks for dollars of the balance. @returns the withdrawal's id and its item's */
export async function askForWithdrawal(
  api: TestApi,
  member: TestMember,
  amount: number,
): Promise<{ id: number; itemId: number }> {
  const answer = await withdraw(api, member, { amount, receiveAddress: await addAddress(api, member) });
  if (answer.code !== 0) throw new Error(`no withdrawal: ${answer.code} ${JSON.stringify(answer.data)}`);
  return { id: answer.data.id, itemId: await itemOf(api, 3, answer.data.id) };
}
