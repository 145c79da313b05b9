import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMs, HOUR_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { storageKey } from './storage-key.ts';

export interface FileRef {
  readonly id: string;
  readonly format: string;
}

const EXTENSION: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png' };

/** Path of an uploaded picture below /files/. */
export const uploadPath = ({ id, format }: FileRef): string => `u/${id}.${EXTENSION[format] ?? format}`;

/** Address of a picture that everybody may see. */
export const publicUrl = (file: FileRef): string => `/files/${uploadPath(file)}`;

const sign = (platform: Pick<Platform, 'config'>, tenantId: number, id: string, expires: number): string =>
  createHmac('sha256', platform.config.secret).update(`file:${tenantId}:${id}:${expires}`).digest('base64url');

/** Address of a private picture that holds for an hour: at the store itself, where that has addresses. */
export async function signedUrl(platform: Platform, tenantId: number, file: FileRef): Promise<string> {
  const now = platform.clock.now();
  const atStore = await platform.storage.signedAddress(storageKey(tenantId, uploadPath(file)), {
    from: now,
    seconds: HOUR_MS / 1000,
  });
  if (atStore !== undefined) return atStore;
  const expires = Math.floor(addMs(now, HOUR_MS).getTime() / 1000);
  return `/files/${uploadPath(file)}?expires=${expires}&signature=${sign(platform, tenantId, file.id, expires)}`;
}

/**
 * The address of a drawn picture that no catalogue names, such as the QR code of an account, signed for the tenant and good
 * for an hour. Any other address stays as it is.
 */
export function signedDrawing({ config, clock }: Platform, tenantId: number, address: string): string {
  const [, path] = /^\/files\/(qr\/[\w-]+\.svg)$/.exec(address) ?? [];
  if (path === undefined) return address;
  const expires = Math.floor(addMs(clock.now(), HOUR_MS).getTime() / 1000);
  return `${address}?expires=${expires}&signature=${sign({ config }, tenantId, path, expires)}`;
}

/**
 * Whether a request's query signs a file for the tenant, and its time is not over.
 *
 * @param id of an upload, or the path of a drawn picture below /files/
 */
export function isSigned(
  platform: Platform,
  tenantId: number,
  id: string,
  query: { expires?: unknown; signature?: unknown },
): boolean {
  const { expires, signature } = query;
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
  if (Number(expires) * 1000 < platform.clock.now().getTime()) return false;
  const wanted = Buffer.from(sign(platform, tenantId, id, Number(expires)));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

// Whose picture it is, the database knows: of an address, the id is all that counts.
const UPLOADED = /(?:^|\/)(?:files|t\d+)\/(u\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png))(?:\?.*)?$/;

/** The path below /files/ of an address that a client sends back: with or without host and signature, ours or the store's. */
export const pathOfAddress = (address: string): string | undefined =>
  UPLOADED.exec(address)?.[1] ?? /(?:^|\/)files\/([^?#]+)/.exec(address)?.[1];

/** The id of an uploaded picture from an address that a client sends back, signed or not. */
export const uploadIdOf = (url: string): string | undefined => UPLOADED.exec(url)?.[2];
