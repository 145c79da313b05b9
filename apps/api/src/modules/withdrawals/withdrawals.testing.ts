import type { TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { itemOf } from '../review/review.testing.ts';

/** The steps of staff. */
export const STEPS = ['approve', 'reject', 'remit', 'complete', 'fail'] as const;

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

/** What members and the books see of withdrawals. */
export function viewsOf(api: TestApi) {
  const wallet = async (member: TestMember) => {
    const { balance, freezebalance } = (await api.call.as(member).get('pay/wallet/get')).data;
    return [balance, freezebalance];
  };
  const logOf = async (member: TestMember) =>
    (await api.call.as(member).get('apppay/log-amount/page')).data.list.map(
      ({ type, amt, hamt, remark }: { type: number; amt: number; hamt: number; remark: string }) => [
        type,
        amt,
        hamt,
        remark,
      ],
    );
  const listOf = async (member: TestMember) =>
    (await api.call.as(member).get('apppay/bus-withdrawal-order/list', { pageNo: 1, pageSize: 10 })).data;
  const cashOut = async () =>
    Number(
      (
        await api.world.query<{ sum: string }>(
          'select coalesce(sum(amount), 0) as sum from ledger_entry join ledger_account on ledger_account.tenant_id = ledger_entry.tenant_id and ledger_account.id = account_id where kind = 5',
        )
      )[0]?.sum,
    );
  return { wallet, logOf, listOf, cashOut };
}
