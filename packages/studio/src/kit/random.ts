/** FNV-1a over UTF-16 units: small, stable across engines, good enough to seed a picture. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  range(lo: number, hi: number): number;
  /** Symmetric jitter in (-amount, amount). */
  jitter(amount: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Mulberry32. */
export function random(seed: string | number): Random {
  let a = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lo, hi) => lo + (hi - lo) * next(),
    jitter: (amount) => (next() * 2 - 1) * amount,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
