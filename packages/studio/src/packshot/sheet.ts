// The set a packshot stands in, and the finished SVG.
import { tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import { hash } from '../kit/random.ts';
import { Art } from './art.ts';
import { KIND_TABLE } from './catalogue.ts';
import type { Frame, Look } from './look.ts';

/** Warm greys, chosen by kind, so that a grid gets a gentle rhythm and not a chequerboard. */
const GROUND = ['#ebe8e2', '#e6e1d9', '#e9e8e5', '#e4dfd7', '#e8e4dd'] as const;

function ground(a: Art, kind: string, floor: number | undefined): string {
  const g = GROUND[hash(kind) % GROUND.length] ?? GROUND[0];
  const hi = tone(g, 0.028);
  const lo = tone(g, -0.05);
  const wall = a.rad(
    [
      [0, hi],
      [0.55, g],
      [1, lo],
    ],
    360,
    420,
    980,
  );
  let s = `<rect width="900" height="1200" fill="${wall}"/>`;
  if (floor) {
    const shade = a.lin(
      [
        [0, lo, 0],
        [0.12, tone(g, -0.035), 0.9],
        [0.45, g, 0.9],
        [1, hi, 1],
      ],
      0,
      0,
      0,
      1,
    );
    s += `<rect y="${floor}" width="900" height="${1200 - floor}" fill="${shade}"/>`;
  }
  return s;
}

export interface Drawn {
  readonly art: Art;
  readonly frame: Frame;
}

/** The garment alone, on no ground. `prefix` must be unique in the page that shows it. */
export function drawGarment(kind: string, look: Look, seed: string, prefix: string): Drawn | undefined {
  const entry = Object.hasOwn(KIND_TABLE, kind) ? KIND_TABLE[kind] : undefined;
  if (!entry) return undefined;
  const art = new Art(`${kind}.${seed}`, prefix);
  return { art, frame: entry.draw(art, look) };
}

export const placement = ({ scale = 1, ox = 0, oy = 0 }: Frame): string =>
  scale === 1 && !ox && !oy ? '' : ` transform="translate(${R(ox)} ${R(oy)})${scale === 1 ? '' : ` scale(${scale})`}"`;

export function packshot(
  kind: string,
  look: Look,
  seed: string,
  view: 'front' | 'detail',
  prefix: string,
): string | undefined {
  const drawn = drawGarment(kind, look, seed, prefix);
  if (!drawn) return undefined;
  const { art, frame } = drawn;
  const close = view === 'detail';
  const back = ground(art, kind, close ? undefined : frame.floor);
  const { body, defs } = art.take();
  const place = close ? '' : placement(frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${close ? frame.close.join(' ') : '0 0 900 1200'}"><defs>${defs}</defs>${back}${place ? `<g${place}>${body}</g>` : body}</svg>`;
}
