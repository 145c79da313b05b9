import type { WritableDb } from '@passage/database';
import pMap from 'p-map';
import { Failure } from '../../http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDrawing, uploadFile } from '../files/index.ts';
import type { ImportDraft } from './draft-product.ts';
import { drawnLikeness } from './draw-likeness.ts';
import type { FetchPicture } from './fetch-picture.ts';

/** What became of a picture's address: the address of an upload, or the path of a drawn one. */
export type TakenPicture = { readonly upload: string } | { readonly drawn: string; readonly isMissing: boolean };

export interface PictureTaker {
  readonly fetchPicture: FetchPicture;
  readonly platform: Platform;
  readonly db: WritableDb;
  readonly ownerId: number;
  /** Only looks whether pictures can be had. */
  readonly isDryRun: boolean;
}

export interface PictureWish {
  readonly handle: string;
  readonly draft: ImportDraft;
}

const AT_ONCE = 6;
/** After so many failures in a row a host is left alone, or a dead one would hold up everything. */
const FAILURES_OF_HOST = 3;

/** The path of a picture that the studio draws here just as it did where the file comes from. */
const ownDrawing = (address: string): string | undefined => {
  const [, path] = /\/files\/(art2?\/[\w.-]+\/\w+\.svg)$/.exec(address) ?? [];
  return path !== undefined && isDrawing(path) ? path : undefined;
};

/** Whether the pixels of the hour are used up. */
export const isUsedUp = (error: unknown): error is Failure =>
  error instanceof Failure && error.failure === 'TOO_MANY_REQUESTS';

const hostOf = (address: string): string => {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
};

/**
 * Fetches the pictures of products, each address once, and has drawn what cannot be had.
 *
 * @throws Failure TOO_MANY_REQUESTS when the owner's pixels of the hour are used up: the pictures can be had later
 */
export async function takePictures(
  { fetchPicture, platform, db, ownerId, isDryRun }: PictureTaker,
  wishes: readonly PictureWish[],
): Promise<Map<string, TakenPicture>> {
  const taken = new Map<string, TakenPicture>();
  const failures = new Map<string, number>();
  const wanted = new Map(
    wishes.flatMap(({ handle, draft }) =>
      addressesOf(draft).map((address) => [address, drawnLikeness(handle, draft.title)] as const),
    ),
  );
  const take = async ([address, likeness]: [string, string]): Promise<void> => {
    const drawing = ownDrawing(address);
    if (drawing !== undefined) return void taken.set(address, { drawn: drawing, isMissing: false });
    const host = hostOf(address);
    try {
      if ((failures.get(host) ?? 0) >= FAILURES_OF_HOST) throw new Error('its host does not answer');
      const bytes = await fetchPicture(address);
      failures.set(host, 0);
      if (isDryRun) taken.set(address, { upload: '' });
      else {
        const upload = await uploadFile(platform, db, { ownerId, purpose: 'product', bytes, budget: 'import' });
        taken.set(address, { upload });
      }
    } catch (error) {
      if (isUsedUp(error)) throw error;
      platform.log.debug({ err: error }, 'picture not reached');
      failures.set(host, (failures.get(host) ?? 0) + 1);
      taken.set(address, { drawn: likeness, isMissing: true });
    }
  };
  await pMap(wanted, take, { concurrency: AT_ONCE });
  return taken;
}

/** The addresses of all pictures of a draft, each once. */
export const addressesOf = (draft: ImportDraft): string[] => [
  ...new Set([
    ...draft.pictures.map(({ address }) => address),
    ...draft.variants.map(({ picture }) => picture).filter((picture) => picture !== ''),
  ]),
];
