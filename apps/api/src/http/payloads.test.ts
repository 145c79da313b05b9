/** What the API takes, held against every endpoint of the contract. */
import { endpoints } from '@passage/contract';
import { validInput } from '@passage/contract/testing/arbitrary';
import fc from 'fast-check';
import qs from 'qs';
import { beforeAll, describe, expect } from 'vitest';
import { startApi } from '../testing/api.ts';
import { addressOf } from '../testing/caller.ts';
import { likeness, openFresh, withOwnEmail } from './comparison.testing.ts';
import {
  accepts,
  callerFor,
  fullPayload,
  hasBody,
  leanPayload,
  leavesOf,
  type Payload,
  replaceAt,
  tokenAt,
} from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';
import { inGroups, makeBystander, type WatchedRows, watchRows } from './watched-groups.testing.ts';

const api = await startApi();
const { origin, world, call } = api;
const fresh = openFresh(api);

/** Every call is made in the first tenant. */
const STAYS = 'house-40 no payload that a member of one tenant sends writes anything in another';
let rows: WatchedRows;
const watched = () => rows;
beforeAll(async () => {
  await makeBystander(api);
  rows = await watchRows(world, 2);
});

const withBodies = endpoints.filter(({ endpoint }) => hasBody(endpoint));
const withQueries = endpoints.filter(({ endpoint }) => !hasBody(endpoint));

describe('error-13 each endpoint takes form, JSON and multipart alike', () => {
  inGroups(
    withBodies,
    { title: 'error-13 $name takes form, JSON and multipart alike', stays: STAYS, watched },
    async ({ endpoint }) => {
      const drawn = fc.sample(validInput(endpoint), { numRuns: 2, seed: 13 });
      for (const payload of [{}, leanPayload(endpoint), fullPayload(endpoint), ...drawn]) {
        const [json, form, multipart] = [
          await fresh(endpoint, payload, { encoding: 'json' }),
          await fresh(endpoint, payload, { encoding: 'form' }),
          await fresh(endpoint, payload, { encoding: 'multipart' }),
        ];
        expect(likeness(form)).toEqual(likeness(json));
        expect(likeness(multipart)).toEqual(likeness(json));
      }
    },
  );
});

describe('error-14 each endpoint takes lists and objects in a form as JSON text', () => {
  inGroups(
    withBodies,
    { title: 'error-14 $name takes lists and objects in a form as JSON text', stays: STAYS, watched },
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const asText = Object.fromEntries(
        Object.entries(payload).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]),
      );
      const json = await fresh(endpoint, payload, { encoding: 'json' });
      expect(likeness(await fresh(endpoint, asText, { encoding: 'form' }))).toEqual(likeness(json));
    },
  );
});

describe('review-01 each endpoint takes a list as its body where it has a field of that name, and refuses it where it has not', () => {
  inGroups(
    withBodies,
    {
      title:
        'review-01 $name takes a list as its body where it has a field of that name, and refuses it where it has not',
      stays: STAYS,
      watched,
    },
    async ({ endpoint }) => {
      const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
      const payload = fullPayload(endpoint);
      const { list = [] } = payload;
      const answer = await sendRaw(origin, {
        method: endpoint.method,
        path: addressOf(endpoint, payload).path,
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(list),
      });
      if ('list' in payload) expect(likeness(answer)).toEqual(likeness(await fresh(endpoint, { list })));
      else expect(answer).toMatchObject({ code: 400, data: { issues: [{ path: '', message: expect.any(String) }] } });
    },
  );
});

describe('error-15 each endpoint takes its payload from the query, and where it deletes from a body as well', () => {
  inGroups(
    withQueries,
    {
      title: 'error-15 $name takes its payload from the query, and where it deletes from a body as well',
      stays: STAYS,
      watched,
    },
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const usual = likeness(await fresh(endpoint, payload));
      const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
      const { path, rest } = addressOf(endpoint, withOwnEmail(payload));
      const query = {
        method: endpoint.method,
        path: `${path}?${qs.stringify(rest, { arrayFormat: holdsObjects(rest) ? 'indices' : 'repeat' })}`,
        headers: { authorization: token },
      };
      expect(likeness(await sendRaw(origin, query))).toEqual(usual);
      if (endpoint.method !== 'DELETE') return;
      const types = {
        'application/json': JSON.stringify(payload),
        'application/x-www-form-urlencoded': qs.stringify(payload),
      };
      for (const [type, body] of Object.entries(types)) {
        const answer = await sendRaw(origin, {
          method: 'DELETE',
          path,
          headers: { authorization: token, 'content-type': type },
          body,
        });
        expect(likeness(answer), type).toEqual(usual);
      }
    },
  );
});

/** Only plain values can be repeated; what has fields is told apart by its index. */
const holdsObjects = (payload: object): boolean =>
  Object.values(payload).some((value) =>
    Array.isArray(value) ? value.some((item) => typeof item === 'object') : typeof value === 'object',
  );

describe('error-16 i18n-06 each endpoint ignores what it does not know, and takes the preferences', () => {
  inGroups(
    endpoints,
    { title: 'error-16 i18n-06 $name ignores what it does not know, and takes the preferences', stays: STAYS, watched },
    async ({ endpoint }) => {
      const preferences = { language: 'en', sex: 2, currencyCode: 'EUR', symbol: '€' };
      const plain = { unknown: 'x', nothing: ['1'], object: { a: '1' }, token: 'x', sendtype: '1' };
      // The parser of multipart bodies refuses names that objects have by themselves.
      const unknown =
        endpoint.encoding === 'multipart' ? plain : { ...plain, constructor: 'x', toString: '1', hasOwnProperty: 'x' };
      for (const payload of [leanPayload(endpoint), fullPayload(endpoint)]) {
        const usual = likeness(await fresh(endpoint, payload));
        expect(likeness(await fresh(endpoint, { ...preferences, ...payload }))).toEqual(usual);
        expect(likeness(await fresh(endpoint, { ...unknown, ...payload }))).toEqual(usual);
      }
      const inFrench = await call.endpoint(endpoint, { language: 'fr', ...leanPayload(endpoint) });
      if (inFrench.code === 401 && endpoint.encoding !== 'multipart') expect(inFrench.msg).not.toMatch(/Please/);
    },
  );
});

describe('error-17 each endpoint takes numbers and booleans as text, and an empty text for what may be absent', () => {
  inGroups(
    endpoints,
    {
      title: 'error-17 $name takes numbers and booleans as text, and an empty text for what may be absent',
      stays: STAYS,
      watched,
    },
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const usual = likeness(await fresh(endpoint, payload));
      const asText = leavesOf(payload).reduce<Payload>(
        (changed, { path, value }) =>
          typeof value === 'number' || typeof value === 'boolean'
            ? Object(replaceAt(changed, path, String(value)))
            : changed,
        payload,
      );
      expect(likeness(await fresh(endpoint, asText, hasBody(endpoint) ? { encoding: 'json' } : {}))).toEqual(usual);
      const lean = leanPayload(endpoint);
      const absent = Object.fromEntries(
        Object.keys(payload)
          .filter((key) => !(key in lean))
          .map((key) => [key, '']),
      );
      const usualLean = likeness(await fresh(endpoint, lean));
      expect(likeness(await fresh(endpoint, { ...absent, ...lean }))).toEqual(usualLean);
      const nulls = Object.fromEntries(Object.keys(absent).map((key) => [key, null]));
      if (hasBody(endpoint))
        expect(likeness(await fresh(endpoint, { ...nulls, ...lean }, { encoding: 'json' }))).toEqual(usualLean);
    },
  );
});

describe('error-18 each endpoint takes texts with blanks around them and composed otherwise as the same', () => {
  inGroups(
    endpoints,
    {
      title: 'error-18 $name takes texts with blanks around them and composed otherwise as the same',
      stays: STAYS,
      watched,
    },
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const padded = leavesOf(payload).reduce<Payload>((changed, { path, value }) => {
        if (typeof value !== 'string') return changed;
        const other: Payload = Object(replaceAt(changed, path, ` \t${value.normalize('NFD')}\u00a0 `));
        return accepts(endpoint, other) ? other : changed;
      }, payload);
      const usual = likeness(await fresh(endpoint, payload));
      expect(likeness(await fresh(endpoint, padded))).toEqual(usual);
    },
  );
});

describe('error-27 error-12 each endpoint knows the other spellings of paging', () => {
  inGroups(
    endpoints,
    { title: 'error-27 error-12 $name knows the other spellings of paging', stays: STAYS, watched },
    async ({ endpoint }) => {
      const payload = leanPayload(endpoint);
      for (const [name, other] of [
        ['pageNo', 'page'],
        ['pageSize', 'row'],
      ] as const) {
        if (accepts(endpoint, { ...payload, [name]: 0 })) continue;
        for (const wrong of [0, -1, name === 'pageSize' ? 201 : 1.5, 'many']) {
          const refused = [
            await fresh(endpoint, { ...payload, [name]: wrong }),
            await fresh(endpoint, { ...payload, [other]: wrong }),
          ];
          for (const { code, data } of refused)
            expect([code, data.issues[0].path], `${name} ${wrong}`).toEqual([400, name]);
        }
        const usual = likeness(await fresh(endpoint, { ...payload, [name]: 1 }));
        expect(likeness(await fresh(endpoint, { ...payload, [other]: '1' }))).toEqual(usual);
      }
    },
  );
});
