/** Rounded for markup: a tenth below 100, whole units above; nobody sees less and gzip feels more. */
export const R = (n: number): number => {
  const v = Math.round(n * 10) / 10;
  return Math.abs(v) >= 100 ? Math.round(v) : v === 0 ? 0 : v;
};
export const R2 = (n: number): number => Math.round(n * 100) / 100;
export const R3 = (n: number): number => Math.round(n * 1000) / 1000;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (n: number, lo = 0, hi = 1): number => Math.max(lo, Math.min(hi, n));
export const smooth = (lo: number, hi: number, n: number): number => {
  const t = clamp((n - lo) / (hi - lo));
  return t * t * (3 - 2 * t);
};
/** `[make(0), …, make(n - 1)]` joined: rows of stitches, pleats, eyelets. */
export const each = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');
