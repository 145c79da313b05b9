/** Pictures of payments, such as shoppers take of their screens. */
import sharp from 'sharp';
import type { Shopper } from './history-event.ts';
import { addressOf, type DemoPicture, storePicture } from './pictures.ts';
import { createRandom } from './world/random.ts';

/** Draws a receipt without words: bars where its lines would stand. */
async function drawReceipt({ seed, tenantId }: Shopper, name: string): Promise<Buffer> {
  const random = createRandom(seed, `receipt/${tenantId}/${name}`);
  const hue = random.int(0, 359);
  const bars = Array.from({ length: 9 }, (_, line) => {
    const width = random.int(60, 420);
    return `<rect x="60" y="${340 + line * 62}" width="${width}" height="22" rx="6" fill="hsl(${hue} 12% ${random.int(45, 85)}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960"><rect width="540" height="960" fill="#fdfcfa"/>
    <rect width="540" height="${random.int(90, 260)}" fill="hsl(${hue} 45% ${random.int(25, 60)}%)"/>
    <circle cx="${random.int(120, 420)}" cy="200" r="${random.int(30, 70)}" fill="#fff"/>
    <rect x="${random.int(30, 200)}" y="290" width="${random.int(120, 300)}" height="34" rx="8" fill="#1b1a18"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const pictureOf = (owner: Shopper, name: string): DemoPicture => ({ owner, name, format: 'png' });

/** Stores a receipt of the shopper's unless it is there. */
export const storeReceipt = (shopper: Shopper, name: string): Promise<void> =>
  storePicture(pictureOf(shopper, name), 'proof', () => drawReceipt(shopper, name));

/** The address of a receipt as its upload answered it. */
export const receiptAddress = (shopper: Shopper, name: string): string => addressOf(pictureOf(shopper, name));
