// Which set a piece stands in: a complement or quiet neighbour of its cloth, never the same hue.
import { hueOf, lightness } from '../kit/colour.ts';
import type { Random } from '../kit/random.ts';
import { GROUND, type GroundName, type SetKind, type SetOptions } from './grounds.ts';

export type Chosen = readonly [SetKind, GroundName, SetOptions];

const NAMES: readonly GroundName[] = [
  'terracotta',
  'sage',
  'sky',
  'sand',
  'ink',
  'blush',
  'clay',
  'stone',
  'straw',
  'mist',
  'plum',
  'moss',
  'paper',
];

export function groundFor(cloth: string, rnd: Random): GroundName {
  const c = hueOf(cloth);
  const L = lightness(cloth);
  const scored = NAMES.map((name) => {
    const g = hueOf(GROUND[name]);
    const turn = Math.abs(((c.hue - g.hue + 540) % 360) - 180);
    const contrast = Math.abs(L - lightness(GROUND[name]));
    const quiet = c.chroma < 0.03 || g.chroma < 0.02 ? 0.5 : turn / 180;
    // a dark set is a rare pause between light ones
    const dark = lightness(GROUND[name]) < 0.5 ? 0.36 : 0;
    return {
      name,
      score: Math.min(contrast, 0.26) * 1.6 + quiet * 0.5 - (contrast < 0.1 ? 0.6 : 0) - dark + rnd.next() * 0.42,
    };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).name;
}

export function setFor(
  family: 'hung' | 'shoe' | 'bag' | 'table' | 'child' | 'small',
  cloth: string,
  rnd: Random,
): Chosen {
  const name = groundFor(cloth, rnd);
  const sun = rnd.next() > 0.5;
  switch (family) {
    case 'shoe':
      return [
        'plinth',
        name,
        { top: 728, x0: 50, x1: 780, dx: 96, dy: 104, ...(sun ? { sun: [480, 510, 290] } : { arch: [180, 560, 250] }) },
      ];
    case 'bag':
      return [
        'plinth',
        name,
        { top: 830, x0: 110, x1: 760, ...(sun ? { sun: [470, 440, 325] } : { arch: [160, 600, 120] }) },
      ];
    case 'small':
      return [
        'plinth',
        name,
        { top: 800, x0: 60, x1: 790, ...(sun ? { sun: [510, 470, 285] } : { arch: [170, 580, 210] }) },
      ];
    case 'table':
      return [
        'table',
        name,
        sun ? { sun: [600, 300, 200] } : rnd.next() > 0.5 ? { panes: true } : { arch: [280, 340, 60] },
      ];
    case 'child':
      return sun ? ['sun', name, { base: 1080, x: 455, y: 620, r: 325 }] : ['arch', name, { x: 110, y: 220 }];
    default: {
      const kind = rnd.pick(['arch', 'sun', 'window', 'panel', 'frond', 'arch'] as const);
      const options: Record<typeof kind, SetOptions> = {
        arch: { x: 130 + Math.round(rnd.next() * 30), y: 80 + Math.round(rnd.next() * 30) },
        sun: { base: 1090, x: 440 + Math.round(rnd.next() * 60), y: 480 + Math.round(rnd.next() * 60), r: 320 },
        window: { x: 200, y: 340 + Math.round(rnd.next() * 20) },
        panel: { x: 330 + Math.round(rnd.next() * 240), base: 1085 },
        frond: { base: 1090 },
      };
      return [kind, name, options[kind]];
    }
  }
}
