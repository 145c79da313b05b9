import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bool, id, pageOf, paging, time } from './scalars.ts';

export const jobsContract = {
  list: endpoint({
    method: 'GET',
    path: 'jobs',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary:
      'Work that failed, the newest first: what was given up, and what will be tried again at runTime. key tells what it was for.',
    input: z.object({ givenUp: bool().optional(), ...paging(20) }),
    output: pageOf(
      z.object({
        id: z.int(),
        job: z.string(),
        key: z.string(),
        givenUp: z.boolean(),
        attempts: z.int(),
        reason: z.string(),
        runTime: time(),
        createTime: time(),
      }),
    ),
  }),
  again: endpoint({
    method: 'POST',
    path: 'jobs/{id}/again',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary: 'Has work that was given up tried again. CONFLICT when it was not.',
    input: z.object({ id: id() }),
    output: z.object({ id: z.int() }),
  }),
};
