// Mixing and shading happen in OKLab: a shade moved there keeps its hue, a shade mixed with black goes muddy.
type Lab = readonly [L: number, a: number, b: number];

const lin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gam = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const channel = (hex: string, i: number) => lin(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
const byte = (c: number) =>
  Math.round(Math.max(0, Math.min(1, gam(Math.max(0, c)))) * 255)
    .toString(16)
    .padStart(2, '0');

export function toLab(hex: string): Lab {
  const r = channel(hex, 1);
  const g = channel(hex, 3);
  const b = channel(hex, 5);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

const toned = new Map<string, string>();

/** Adds lightness; `sat` scales the chroma. Remembered: a picture asks for the same few tones hundreds of times. */
export function tone(hex: string, dL: number, sat = 1): string {
  const key = `${hex}${dL},${sat}`;
  const known = toned.get(key);
  if (known) return known;
  const [L, a, b] = toLab(hex);
  const made = fromLab([Math.max(0.03, Math.min(0.995, L + dL)), a * sat, b * sat]);
  if (toned.size > 4000) toned.clear();
  toned.set(key, made);
  return made;
}

/** Scales lightness: a printer's second pass of the same ink, not grey on top. */
export function scaleTone(hex: string, k: number, chroma = 1.04): string {
  const [L, a, b] = toLab(hex);
  return fromLab([L * k, a * chroma, b * chroma]);
}

export function mix(p: string, q: string, t: number): string {
  const A = toLab(p);
  const B = toLab(q);
  return fromLab([A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t, A[2] + (B[2] - A[2]) * t]);
}

export const lightness = (hex: string): number => toLab(hex)[0];
/** Hue in degrees and chroma, for choosing grounds that do not fight the cloth. */
export function hueOf(hex: string): { hue: number; chroma: number } {
  const [, a, b] = toLab(hex);
  return { hue: (Math.atan2(b, a) * 180) / Math.PI, chroma: Math.hypot(a, b) };
}
