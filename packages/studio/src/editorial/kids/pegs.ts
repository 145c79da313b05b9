import { PLUM, type Sheet } from '../sheet.ts';

export function pegs(s: Sheet, y: number, xs: readonly number[]): void {
  if (!s.alone) return;
  const w = s.warp;
  s.warp = undefined;
  s.piece(
    `-20,${y}! 920,${y}! 920,${y + 44}! -20,${y + 44}!`,
    '#e9d6b4',
    () => {
      s.shade(`-20,${y + 32}! 920,${y + 32}! 920,${y + 50}! -20,${y + 50}!`, 0.12);
      s.light(`-20,${y}! 920,${y}! 920,${y + 5}! -20,${y + 5}!`, 0.6);
    },
    { ink: '#6a4f36', heavy: 2 },
  );
  for (const x of xs) {
    s.ell(x + 8, y + 34, 15, 17, PLUM, 0.25);
    s.piece(
      `${x - 8},${y + 22}! ${x - 12},${y + 8} ${x},${y - 6} ${x + 13},${y + 8} ${x + 9},${y + 24}! ${x},${y + 30}!`,
      '#c8945c',
      () => s.light(`${x - 8},${y + 22}! ${x - 10},${y + 6} ${x},${y - 2}! ${x - 3},${y + 20}!`, 0.4),
      { ink: '#5a3f2a', heavy: 2, cast: false },
    );
  }
  s.warp = w;
}
