import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { Failure } from '../../http/failure.ts';
import { openTurns } from '../../platform/in-turn.ts';

const PIXEL_LIMIT = 50_000_000;
const SIDE_LIMIT = 30_000;

// One picture is decoded at a time, so that five large ones at once cost the memory of one.
const inTurn = openTurns();

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

/**
 * Decodes a picture and encodes it anew: upright, in sRGB, without metadata and without whatever was appended.
 *
 * @throws Failure WRONG_FILE_TYPE for anything but a whole jpeg or png, TOO_LARGE above 50 megapixels
 */
export function encodePicture(upload: Buffer): Promise<EncodedPicture> {
  return inTurn('decode', async () => {
    const format = await formatOf(upload);
    try {
      const upright = sharp(upload, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
        .autoOrient()
        .toColourspace('srgb');
      const encoded =
        format === 'jpeg' ? upright.jpeg({ quality: 90, mozjpeg: false }) : upright.png({ compressionLevel: 9 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      const sha256 = createHash('sha256').update(upload).digest('hex');
      return { bytes: data, format, width: info.width, height: info.height, sha256, likeness: await likenessOf(data) };
    } catch (error) {
      throw new Failure('WRONG_FILE_TYPE', { cause: error });
    }
  });
}

/** The header alone tells type and size, before any pixel is decoded. */
async function formatOf(upload: Buffer): Promise<'jpeg' | 'png'> {
  const { format, width = 0, height = 0 } = await headerOf(upload);
  if (format !== 'jpeg' && format !== 'png') throw new Failure('WRONG_FILE_TYPE');
  if (width * height > PIXEL_LIMIT || width > SIDE_LIMIT || height > SIDE_LIMIT) throw new Failure('TOO_LARGE');
  return format;
}

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
