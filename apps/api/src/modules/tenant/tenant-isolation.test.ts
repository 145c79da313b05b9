import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';

const TREE = 'product/category/tree';

let api: TestApi;
let members: readonly TestMember[];
beforeAll(async () => {
  api = await startApi();
  members = [await api.world.member({ tenantId: 1 }), await api.world.member({ tenantId: 2 })];
  for (const tenantId of [1, 2]) {
    const categoryId = await api.world.category({ tenantId, name: { en: `Coats of tenant ${tenantId}` } });
    await api.world.product({ tenantId, categoryId });
  }
});

describe('two tenants on one server', () => {
  it('fault:tenant-02 tenant-21 get their own rows for the same question, warm or cold, and nobody in between may give the answer without asking', async () => {
    const ask = (more: object) => api.call.with(more).get(TREE, { sex: 2 });
    const seen = [];
    for (const more of [{ tenantId: 1 }, { tenantId: 2 }, { tenantId: 1 }, { host: 'second.localhost' }]) {
      const { code, text, headers } = await ask(more);
      expect(code).toBe(0);
      seen.push(text.match(/Coats of tenant \d/g)?.join());
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(String(headers.vary).split(', ')).toContain(
        'tenant-id' in more || !('host' in more) ? 'tenant-id' : 'host',
      );
    }
    const [one, two] = ['Coats of tenant 1', 'Coats of tenant 2'];
    expect(seen).toEqual([one, two, one, two]);
  });

  it('fault:tenant-03 stay apart in 200 requests at once', async () => {
    const work = Array.from({ length: 200 }, async (_, index) => {
      const member = members[index % 2];
      if (!member) throw new Error('unreachable');
      const caller = api.call.as(member);
      if (index % 3 === 0) expect((await caller.get('getUserInfo')).data.email).toBe(member.email);
      else expect((await caller.get(TREE, { sex: 2 })).text).toContain(`Coats of tenant ${member.tenantId}`);
    });
    await Promise.all(work);
  });
});
