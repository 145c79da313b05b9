/** Who may call what, for every endpoint of the contract and every kind of caller. */
import { type Endpoint, endpoints } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { TestMember } from '../testing/world.ts';
import { leanPayload } from './every-endpoint.testing.ts';

const { world, call } = await startApi();

/** Of staff by their role, of owners as merchants. */
const CALLERS = {
  shopper: { role: 0, ownsShop: false },
  owner: { role: 0, ownsShop: true },
  'other owner': { role: 0, ownsShop: true },
  reviewer: { role: 2, ownsShop: false },
  support: { role: 3, ownsShop: false },
  admin: { role: 1, ownsShop: false },
} as const;
type CallerName = keyof typeof CALLERS;
const names: readonly CallerName[] = ['shopper', 'owner', 'other owner', 'reviewer', 'support', 'admin'];

async function newCaller(name: CallerName): Promise<TestMember> {
  const { role, ownsShop } = CALLERS[name];
  const member = await world.member({ role });
  if (ownsShop) await world.shop({ ownerId: member.id });
  return member;
}

function mayCall(name: CallerName, { access }: Endpoint): boolean {
  if (access === 'public' || access === 'member' || name === 'admin') return true;
  if (name === 'shopper') return false;
  return access.staff.includes(name === 'reviewer' || name === 'support' ? name : 'merchant');
}

it.each(endpoints)('staff-48 $name is for exactly those whom the contract names', async ({ endpoint }) => {
  const payload = leanPayload(endpoint);
  // All of them call from one address, and none is to be refused for it.
  await world.query('delete from attempt_counter');
  const { code: visitors } = await call.endpoint(endpoint, payload);
  if (endpoint.access === 'public') expect([300, 401, 403]).not.toContain(visitors);
  else expect(visitors).toBe(401);
  const members = await Promise.all(names.map(newCaller));
  const codes = await Promise.all(
    members.map(async (member) => (await call.as(member).endpoint(endpoint, payload)).code),
  );
  // What is refused for its data, such as an address of somebody else's, is refused to every member alike.
  const [ofShopper] = codes;
  const isRefusedToAll = endpoint.access === 'member' && ofShopper === 403;
  const seen = Object.fromEntries(names.map((name, index) => [name, codes[index] !== 403 && codes[index] !== 401]));
  const declared = Object.fromEntries(names.map((name) => [name, mayCall(name, endpoint) && !isRefusedToAll]));
  expect(seen).toEqual(declared);
});
