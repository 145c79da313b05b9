/** Who may call what, for every endpoint of the contract and every kind of caller. */
import { endpoints } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { TestMember } from '../testing/world.ts';
import { leanPayload } from './every-endpoint.testing.ts';
import { FOR_MEMBERS, FOR_STAFF, FOR_VISITORS, writtenAccessOf } from './who-may-what.testing.ts';

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

/** By the written table, not by the declaration that the server obeys. */
function mayCall(caller: CallerName, endpoint: string): boolean {
  const access = writtenAccessOf(endpoint);
  if (access === 'visitors' || access === 'members' || caller === 'admin') return true;
  if (caller === 'shopper') return false;
  return access.includes(caller === 'reviewer' || caller === 'support' ? caller : 'merchant');
}

it('fault:contract-51 each endpoint stands once in the table of who may call it, and nothing else does', () => {
  const staff = FOR_STAFF.flatMap((row) => row.endpoints);
  expect([...FOR_VISITORS, ...FOR_MEMBERS, ...staff].sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

it.each(endpoints)(
  'fault:contract-51 $name is declared for exactly those whom the table names',
  ({ name, endpoint }) => {
    const { access } = endpoint;
    const written = writtenAccessOf(name);
    if (access === 'public') expect(written, `${name} is public`).toBe('visitors');
    else if (access === 'member') expect(written, `${name} is for members`).toBe('members');
    else expect(new Set(access.staff.filter((role) => role !== 'admin')), name).toEqual(new Set(written));
  },
);

it('fault:contract-51 nothing of the console is public but its sign-in', () => {
  const open = endpoints.filter(({ endpoint }) => endpoint.surface === 'admin' && endpoint.access === 'public');
  expect(open.map(({ name }) => name)).toEqual(['session.staffLogin']);
});

it.each(endpoints)('staff-48 house-17 $name is for exactly those whom the table names', async ({ name, endpoint }) => {
  const payload = leanPayload(endpoint);
  // All of them call from one address, and none is to be refused for it.
  await world.query('delete from attempt_counter');
  const { code: visitors } = await call.endpoint(endpoint, payload);
  if (writtenAccessOf(name) === 'visitors') expect([300, 401, 403]).not.toContain(visitors);
  else expect(visitors).toBe(401);
  const members = await Promise.all(names.map(newCaller));
  const codes = await Promise.all(
    members.map(async (member) => (await call.as(member).endpoint(endpoint, payload)).code),
  );
  // What is refused for its data, such as an address of somebody else's, is refused to every member alike.
  const [ofShopper] = codes;
  const isRefusedToAll = writtenAccessOf(name) === 'members' && ofShopper === 403;
  const seen = Object.fromEntries(names.map((caller, index) => [caller, codes[index] !== 403 && codes[index] !== 401]));
  const declared = Object.fromEntries(names.map((caller) => [caller, mayCall(caller, name) && !isRefusedToAll]));
  expect(seen).toEqual(declared);
});
