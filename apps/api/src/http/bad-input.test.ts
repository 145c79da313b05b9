/** Every endpoint of the contract against input that is wrong: it is refused at its field and never a fault of ours. */
import { type Endpoint, endpoints } from '@passage/contract';
import { badInputs, validInput } from '@passage/contract/testing/arbitrary';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type Answer, addressOf, type TestCaller } from '../testing/caller.ts';
import type { TestMember } from '../testing/world.ts';
import {
  callerFor,
  expectEnvelope,
  fieldsOf,
  forEachAtOnce,
  fullPayload,
  hasBody,
  leanPayload,
  leavesOf,
  replaceAt,
  tokenAt,
} from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';
import { inGroups, makeBystander, type WatchedRows, watchRows } from './watched-groups.testing.ts';

const api = await startApi();
const { origin, world, call } = api;

/** What can bring a bad value to the endpoint. */
function carriersOf(endpoint: Endpoint, carrier: 'any' | 'body' | 'json'): ('query' | 'form' | 'json')[] {
  if (!hasBody(endpoint)) return carrier === 'any' ? ['query'] : [];
  return carrier === 'json' ? ['json'] : ['json', 'form'];
}

const send = (
  caller: TestCaller,
  endpoint: Endpoint,
  payload: object,
  carrier: 'query' | 'form' | 'json',
): Promise<Answer> =>
  carrier === 'query'
    ? caller.endpoint(endpoint, payload)
    : caller.with({ encoding: carrier }).endpoint(endpoint, payload);

interface Issue {
  path: string;
  message: string;
}

describe('a value that is wrong', () => {
  let callers: Readonly<Record<'member' | 'staff', TestMember>>;
  let rows: WatchedRows;
  beforeAll(async () => {
    callers = { member: await world.member(), staff: await world.member({ role: 1 }) };
    // Counted before it is read what the call is about.
    rows = await watchRows(world, 1, { leftOut: ['attempt_counter'] });
  });

  describe('error-32 error-06 error-19 security-03 each endpoint refuses it with the path of its field', () => {
    inGroups(
      endpoints,
      {
        title: 'error-32 error-06 error-19 security-03 $name refuses it with the path of its field',
        stays: 'house-40 error-32 security-03 nothing that is refused for its input writes anything',
        watched: () => rows,
      },
      async ({ name, endpoint }) => {
        const caller = call.as(callers[callerFor(endpoint).role === undefined ? 'member' : 'staff']);
        await forEachAtOnce(badInputs(endpoint), async ({ path, what, payload, carrier: fits }) => {
          for (const carrier of carriersOf(endpoint, fits)) {
            const about = `${name} ${path}: ${what}, by ${carrier}`;
            const answer = await send(caller, endpoint, payload, carrier);
            expectEnvelope(answer, about);
            expect(answer.code, `${about} ${answer.text.slice(0, 300)}`).toBe(400);
            const issues: Issue[] = answer.data.issues;
            expect(
              issues.map((issue) => issue.path).filter((at) => at === path || at.startsWith(`${path}.`)),
              about,
            ).not.toEqual([]);
            for (const issue of issues)
              expect(issue, about).toEqual({ path: expect.any(String), message: expect.stringMatching(/\S \S/) });
          }
        });
      },
    );
  });
});

/** What a client that has gone wrong might send in a field. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    'NaN',
    '1e309',
    'null',
    'undefined',
    '[]',
    '{}',
    '[',
    '{"a":',
    "' or 1=1 --",
    '%',
    '%%s',
    '\\',
    '../../etc/passwd',
    '\u202e',
    '{"__proto__":{"a":1}}',
  ),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.1, 1e308, 2 ** 31, 2 ** 53),
);

/** A payload that is right but for some fields, one of them perhaps unknown. */
const damaged = (endpoint: Endpoint): fc.Arbitrary<object> =>
  fc
    .tuple(
      validInput(endpoint),
      fc.array(fc.tuple(fc.nat(), anything), { maxLength: 3 }),
      fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 2 }),
    )
    .map(([payload, damages, more]) => {
      const places = [...fieldsOf(payload), ...leavesOf(payload).map(({ path }) => path)];
      const changed = damages.reduce<unknown>((target, [place, value]) => {
        const path = places[place % Math.max(1, places.length)];
        return path ? replaceAt(target, path, value) : target;
      }, payload);
      return { ...more, ...Object(changed) };
    });

const RUNS = 12;

describe('any payload', () => {
  let rows: WatchedRows;
  beforeAll(async () => {
    await makeBystander(api);
    rows = await watchRows(world, 2);
  });

  describe('error-32 error-02 each endpoint answers it with an envelope and never with a fault', () => {
    inGroups(
      endpoints,
      {
        title: 'error-32 error-02 $name answers it with an envelope and never with a fault',
        stays: 'house-40 no payload that a member of one tenant sends writes anything in another',
        watched: () => rows,
      },
      async ({ name, endpoint }) => {
        const caller = call.as(await world.member({ ...callerFor(endpoint), balance: 10_000 }));
        const carriers = hasBody(endpoint) ? (['json', 'form'] as const) : (['query'] as const);
        await fc.assert(
          fc.asyncProperty(damaged(endpoint), fc.constantFrom(...carriers), async (payload, carrier) => {
            expectEnvelope(await send(caller, endpoint, payload, carrier), name);
          }),
          { numRuns: RUNS, seed: 20_261_127, endOnFailure: true },
        );
      },
    );
  });
});

describe('a body as a whole', () => {
  const bodies = endpoints.filter(({ endpoint }) => hasBody(endpoint));
  const raw = (endpoint: Endpoint, type: string, body: string, token: string): Promise<Answer> =>
    sendRaw(origin, {
      method: endpoint.method,
      path: addressOf(endpoint, fullPayload(endpoint)).path,
      headers: { 'content-type': type, authorization: token },
      body,
    });

  const multipart = (fields: Readonly<Record<string, string>>): string =>
    `${Object.entries(fields)
      .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--x--\r\n`;

  it.each(bodies)('error-32 $name refuses one of more than 2 MiB with 413', async ({ name, endpoint }) => {
    const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
    const half = 'x'.repeat(1024 * 1024);
    const tooMuch = half + half;
    const answers = [
      await raw(endpoint, 'application/json', JSON.stringify({ ...fullPayload(endpoint), remark: tooMuch }), token),
      await raw(endpoint, 'application/x-www-form-urlencoded', `remark=${tooMuch}`, token),
      await raw(endpoint, 'multipart/form-data; boundary=x', multipart({ remark: tooMuch }), token),
      await raw(endpoint, 'multipart/form-data; boundary=x', multipart({ a: half, b: half, c: 'x' }), token),
    ];
    for (const answer of answers) {
      expectEnvelope(answer, name);
      expect(answer.code).toBe(413);
    }
  });

  it.each(bodies)(
    'error-32 error-02 $name refuses what is no object, no JSON or of no known type',
    async ({ name, endpoint }) => {
      const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
      const json = [
        '[]',
        '"text"',
        '5',
        'true',
        '{"a":',
        '{"a":1}}',
        '{"a":1,}',
        '\u0000',
        '{"__proto__":{"a":1}}',
        // As deep as a body may be long.
        `${'['.repeat(50_000)}`,
        `{"unknown":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
        `${'{"list":'.repeat(7_000)}1${'}'.repeat(7_000)}`,
      ];
      for (const body of json) {
        const answer = await raw(endpoint, 'application/json', body, token);
        expectEnvelope(answer, `${name} ${body.slice(0, 40)}`);
        expect(answer.code, `${name} ${body.slice(0, 40)}`).toBe(400);
      }
      for (const type of ['text/plain', 'application/xml', 'image/png', 'nonsense']) {
        const answer = await raw(endpoint, type, 'a=1', token);
        expectEnvelope(answer, `${name} ${type}`);
        expect([400, 415], `${name} ${type}`).toContain(answer.code);
      }
      const half = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf';
      for (const [type, body] of [
        ['multipart/form-data; boundary=x', half],
        ['multipart/form-data; boundary=x', 'nothing of the kind'],
        ['multipart/form-data', half],
      ] as const) {
        const answer = await raw(endpoint, type, body, token);
        expectEnvelope(answer, `${name} ${type} ${body}`);
        expect(answer.code, `${name} ${type} ${body}`).toBe(400);
      }
    },
  );
});

describe('a query as a whole', () => {
  it.each(endpoints.filter(({ endpoint }) => !hasBody(endpoint)))(
    'error-32 $name takes 8 KB and refuses what no server could read',
    async ({ name, endpoint }) => {
      const caller = call.as(await world.member(callerFor(endpoint)));
      // Cursors are the server's own words.
      const payload = { ...fullPayload(endpoint), after: undefined };
      const long = await caller.endpoint(endpoint, { ...payload, unknown: 'x'.repeat(7_500) });
      expectEnvelope(long, name);
      expect([400, 413], `${name} ${long.text}`).not.toContain(long.code);
      const endless = await caller.endpoint(endpoint, { ...leanPayload(endpoint), unknown: 'x'.repeat(40_000) });
      expectEnvelope(endless, name);
      expect(endless.code, name).toBe(413);
    },
  );
});
