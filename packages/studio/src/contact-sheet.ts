// Renders a contact sheet to look at: tsx src/contact-sheet.ts <out.png> <width> <columns> <key[@view[@look]] …>
// A key with a shape instead of a view (@wide, @tall, @square) is a scene.
import sharp, { type OverlayOptions } from 'sharp';
import { drawProduct, drawScene } from './index.ts';

const [out = '/tmp/sheet.png', width = '240', columns = '8', ...keys] = process.argv.slice(2);
const W = Number(width);
const H = Math.round(keys.every((k) => k.endsWith('@wide')) ? (W * 9) / 16 : (W * 4) / 3);
const N = Number(columns);
const gap = Math.round(W * 0.06);

function draw(item: string): string | undefined {
  const [key = '', view = 'front', look = 'packshot'] = item.split('@');
  if (view === 'wide' || view === 'tall' || view === 'square') return drawScene(key, view);
  return drawProduct(key, view === 'detail' ? 'detail' : 'front', look === 'editorial' ? 'editorial' : 'packshot');
}

const tiles: OverlayOptions[] = [];
for (const [i, item] of keys.entries()) {
  const svg = draw(item);
  if (!svg) {
    console.error('nothing to draw for', item);
    continue;
  }
  const [, , vw = '900'] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ');
  const input = await sharp(Buffer.from(svg), { density: Math.max(1, (72 * W) / Number(vw)) })
    .resize(W, H, { fit: 'contain', background: '#faf8f5', position: 'top' })
    .png()
    .toBuffer();
  tiles.push({ input, left: gap + (i % N) * (W + gap), top: gap + Math.floor(i / N) * (H + gap) });
}
const rows = Math.ceil(keys.length / N);
await sharp({
  create: {
    width: gap + Math.min(N, keys.length) * (W + gap),
    height: gap + rows * (H + gap),
    channels: 3,
    background: '#faf8f5',
  },
})
  .composite(tiles)
  .png({ compressionLevel: 6 })
  .toFile(out);
console.log(tiles.length, 'pictures in', out);
