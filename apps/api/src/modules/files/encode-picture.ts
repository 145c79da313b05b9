import { webcrypto } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { Failure } from '../../http/failure.ts';

const PIXEL_LIMIT = 50_000_000;
const SIDE_LIMIT = 30_000;

export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
  /** Of what was uploaded. */
  readonly sha256: string;
  /** Perceptual hash: near pictures differ in few of its 64 bits. */
  readonly likeness: bigint;
}

/** What the header of an upload tells before any pixel is decoded. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the header of an upload.
 *
 * @throws Failure WRONG_FILE_TYPE for anything but a jpeg or png, TOO_LARGE above 50 megapixels
 */
export async function readPictureHeader(upload: Buffer): Promise<PictureHeader> {
  const { format, width = 0, height = 0 } = await headerOf(upload);
  if (format !== 'jpeg' && format !== 'png') throw new Failure('WRONG_FILE_TYPE');
  if (width * height > PIXEL_LIMIT || width > SIDE_LIMIT || height > SIDE_LIMIT) throw new Failure('TOO_LARGE');
  return { format, width, height };
}

/**
 * Decodes a picture and encodes it anew: upright, in sRGB, without metadata and without whatever was appended.
 *
 * @throws Failure WRONG_FILE_TYPE for a jpeg or png that is not whole
 */
export async function encodePicture(upload: Buffer, { format }: PictureHeader): Promise<EncodedPicture> {
  try {
    const upright = sharp(upload, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb');
    const encoded =
      format === 'jpeg' ? upright.jpeg({ quality: 90, mozjpeg: false }) : upright.png({ compressionLevel: 9 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const sha256 = await digestOf(upload);
    return { bytes: data, format, width: info.width, height: info.height, sha256, likeness: await likenessOf(data) };
  } catch (error) {
    throw new Failure('WRONG_FILE_TYPE', { cause: error });
  }
}

/** The SHA-256 in hex, computed by a thread of its own. */
const digestOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');

async function headerOf(upload: Buffer): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new Failure('WRONG_FILE_TYPE', { cause: error });
  }
}

/** Whether each of 8 by 8 fields is lighter than its right neighbour. As a signed 64-bit number, as the database keeps it. */
async function likenessOf(picture: Buffer): Promise<bigint> {
  const { data } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bits = 0n;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((data[at] ?? 0) > (data[at + 1] ?? 0) ? 1n : 0n);
    }
  return BigInt.asIntN(64, bits);
}
