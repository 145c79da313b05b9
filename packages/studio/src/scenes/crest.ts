// Emblems without letters: an arch, and in it the thing a house is known for.

import { tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import { GLYPH_NAMES, GLYPHS } from './glyphs.ts';
import { blend, type Stage } from './stage.ts';

const INKS = [
  ['#f3efe7', '#2a211b'],
  ['#2a211b', '#ead9b8'],
  ['#e7dcc8', '#6f3340'],
  ['#2f443b', '#e6dcc4'],
  ['#dfe3e0', '#2c3442'],
  ['#ecd9cd', '#7a4034'],
  ['#3a3f4a', '#d9c39a'],
  ['#e9e2d0', '#4d5b3c'],
] as const;

export function crest(st: Stage, n: number): void {
  const [paper, ink] = INKS[(n * 3 + (n >> 3)) % INKS.length] ?? INKS[0];
  const glyph = GLYPHS[GLYPH_NAMES[(n * 7) % GLYPH_NAMES.length] ?? 'coat'];
  const frame = (n * 5) % 7;
  const k = Math.min(st.w, st.h) / 1000;
  const cx = st.w / 2;
  const cy = st.h / 2;
  st.rect(0, 0, st.w, st.h, paper);
  st.add(`<g transform="translate(${R(cx - 500 * k)} ${R(cy - 500 * k)}) scale(${Math.round(k * 1000) / 1000})">`);
  FRAMES[frame]?.(st, paper, ink);
  const low = frame === 4 ? 40 : 0;
  if (glyph) {
    const s = 1.84;
    st.add(
      `<g transform="translate(${500 - 100 * s} ${560 - 100 * s + low}) scale(${s})">${glyph.solid ? `<path d="${glyph.solid}" fill="${frame === 2 ? paper : ink}" fill-rule="evenodd"/>` : ''}${glyph.lines ? `<path d="${glyph.lines}" fill="none" stroke="${glyph.own === (frame === 2) ? paper : ink}" stroke-width="${glyph.own ? 8 : 2.6}" stroke-linecap="round" stroke-linejoin="round"/>` : ''}</g>`,
    );
  }
  st.add('</g>');
}

type Frame = (st: Stage, paper: string, ink: string) => void;
const arch = (half: number, spring: number, base: number) =>
  `M${500 - half} ${base}V${spring}A${half} ${half} 0 0 1 ${500 + half} ${spring}V${base}`;

const FRAMES: readonly Frame[] = [
  // one arch within another
  (st, _p, ink) => {
    st.line(`${arch(250, 400, 800)}Z`, ink, 14);
    st.line(`${arch(222, 400, 772)}Z`, ink, 3);
    st.line('M210 800H790', ink, 14);
  },
  // voussoirs round the head
  (st, _p, ink) => {
    st.line(`${arch(230, 420, 800)}`, ink, 8);
    st.line(`${arch(290, 420, 800)}`, ink, 8);
    let d = '';
    for (let a = 0; a <= 180; a += 20) {
      const c = Math.cos((a * Math.PI) / 180);
      const s = Math.sin((a * Math.PI) / 180);
      d += `M${R(500 + c * 230)} ${R(420 - s * 230)}L${R(500 + c * 290)} ${R(420 - s * 290)}`;
    }
    st.line(`${d}M180 800H820`, ink, 8);
  },
  // a solid door
  (st, paper, ink) => {
    st.path(`${arch(250, 410, 810)}Z`, ink);
    st.line(`${arch(226, 410, 788)}Z`, blend(ink, paper, 0.6), 4);
  },
  // the sun in the lunette
  (st, _p, ink) => {
    st.line(`${arch(250, 420, 800)}Z`, ink, 10);
    let d = '';
    for (let a = 15; a <= 165; a += 15) {
      const c = Math.cos((a * Math.PI) / 180);
      const s = Math.sin((a * Math.PI) / 180);
      d += `M${R(500 + c * 196)} ${R(408 - s * 196)}L${R(500 + c * 234)} ${R(408 - s * 234)}`;
    }
    st.line(d, ink, 5);
  },
  // three receding arches
  (st, _p, ink) => {
    for (const [half, w] of [
      [290, 12],
      [250, 7],
      [216, 3.5],
    ] as const)
      st.line(arch(half, 430, 810), ink, w);
    st.line('M190 810H810M230 840H770M270 866H730', ink, 6);
  },
  // columns and a keystone
  (st, _p, ink) => {
    st.line(arch(216, 420, 790), ink, 8);
    st.path('M474 168H526L516 228H484Z', ink);
    for (const x of [244, 756]) {
      st.rect(x - 20, 430, 40, 360, ink);
      st.rect(x - 34, 410, 68, 22, ink);
      st.rect(x - 38, 786, 76, 24, ink);
    }
  },
  // a ring with an arch in it
  (st, _p, ink) => {
    st.add(
      `<circle cx="500" cy="500" r="370" fill="none" stroke="${ink}" stroke-width="10"/><circle cx="500" cy="500" r="346" fill="none" stroke="${ink}" stroke-width="3"/>`,
    );
    st.line(`${arch(200, 420, 742)}`, tone(ink, 0.02), 6);
    st.line('M280 742H720', ink, 6);
  },
];
