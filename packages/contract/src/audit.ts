import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, pageOf, paging, text, time } from './scalars.ts';

export const auditContract = {
  list: endpoint({
    method: 'GET',
    path: 'audit',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary:
      'Changes by staff, the newest first. subject is what was changed, for instance recharges:12; before and after are JSON text. hash chains each row to the one before.',
    input: z.object({
      actorId: id().optional(),
      subject: text({ max: 100 }).optional(),
      action: text({ max: 100 }).optional(),
      ...paging(20),
    }),
    output: pageOf(
      z.object({
        id: z.int(),
        seq: z.int(),
        actor: z.object({ id: z.int(), email: z.string(), name: z.string() }).nullable(),
        action: z.string(),
        subject: z.string(),
        before: z.string(),
        after: z.string(),
        /** Present where the personal values of before and after were erased: what is left of both is shown. */
        isErased: z.boolean().optional(),
        requestId: z.string(),
        hash: z.string(),
        createTime: time(),
      }),
    ),
  }),
};
