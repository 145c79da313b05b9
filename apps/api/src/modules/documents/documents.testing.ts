import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@passage/testing/database';
import { afterAll } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../platform/open-platform.ts';
import { openCaller, type TestCaller } from '../../testing/caller.ts';
import { type World, worldOf } from '../../testing/world.ts';

/** An API that serves a built storefront from a folder, until the test file ends. */
export async function startStorefront(webFolder: string): Promise<{
  origin: string;
  world: World;
  call: TestCaller;
}> {
  const { url, appUrl, drop } = await createTestDatabase();
  const config = readConfig({
    PASSAGE_MODE: 'test',
    DATABASE_URL: appUrl,
    BCRYPT_ROUNDS: '4',
    PASSAGE_SECRET: 'a secret that only the tests know of',
    PASSAGE_WEB: webFolder,
  });
  const platform = openPlatform(config);
  const app = await buildApp(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const world = await worldOf(url, platform, 'empty');
  afterAll(async () => {
    await app.close();
    await world.close();
    await platform.database.close();
    await drop();
  });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, world, call: openCaller(origin) };
}
