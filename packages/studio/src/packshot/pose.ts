// Cloth never hangs twice the same way. A pose is one smooth bend of the whole picture, drawn from the seed.
import { smooth } from '../kit/number.ts';
import type { Random } from '../kit/random.ts';
import type { Pt } from './shape.ts';

export type Warp = (x: number, y: number) => Pt;
export type Pose = (rnd: Random) => Warp;

export const still: Warp = (x, y) => [x, y];

export interface Hang {
  /** Where the garment hangs from and where it ends. */
  readonly top: number;
  readonly hem: number;
  /** Below this line the length varies. */
  readonly waist?: number;
  /** How much of that length may come or go. */
  readonly length?: number;
  /** Height of the cuffs; leave out for sleeveless pieces. */
  readonly cuff?: number;
  /** How far from the middle the sleeves begin. */
  readonly arm?: number;
  readonly sway?: number;
}

export const hang =
  ({ top, hem, waist = (top + hem) / 2, length = 0.05, cuff, arm = 196, sway = 7 }: Hang): Pose =>
  (rnd) => {
    const bow = rnd.jitter(sway);
    const tilt = rnd.jitter(0.014);
    const grow = 1 + rnd.jitter(length);
    // arms fall closer to the body more often than they swing out
    const left = rnd.range(-0.022, 0.05);
    const right = rnd.range(-0.022, 0.05);
    return (x, y) => {
      const t = (y - top) / (hem - top);
      let nx = x + bow * Math.sin(Math.max(0, t) * Math.PI * 1.15);
      let ny = y + tilt * (x - 450) * smooth(0.25, 1, t);
      if (ny > waist) ny = waist + (ny - waist) * grow;
      if (cuff !== undefined && y > top + 90) {
        const out = smooth(arm, arm + 90, Math.abs(x - 450)) * (1 - smooth(cuff + 30, cuff + 130, y));
        nx += (x < 450 ? -left : right) * (y - top - 90) * out;
      }
      return [nx, ny];
    };
  };
