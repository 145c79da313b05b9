/** Pictures that demo members upload: drawn once, under ids that every install gives them alike. */
import { createHash } from 'node:crypto';
import { uploadFile } from '@passage/api/modules/files/index';
import type { FilePurpose } from '@passage/contract/files';
import type { Stage } from './history-event.ts';

export interface DemoPicture {
  readonly owner: Stage & { readonly memberId: number };
  /** Unique in the store. */
  readonly name: string;
  readonly format: 'jpg' | 'png';
}

function idOf({ owner: { seed, tenantId }, name }: DemoPicture): string {
  const hex = createHash('sha256').update(`${seed}/${tenantId}/${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Its address as its upload answered it. */
export const addressOf = (picture: DemoPicture): string => `/files/u/${idOf(picture)}.${picture.format}`;

/** Stores it unless it is there. */
export async function storePicture(
  picture: DemoPicture,
  purpose: FilePurpose,
  draw: () => Promise<Buffer>,
): Promise<void> {
  const { platform, db, memberId } = picture.owner;
  const id = idOf(picture);
  if (await db.prisma.storedFile.findFirst({ where: { id } })) return;
  await uploadFile(platform, db, { ownerId: memberId, purpose, bytes: await draw(), id, budget: 'import' });
}
