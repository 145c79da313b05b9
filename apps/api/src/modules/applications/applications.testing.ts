/** Applications for a shop as members hand them in over HTTP. */
import { randomUUID } from 'node:crypto';
import type { TestApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';
import type { TestMember } from '../../testing/world.ts';
import { itemOf, newPicture } from '../review/review.testing.ts';

/** Issues a code straight in the database. @returns it */
export async function inviteCode(
  api: TestApi,
  { uses = 1, tenantId = 1, expiresAt = null }: { uses?: number; tenantId?: number; expiresAt?: Date | null } = {},
): Promise<string> {
  const code = randomUUID().slice(0, 13).toUpperCase();
  await api.world.query('insert into invite_code (tenant_id, code, uses, expires_at) values ($1, $2, $3, $4)', [
    tenantId,
    code,
    uses,
    expiresAt,
  ]);
  return code;
}

/** Uploads a picture nobody has seen. @returns its address */
export async function upload(
  api: TestApi,
  member: TestMember,
  purpose: 'identity' | 'logo',
  picture?: Buffer,
): Promise<string> {
  const answer = await api.call
    .as(member)
    .upload('infra/file/upload', picture ?? (await newPicture()), { fields: { purpose } });
  if (answer.code !== 0) throw new Error(`no upload: ${answer.code} ${answer.msg}`);
  return answer.data;
}

/** All that an application needs, in the order of the form. */
export async function applicationForm(
  api: TestApi,
  member: TestMember,
  { saleCategory, ...changes }: { saleCategory?: string | number } & Record<string, unknown> = {},
) {
  const [logo, cardFront, cardBack] = await Promise.all([
    upload(api, member, 'logo'),
    upload(api, member, 'identity'),
    upload(api, member, 'identity'),
  ]);
  return {
    userName: 'Mina',
    surname: 'Okafor',
    mobile: '+234 803 555 0142',
    email: member.email,
    inviteCode: 'NONE',
    shopName: `Atelier ${randomUUID()}`,
    shopDesc: 'Hand-woven cloth.',
    logo,
    cardFront,
    cardBack,
    saleCategory: saleCategory ?? String(await api.world.category({ tenantId: member.tenantId })),
    cardType: 2,
    shopAddress: '14 Awolowo Road, Lagos',
    ...changes,
  };
}

export const apply = (api: TestApi, member: TestMember, form: object): Promise<Answer> =>
  api.call.as(member).post('system/apply/createApply', form);

export const ownApplication = async (api: TestApi, member: TestMember) =>
  (await api.call.as(member).get('getApply')).data;

/** Applies with a code that holds. @returns the application's id, its item's, and what was sent */
export async function handInApplication(api: TestApi, member: TestMember, changes: Record<string, unknown> = {}) {
  const code = await inviteCode(api, { tenantId: member.tenantId });
  const form = await applicationForm(api, member, { inviteCode: code, ...changes });
  const answer = await apply(api, member, form);
  if (answer.code !== 0) throw new Error(`no application: ${answer.code} ${answer.msg} ${answer.text}`);
  const id: number = answer.data.id;
  return { id, itemId: await itemOf(api, 4, id), form };
}
