import type { Pose } from '../pose.ts';
import { hang } from '../pose.ts';
import { crew, pullover } from '../tops/knit.ts';

/** A child's jersey is as wide as it is long: the same block, drawn together from the shoulder down. */
const short: Pose = (rnd) => {
  const fall = hang({ top: 190, hem: 890, waist: 520, cuff: 840, arm: 190 })(rnd);
  return (x, y) => {
    const [nx, ny] = fall(x, y);
    return [nx, ny < 250 ? ny : 250 + (ny - 250) * 0.78];
  };
};

export const kidSweater = pullover(crew, short, { close: [304, 110, 300, 400], scale: 1.08, ox: -36, oy: 90 });
