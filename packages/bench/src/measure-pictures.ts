/** What uploads of large pictures and drawn pictures cost those who look at the category tree meanwhile. */
import { randomBytes } from 'node:crypto';
import { buildApp } from '@passage/api/app';
import { readConfig } from '@passage/api/config';
import { openPlatform } from '@passage/api/platform/open-platform';
import { type World, worldOf } from '@passage/api/testing/world';
import { freePort } from '@passage/launch/free-port';
import { cloneDatabase } from '@passage/testing/clone-database';
import sharp from 'sharp';
import { closedLoop } from './closed-loop.ts';
import { openHttpClient } from './http-client.ts';
import { percentile } from './median.ts';
import { startApiProcess } from './server-process.ts';

/** Of one phase, in milliseconds. */
export interface PicturePhase {
  /** How long the event loop was held at most. */
  readonly blockMs: number;
  /** Of the category tree. */
  readonly p99Ms: number;
}

export interface PictureFigures {
  readonly quiet: PicturePhase;
  readonly loaded: PicturePhase;
  /** Uploads by what they were answered: stored, or refused with 429 or 503. */
  readonly stored: number;
  readonly refused: number;
  /** Pictures that were drawn. */
  readonly drawn: number;
}

export interface PicturePlan {
  readonly clusterUrl: string;
  /** Who upload one picture each, at once. */
  readonly members: number;
  /** Pixels of a picture's side. */
  readonly side: number;
  /** Product pictures that are asked for meanwhile, each for the first time. */
  readonly drawings: number;
  /** How long the tree is asked for without the load. */
  readonly quietMs: number;
  readonly tell?: (line: string) => void;
}

const TREE = '/app-api/product/category/tree?sex=2';
const READERS = 2;
const DRAWN_AT_ONCE = 8;
const KEY = 'coat.camel';

/** Measures the same without and with the load, one after the other in one process. */
export async function measurePictures(plan: PicturePlan): Promise<PictureFigures> {
  const { clusterUrl, members, side, drawings, quietMs, tell = () => undefined } = plan;
  const database = await cloneDatabase(clusterUrl, 'empty');
  const secret = randomBytes(32).toString('hex');
  const config = readConfig({
    PASSAGE_MODE: 'test',
    PASSAGE_SECRET: secret,
    DATABASE_URL: database.appUrl,
    LOG_LEVEL: 'silent',
  });
  const platform = openPlatform(config);
  // Tokens are signed by an app of the same secret.
  const signer = await buildApp(platform);
  const world = await worldOf(database.url, platform, 'empty');
  const probePort = await freePort();
  const environment = { PASSAGE_SECRET: secret, PROBE_PORT: String(probePort) };
  const api = await startApiProcess(database, environment, 'packages/bench/src/probed-server.ts');
  const longestBlock = async (): Promise<number> =>
    Number(await (await fetch(`http://127.0.0.1:${probePort}/`)).text());
  try {
    await fillPictures(world, drawings);
    const tokens = await Promise.all(Array.from({ length: members }, async () => (await world.member()).token));
    const upload = await sharp({ create: { width: side, height: side, channels: 3, background: '#96521a' } })
      .png()
      .toBuffer();
    const clients = Array.from({ length: READERS }, () => openHttpClient(api.origin));
    const read = async (until: () => boolean): Promise<PicturePhase> => {
      await longestBlock();
      const latenciesMs: number[] = [];
      await Promise.all(
        clients.map(async (client) => {
          do {
            const began = performance.now();
            await client.get(TREE);
            latenciesMs.push(performance.now() - began);
          } while (until());
        }),
      );
      return { blockMs: await longestBlock(), p99Ms: percentile(latenciesMs, 0.99) };
    };

    tell('without load');
    await closedLoop(1, quietMs / 4, async () => clients[0]?.get(TREE));
    const ends = performance.now() + quietMs;
    const quiet = await read(() => performance.now() < ends);

    tell(`${members} pictures of ${side} × ${side} come, ${drawings} are drawn`);
    let isLoaded = true;
    const load = Promise.all([
      Promise.all(tokens.map((token) => send(api.origin, token, upload))),
      drawAll(api.origin, drawings),
    ]).finally(() => {
      isLoaded = false;
    });
    const loaded = await read(() => isLoaded);
    const [codes, drawn] = await load;
    for (const client of clients) client.close();
    const stored = codes.filter((code) => code === 0).length;
    return { quiet, loaded, stored, refused: codes.length - stored, drawn };
  } finally {
    await api.stop();
    await signer.close();
    await world.close();
    await platform.database.close();
    await database.drop();
  }
}

/** A product whose pictures are as many as are to be drawn. */
async function fillPictures(world: World, drawings: number): Promise<void> {
  const { spuId } = await world.product();
  await world.query(
    `insert into spu_picture (tenant_id, spu_id, position, file)
     select 1, $1, 100 + n, $2 || n || '/front.svg' from generate_series(1, $3::int) as n`,
    [spuId, `art/${KEY}.`, drawings],
  );
}

async function drawAll(origin: string, drawings: number): Promise<number> {
  let [next, drawn] = [1, 0];
  await Promise.all(
    Array.from({ length: DRAWN_AT_ONCE }, async () => {
      while (next <= drawings) {
        const picture = next;
        next += 1;
        const answer = await fetch(`${origin}/files/art/${KEY}.${picture}/front.svg`);
        await answer.arrayBuffer();
        if (answer.headers.get('content-type') === 'image/svg+xml') drawn += 1;
      }
    }),
  );
  return drawn;
}

/** @returns the code of the answer */
async function send(origin: string, token: string, bytes: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  const answer = await fetch(`${origin}/app-api/infra/file/upload`, {
    method: 'POST',
    headers: { authorization: token, 'tenant-id': '1' },
    body,
  });
  const { code }: { code: number } = JSON.parse(await answer.text());
  return code;
}
