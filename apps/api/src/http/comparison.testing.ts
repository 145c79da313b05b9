/** Compares answers to equal calls, whatever the calls change: each is made by a member of its own. */
import type { Endpoint } from '@passage/contract';
import type { TestApi } from '../testing/api.ts';
import type { Answer } from '../testing/caller.ts';
import { callerFor, expectEnvelope, isPublic, type Payload } from './every-endpoint.testing.ts';

interface How {
  readonly encoding?: 'form' | 'json' | 'multipart';
  readonly path?: string;
}

/** Calls as a member who has done nothing yet. */
export const openFresh =
  ({ call, world }: TestApi) =>
  async (endpoint: Endpoint, payload: Payload, { encoding, path = endpoint.path }: How = {}): Promise<Answer> => {
    const caller = call.as(await world.member(callerFor(endpoint)));
    // All these sign-ins come from one address, and none is to be refused for it.
    if (isPublic(endpoint)) {
      await world.query('delete from attempt_counter');
      await world.query('delete from mail_code');
    }
    const answer = await caller
      .with(encoding ? { encoding } : {})
      .endpoint({ ...endpoint, path }, withOwnEmail(payload));
    expectEnvelope(answer, path);
    return answer;
  };

let emails = 0;

/**
 * Mailing a code again within a minute is refused, so each call has an address of its own; and what is called by a code
 * that staff choose, such as an article, is made once.
 */
export function withOwnEmail(payload: Payload): Payload {
  emails += 1;
  return {
    ...payload,
    ...('email' in payload ? { email: `fresh${emails}@passage.test` } : {}),
    ...(typeof payload.code === 'string' && payload.code !== '' ? { code: `fresh-${emails}` } : {}),
  };
}

/** What two answers of equal calls by two members have in common: all but the ids, times and secrets in their data. */
export function likeness({ code, msg, data }: Answer): unknown {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]));
  };
  return { code, msg, data: code === 0 ? shape(data) : data };
}
