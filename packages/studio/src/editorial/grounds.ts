// The set: a coloured wall plus one quiet shape. Light always falls from the upper left.
import { mix, scaleTone } from '../kit/colour.ts';
import { CREAM, PLUM, type Sheet } from './sheet.ts';

export const GROUND = {
  terracotta: '#c98d71',
  sage: '#b6bfa7',
  sky: '#bacbd3',
  sand: '#e1d2b9',
  ink: '#3a4459',
  blush: '#e9cdc2',
  clay: '#b4705a',
  stone: '#d3cdc2',
  straw: '#e0ca97',
  mist: '#d7dcda',
  plum: '#6b4e5b',
  moss: '#868d71',
  paper: '#f0e7d8',
} as const;
export type GroundName = keyof typeof GROUND;

export interface SetOptions {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly c?: string | undefined;
  /** Where the floor begins; 0 for none. */
  readonly base?: number | undefined;
  readonly top?: number;
  readonly x0?: number;
  readonly x1?: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly sun?: readonly [number, number, number] | undefined;
  readonly arch?: readonly [x: number, w: number, y: number] | undefined;
  readonly panes?: boolean | undefined;
}
export type SetKind = 'arch' | 'sun' | 'window' | 'plinth' | 'table' | 'panel' | 'frond' | 'floor';

const path = (d: string, f: string, o = 1) => `<path d="${d}" fill="${f}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`;
const niche = (x: number, w: number, y: number, base: number) =>
  `M${x} ${base}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${base}z`;

export function ground(s: Sheet, kind: SetKind, name: GroundName, o: SetOptions = {}): void {
  const c = GROUND[name];
  const hi = mix(c, CREAM, 0.3);
  const lo = mix(scaleTone(c, 0.93), PLUM, 0.02);
  const lo2 = mix(scaleTone(c, 0.84), PLUM, 0.05);
  s.castColour = mix(c, PLUM, 0.75);
  const b = s.back;
  b.push(path('M0 0H900V1200H0z', c));
  const floor = (base: number | undefined, y: number, fill = lo, o2 = 1) => {
    if (base !== 0) b.push(path(`M0 ${base ?? y}H900V1200H0z`, fill, o2));
  };
  if (kind === 'arch') {
    // a niche: lit reveal on the right, shaded one on the left
    const x = o.x ?? 170;
    const base = o.base || 1120;
    const shape = niche(x, 900 - 2 * x, o.y ?? 120, base);
    const id = s.id();
    s.define(`<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    floor(base, base);
    b.push(
      path(shape, lo2),
      `<g clip-path="url(#${id})"><path d="${shape}" transform="translate(26 22)" fill="${hi}"/></g>`,
    );
  } else if (kind === 'sun') {
    b.push(`<circle cx="${o.x ?? 520}" cy="${o.y ?? 430}" r="${o.r ?? 300}" fill="${o.c ?? hi}"/>`);
    floor(o.base, 1060);
  } else if (kind === 'window') panes(s, hi, o);
  else if (kind === 'plinth') plinth(s, { c, hi, lo, lo2 }, o);
  else if (kind === 'table') {
    const y = 372;
    if (o.sun) b.push(`<circle cx="${o.sun[0]}" cy="${o.sun[1]}" r="${o.sun[2]}" fill="${hi}"/>`);
    if (o.arch) b.push(path(niche(o.arch[0], o.arch[1], o.arch[2], y), hi));
    if (o.panes) b.push(path('M250 372V150l150 -50v272zM420 372V94l150 -50v328z', hi));
    b.push(
      path(`M0 ${y}H900V1200H0z`, mix(c, CREAM, 0.5)),
      path(`M0 ${y}H900v9H0z`, mix(c, CREAM, 0.78)),
      path('M0 1096L900 1040V1200H0z', lo, 0.5),
    );
  } else if (kind === 'panel') {
    b.push(path(`M${o.x ?? 560} 0H900V1200H${o.x ?? 560}z`, o.c ?? lo));
    floor(o.base, 1080, lo2, 0.6);
  } else if (kind === 'frond') {
    const shadow = mix(c, PLUM, 0.5);
    b.push(frond(1000, 700, 214, 1.25, shadow, 0.13), frond(-90, 1010, -46, 1.1, shadow, 0.12));
    s.front.push(frond(986, 684, 214, 1.25, shadow, 0.09), frond(-104, 994, -46, 1.1, shadow, 0.08));
    if (o.base) floor(o.base, o.base);
  } else floor(o.base, 1010);
}

/** Slanted panes of daylight; the same light falls on the garment, nudged because it hangs off the wall. */
function panes(s: Sheet, hi: string, o: SetOptions): void {
  const w = 190;
  const h = 270;
  const x = o.x ?? 200;
  const y = o.y ?? 330;
  const pane = (px: number, py: number, fill: string, op: number) =>
    path(`M${px} ${Math.round(py)}l${w} -65v${h}l-${w} 65z`, fill, op);
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 3; j++) {
      const px = x + i * (w + 20);
      const py = y - i * (w + 20) * 0.34 + j * (h + 20);
      s.back.push(pane(px, py, hi, 0.85));
      s.front.push(pane(px + 24, py + 16, CREAM, 0.13));
    }
  if (o.base) s.back.push(path(`M0 ${o.base}H900V1200H0z`, hi, 0.25));
}

/** A box seen slightly from above: top plane lit, right plane in shade. */
function plinth(s: Sheet, { c, hi, lo, lo2 }: { c: string; hi: string; lo: string; lo2: string }, o: SetOptions): void {
  const { top: y = 830, x0 = 130, x1 = 730, dx = 62, dy = 58 } = o;
  const front = o.c ?? mix(c, CREAM, 0.5);
  if (o.sun) s.back.push(`<circle cx="${o.sun[0]}" cy="${o.sun[1]}" r="${o.sun[2]}" fill="${hi}"/>`);
  if (o.arch) s.back.push(path(niche(o.arch[0], o.arch[1], o.arch[2], 1200), hi));
  s.back.push(
    path(`M0 ${y + 170}H900V1200H0z`, lo),
    path(`M${x1} ${y + dy}l160 150V1200H${x1}z`, lo2, 0.7),
    path(`M${x0} ${y + dy}l${dx} ${-dy}H${x1 + dx}l${-dx} ${dy}z`, mix(front, CREAM, 0.45)),
    path(`M${x0} ${y + dy}H${x1}V1200H${x0}z`, front),
    path(`M${x1} ${y + dy}l${dx} ${-dy}V1200H${x1}z`, mix(scaleTone(front, 0.84), PLUM, 0.05)),
  );
}

/** The shadow of a plant on the wall. */
export function frond(x: number, y: number, turn: number, k: number, fill: string, op: number): string {
  let d = '';
  for (let i = 0; i < 9; i++)
    for (const q of [-1, 1]) {
      const X = 40 + i * 52;
      const L = 190 - Math.abs(i - 3) * 22;
      const n = (v: number) => Math.round(v);
      d += `M${X} 0C${X + 30} ${n(q * L * 0.3)} ${X + 80} ${n(q * L * 0.8)} ${X + 128} ${q * L}C${X + 104} ${n(q * L * 0.5)} ${X + 62} ${q * 16} ${X + 34} 0z`;
    }
  return `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" d="${d}M0 -5L560 -1V1L0 5z" fill="${fill}" fill-opacity="${op}"/>`;
}

/** Contact shade on a floor or plinth top: stacked flat ellipses, no blur. */
export function contact(s: Sheet, x: number, y: number, rx: number, ry = 14, o = 0.14): void {
  for (const [k, q] of [
    [1, 1],
    [0.86, 1],
    [0.7, 1.1],
  ] as const)
    s.back.push(
      `<ellipse cx="${Math.round(x + 14 * k)}" cy="${y}" rx="${Math.round(rx * k)}" ry="${Math.round(ry * k)}" fill="${PLUM}" fill-opacity="${Math.round(o * q * 100) / 100}"/>`,
    );
}
