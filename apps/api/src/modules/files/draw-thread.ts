/** Thread: draws pictures, so that nobody who asks the process for something else waits for them. */
import { parentPort } from 'node:worker_threads';
import { drawProduct, drawScene } from '@passage/studio';
import { drawQrCode } from './draw-qr-code.ts';
import type { Drawing } from './drawing.ts';

const draw = (drawing: Drawing): string | undefined => {
  if (drawing.kind === 'qr') return drawQrCode(drawing.text);
  if (drawing.kind === 'scene') return drawScene(drawing.key, drawing.shape);
  return drawProduct(drawing.key, drawing.view, drawing.look);
};

parentPort?.on('message', ({ id, drawing }: { id: number; drawing: Drawing }) => {
  parentPort?.postMessage({ id, svg: draw(drawing) });
});
