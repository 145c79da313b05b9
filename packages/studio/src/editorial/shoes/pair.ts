import type { Sheet } from '../sheet.ts';

/* k zooms, ky flattens (drafts are a little tall), lift moves up to the plinth top, ox recentres the pair. */
export const pair = (
  s: Sheet,
  fn: (far: boolean) => void,
  dx: number,
  dy: number,
  k = 1,
  lift = 0,
  ky = 1,
  ox = 0,
): void => {
  for (const far of [true, false]) {
    const [a, b] = far ? [dx, dy] : [0, 0];
    s.warp = (x, y) => [450 + (x - 450 + a) * k + ox, 872 + ((y - 872) * ky + b) * k + lift];
    fn(far);
  }
};
