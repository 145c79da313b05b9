/** Pictures of bought pieces, such as buyers take of them at home. */
import type { FilePurpose } from '@passage/contract/files';
import { drawProduct } from '@passage/studio';
import sharp from 'sharp';
import type { Good } from './goods.ts';
import type { Shopper } from './history-event.ts';
import { addressOf, type DemoPicture, storePicture } from './pictures.ts';
import { createRandom } from './world/random.ts';

/** The studio's sheets are 900 wide at 72 dots an inch. */
const WIDTH = 400;
const HEIGHT = 533;
const DENSITY = 32;

/** What the studio drew before: each product is taken by several people. */
const drawn = new Map<string, Promise<Buffer>>();

function draw(file: string): Promise<Buffer> {
  const known = drawn.get(file);
  if (known) return known;
  const [, key = ''] = file.split('/');
  const svg = drawProduct(key, 'front', 'editorial');
  if (svg === undefined) throw new Error(`the studio does not know ${file}`);
  const made = sharp(Buffer.from(svg), { density: DENSITY }).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
  drawn.set(file, made);
  return made;
}

/** Everybody stands elsewhere, in another light. */
async function takePhoto({ seed, tenantId }: Shopper, { name, file }: Photo): Promise<Buffer> {
  const random = createRandom(seed, `photo/${tenantId}/${name}`);
  const width = random.int(250, 340);
  const height = Math.round((width * HEIGHT) / WIDTH);
  const region = { left: random.int(0, WIDTH - width), top: random.int(0, HEIGHT - height), width, height };
  const light = { brightness: random.int(90, 108) / 100, saturation: random.int(80, 105) / 100 };
  return sharp(await draw(file), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .extract(region)
    .modulate(light)
    .jpeg({ quality: 84 })
    .toBuffer();
}

export interface Photo {
  readonly name: string;
  /** Of the product, below /files/. */
  readonly file: Good['file'];
}

const pictureOf = (owner: Shopper, { name }: Photo): DemoPicture => ({ owner, name, format: 'jpg' });

/** Stores a photo of the shopper's unless it is there. */
export const storePhoto = (shopper: Shopper, photo: Photo, purpose: FilePurpose): Promise<void> =>
  storePicture(pictureOf(shopper, photo), purpose, () => takePhoto(shopper, photo));

export const photoAddress = (shopper: Shopper, photo: Photo): string => addressOf(pictureOf(shopper, photo));
