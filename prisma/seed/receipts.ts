/** Pictures of payments, such as shoppers take of their screens. */
import { createHash } from 'node:crypto';
import { uploadFile } from '@passage/api/modules/files/index';
import sharp from 'sharp';
import type { Shopper } from './history-event.ts';
import { createRandom } from './world/random.ts';

/** The same id for the same name, so that two installs are equal. */
function idOf({ seed, tenantId }: Shopper, name: string): string {
  const hex = createHash('sha256').update(`${seed}/${tenantId}/${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Draws a receipt without words: bars where its lines would stand. */
async function drawReceipt(shopper: Shopper, name: string): Promise<Buffer> {
  const random = createRandom(shopper.seed, `receipt/${shopper.tenantId}/${name}`);
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

/** Stores a receipt of the shopper's unless it is there. */
export async function storeReceipt(shopper: Shopper, name: string): Promise<void> {
  const { platform, db, memberId } = shopper;
  const id = idOf(shopper, name);
  if (await db.prisma.storedFile.findFirst({ where: { id } })) return;
  await uploadFile(platform, db, { ownerId: memberId, purpose: 'proof', bytes: await drawReceipt(shopper, name), id });
}

/** The address of a receipt as its upload answered it. */
export const receiptAddress = (shopper: Shopper, name: string): string => `/files/u/${idOf(shopper, name)}.png`;
