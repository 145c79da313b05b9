/** A small seeded generator: the same seed always tells the same story, on every machine. */
export interface Random {
  /** A fraction from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  shuffle<T>(from: readonly T[]): T[];
  /** `count` different members, in the order they stand in `from`. */
  some<T>(from: readonly T[], count: number): T[];
}

/** FNV-1a over the text: spreads names of streams over 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** One stream per seed and name, so that a change to one part of the world leaves the others as they were. */
export function createRandom(seed: number, stream: string): Random {
  let state = hash(`${seed}/${stream}`);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(from: readonly T[]): T {
    const chosen = from[int(0, from.length - 1)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  function weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(from)[0];
  }

  function shuffle<T>(from: readonly T[]): T[] {
    const left = [...from];
    const drawn: T[] = [];
    while (left.length > 0) drawn.push(...left.splice(int(0, left.length - 1), 1));
    return drawn;
  }

  function some<T>(from: readonly T[], count: number): T[] {
    const chosen = new Set(shuffle(from.map((_, index) => index)).slice(0, count));
    return from.filter((_, index) => chosen.has(index));
  }

  return { next, int, chance: (probability) => next() < probability, pick, weighted, shuffle, some };
}
