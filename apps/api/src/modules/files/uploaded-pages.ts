import type { FastifyRequest } from 'fastify';
import { setRequestTenant } from '../../http/observe-requests.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSigned, uploadPath } from './file-address.ts';
import { RENDITION_WIDTHS, type RenditionFormat, readRendition } from './renditions.ts';
import { storageKey } from './storage-key.ts';
import { findStoredFile } from './stored-files.repository.ts';

const ADDRESS = /^u\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(jpg|png)|\/(\d{3,4})\.(avif|webp))$/;

export interface UploadedPicture {
  readonly bytes: Buffer;
  readonly type: string;
  readonly isPublic: boolean;
}

/**
 * Reads u/<id>.<jpg|png> and u/<id>/<width>.<avif|webp>. Public pictures to anybody, private ones with a signature; what
 * is missing, private or another tenant's looks alike.
 *
 * @returns undefined when the path is no uploaded picture's or nothing may be served
 */
export async function readUploaded(
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
  path: string,
  request: FastifyRequest,
): Promise<UploadedPicture | undefined> {
  const [, id, extension, width, rendition] = ADDRESS.exec(path) ?? [];
  if (id === undefined) return undefined;
  const { id: tenantId } = await tenants.ofHost(request.hostname.toLowerCase());
  setRequestTenant(request, tenantId);
  const file = await findStoredFile(platform.database.forTenant(tenantId).readable, id);
  if (!file) return undefined;
  const isPublic = file.is_public === 1;
  const query = typeof request.query === 'object' && request.query !== null ? request.query : {};
  if (!isPublic && !isSigned(platform, tenantId, id, query)) return undefined;
  const bytes = extension
    ? uploadPath(file) === path && (await platform.storage.get(storageKey(tenantId, path)))
    : isRendition(Number(width), rendition) &&
      (await readRendition(platform, tenantId, file, Number(width), rendition));
  if (!bytes) return undefined;
  return { bytes, type: extension ? `image/${file.format}` : `image/${rendition}`, isPublic };
}

const isRendition = (width: number, format: string | undefined): format is RenditionFormat =>
  RENDITION_WIDTHS.some((known) => known === width) && (format === 'avif' || format === 'webp');
