import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, int, pageOf, paging, text, time } from './scalars.ts';

const admins = { staff: ['admin'] } as const;

const inviteCode = z
  .object({
    id: z.int(),
    code: z.string(),
    /** How many shops may be opened with it, and how many were. */
    uses: z.int(),
    used: z.int(),
    /** null for a code that does not expire. */
    expireTime: time().nullable(),
    revokedTime: time().nullable(),
    remark: z.string(),
    createTime: time(),
    /** Whether an application with it is accepted now. */
    isValid: z.boolean(),
  })
  .meta({ id: 'InviteCode' });

const uses = () => int({ min: 1, max: 100_000 });
const MOST_DAYS = 3_650;
const days = () => int({ min: 1, max: MOST_DAYS });
const remark = () => text({ max: 200 });

export const inviteCodesContract = {
  list: endpoint({
    method: 'GET',
    path: 'invite-codes',
    surface: 'admin',
    access: admins,
    summary: 'The codes that let members apply for a shop, newest first.',
    input: z.object(paging(20)),
    output: pageOf(inviteCode),
  }),
  issue: endpoint({
    method: 'POST',
    path: 'invite-codes',
    surface: 'admin',
    access: admins,
    summary:
      'Issues a code: the given one, or one that nobody can guess. It lets as many shops be opened as it has uses, and expires after some days or never.',
    input: z.object({
      code: text({ max: 40 }).optional(),
      uses: uses().default(1),
      days: days().optional(),
      remark: remark().optional(),
    }),
    output: inviteCode,
    errors: ['INVITE_CODE_TAKEN'],
  }),
  update: endpoint({
    method: 'PUT',
    path: 'invite-codes/{id}',
    surface: 'admin',
    access: admins,
    summary:
      'Changes how often a code may be used, never below how often it was, and after how many days from now it expires; without days it keeps its expiry.',
    input: z.object({ id: id(), uses: uses(), days: days().optional(), remark: remark().optional() }),
    output: inviteCode,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: 'invite-codes/{id}',
    surface: 'admin',
    access: admins,
    summary: 'Revokes a code for good: neither is an application with it accepted any more, nor one approved.',
    input: z.object({ id: id() }),
    output: inviteCode,
  }),
};
