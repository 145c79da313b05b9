/** What a page of somebody else can do with a member's browser: nothing, for no call is known by what browsers add. */
import { expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

const { origin, world } = await startApi();

it('security-10 a page of another origin neither acts in a member’s name nor reads an answer', async () => {
  const member = await world.member();
  const foreign = { origin: 'https://evil.test', 'tenant-id': '1' };
  const path = new URL('/app-api/member/userInfo/getUserInfo', origin);
  // A token where browsers would keep one by themselves is none.
  for (const cookie of [`token=${member.token}`, `Authorization=${member.token}`]) {
    const answer = await fetch(path, { headers: { ...foreign, cookie } });
    expect(await answer.json()).toMatchObject({ code: 401 });
  }
  const own = await fetch(path, { headers: { ...foreign, authorization: member.token } });
  expect(own.headers.get('set-cookie')).toBeNull();
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  const asked = await fetch(path, {
    method: 'OPTIONS',
    headers: { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  expect(asked.headers.get('access-control-allow-headers')).toBeNull();
});
