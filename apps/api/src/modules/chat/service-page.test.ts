import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const { world, call, origin } = await startApi();
const PATH = '/app-api/message/customer-service';

it('tenant-10 chat-24 a tenant’s customer-service script is told as it is set, and served to a sandboxed frame alone', async () => {
  const read = async (tenantId: number) => {
    const { data } = await call.with({ tenantId }).get('system/tenant-setting/getByKey', {
      key: 'CUSTOMER_SERVICE_SETTING',
    });
    return JSON.parse(data.settingValue);
  };
  expect(await read(1)).toEqual({ context: '' });
  expect((await fetch(`${origin}${PATH}`)).status).toBe(404);
  const context = 'document.title = "</script><b>"';
  await world.setting('CUSTOMER_SERVICE_SETTING', { context });
  expect([await read(1), await read(2)]).toEqual([{ context }, { context: '' }]);
  const response = await fetch(`${origin}${PATH}`);
  const policy = response.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(['sandbox allow-scripts allow-forms allow-popups', "frame-ancestors 'self'"]),
  );
  expect(await response.text()).toContain('<script>document.title = "\\x3c/script><b>"</script>');
  await world.setting('CUSTOMER_SERVICE_SETTING', { context: '<script src="https://chat.test/a.js"></script>' });
  expect(await (await fetch(`${origin}${PATH}`)).text()).toContain(
    '<body><script src="https://chat.test/a.js"></script>',
  );
});
