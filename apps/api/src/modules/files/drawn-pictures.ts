import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { setRequestTenant } from '../../http/observe-requests.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawInThread } from './draw-in-thread.ts';
import { type Drawing, drawingAt, isOfStudio } from './drawing.ts';
import { isSigned } from './file-address.ts';
import { isNamedDrawing } from './named-drawings.queries.ts';

interface Drawn {
  readonly svg: Buffer;
  readonly gzip: Buffer;
  /** Weak, for it is that of both encodings. */
  readonly etag: string;
}

/** A drawn picture as it is served. */
export interface Picture extends Drawn {
  /** Its address holds for a time alone. */
  readonly isSigned: boolean;
}

const KEPT_BYTES = 64 * 1024 * 1024;
const pictures = new LRUCache<string, Drawn>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ svg, gzip }, path) => svg.length + gzip.length + path.length,
});
const underWay = new Map<string, Promise<Drawn>>();
const pack: (svg: Buffer, options: { level: number }) => Promise<Buffer> = promisify(gzip);

/**
 * The drawn picture at a path below /files/, a pure function of the path. Drawn, and kept in the place of others, is only
 * what the studio's or the tenant's catalogue names and what is signed for the tenant.
 *
 * @returns undefined for a path that names no picture, or none that anybody was told of
 * @throws Failure OVERLOADED when too many wait to be drawn
 */
export async function drawnPicture(
  { platform, tenants }: { readonly platform: Platform; readonly tenants: TenantDirectory },
  path: string,
  request: FastifyRequest,
): Promise<Picture | undefined> {
  const drawing = drawingAt(path);
  if (!drawing) return undefined;
  if (isOfStudio(drawing)) return { ...(await kept(path, drawing)), isSigned: false };
  const { id: tenantId } = await tenants.ofHost(request.hostname.toLowerCase());
  setRequestTenant(request, tenantId);
  const query = typeof request.query === 'object' && request.query !== null ? request.query : {};
  const isOwn = isSigned(platform, tenantId, path, query);
  const isNamed = (): Promise<boolean> => isNamedDrawing(platform.database.forTenant(tenantId).readable, path);
  if (!isOwn && (drawing.kind === 'qr' || !(await isNamed()))) return undefined;
  return { ...(await kept(path, drawing)), isSigned: isOwn };
}

/** Whether a path below /files/ names something that can be drawn. */
export const isDrawing = (path: string): boolean => drawingAt(path) !== undefined;

async function kept(path: string, drawing: Drawing): Promise<Drawn> {
  const known = pictures.get(path);
  if (known) return known;
  const begun = underWay.get(path) ?? draw(path, drawing).finally(() => underWay.delete(path));
  underWay.set(path, begun);
  return begun;
}

async function draw(path: string, drawing: Drawing): Promise<Drawn> {
  const text = await drawInThread(drawing);
  if (text === undefined) throw new Error(`${path} is named but cannot be drawn`);
  const svg = Buffer.from(text);
  const picture = {
    svg,
    gzip: await pack(svg, { level: 9 }),
    etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
  };
  pictures.set(path, picture);
  return picture;
}
