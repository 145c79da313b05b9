/** What tests of proofs and reviews need: pictures that nobody has seen, and staff who look at them. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { TestApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';
import type { TestMember } from '../../testing/world.ts';

const COLUMNS = 9;
const ROWS = 8;
/** Between neighbouring fields, of 255: enough to outlast a lossy copy, and few enough for a row of steps one way. */
const STEP = 28;

/** A picture like no other: its perceptual hash is random, and a copy of it has nearly the same. */
export function newPicture(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const fields = [...randomBytes(ROWS)].flatMap((bits) => {
    let level = 0;
    const row = [level];
    for (let column = 1; column < COLUMNS; column += 1) {
      level += (bits >> (column - 1)) & 1 ? STEP : -STEP;
      row.push(level);
    }
    const lowest = Math.min(...row);
    return row.map((value) => value - lowest);
  });
  return sharp(Uint8Array.from(fields), { raw: { width: COLUMNS, height: ROWS, channels: 1 } })
    .resize(180, 160, { kernel: 'nearest' })
    .toFormat(format)
    .toBuffer();
}

/** Uploads a picture as proof. @returns its address */
export async function uploadProof(api: TestApi, member: TestMember, picture?: Buffer): Promise<string> {
  const answer = await api.call
    .as(member)
    .upload('infra/file/upload', picture ?? (await newPicture()), { fields: { purpose: 'proof' } });
  if (answer.code !== 0) throw new Error(`no upload: ${answer.code} ${answer.msg}`);
  return answer.data;
}

export const reviewer = (api: TestApi, tenantId = 1): Promise<TestMember> => api.world.member({ role: 2, tenantId });

export interface Desk {
  list(queue: string, filter?: object): Promise<Answer>;
  show(queue: string, id: number): Promise<Answer>;
  /** Takes a step: approve, reject, remit, complete or fail, with the present version unless the input names one. */
  act(queue: string, id: number, step: string, input?: object): Promise<Answer>;
}

/** What a decision on an item has to name; 1 for one that is not there. */
export async function versionOf(api: TestApi, itemId: number): Promise<number> {
  const [row] = await api.world.query<{ version: number }>('select version from review_item where id = $1', [itemId]);
  return row?.version ?? 1;
}

/** A reviewer's desk. */
export function deskOf(api: TestApi, staff: TestMember): Desk {
  const call = api.call.as(staff);
  return {
    list: (queue, filter = {}) => call.get(`/admin-api/review/${queue}`, filter),
    show: (queue, id) => call.get(`/admin-api/review/${queue}/${id}`),
    act: async (queue, id, step, input = {}) =>
      call.post(`/admin-api/review/${queue}/${id}/${step}`, {
        version: await versionOf(api, id),
        ...(step === 'reject' ? { remark: 'No.' } : {}),
        ...input,
      }),
  };
}

/** The item of a subject. */
export async function itemOf(api: TestApi, queue: 1 | 2 | 3 | 4, subjectId: number): Promise<number> {
  const [row] = await api.world.query<{ id: number }>(
    'select id from review_item where queue = $1 and subject_id = $2',
    [queue, subjectId],
  );
  if (!row) throw new Error(`no item for ${queue}/${subjectId}`);
  return row.id;
}

/** Hands in a recharge over HTTP. @returns its id and its item's */
export async function handInRecharge(
  api: TestApi,
  member: TestMember,
  { money = 50, picture }: { money?: number; picture?: Buffer } = {},
): Promise<{ rechargeId: number; itemId: number }> {
  const { data: options } = await api.call.as(member).get('pay/wallet/intodata');
  const answer = await api.call.as(member).post('pay/order/submitPayOrder', {
    money,
    appId: options.payTypes[0].id,
    payOrderPic: await uploadProof(api, member, picture),
  });
  if (answer.code !== 0) throw new Error(`no recharge: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return { rechargeId: answer.data, itemId: await itemOf(api, 2, answer.data) };
}

/** The newest system messages of a member: type, template and params. */
export const messagesOf = (api: TestApi, member: TestMember) =>
  api.world.query<{ type: number; template: string; params: Record<string, string> }>(
    'select type, template, params from system_message where tenant_id = $1 and member_id = $2 order by id desc',
    [member.tenantId, member.id],
  );
