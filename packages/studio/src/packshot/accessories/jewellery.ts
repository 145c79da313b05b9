// Necklace, earrings and watch: metal on a linen bust, a dish, a cushion of shade.

import { tone } from '../../kit/colour.ts';
import { each } from '../../kit/number.ts';
import type { Art } from '../art.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { chain, metal } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw, type Look, STEEL } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';

const metalOf = (look: Look): string =>
  look.colour === 'silver' ? '#c3c4c8' : look.colour === 'rose' ? '#d3a48c' : BRASS;

function bead(a: Art, x: number, y: number, r: number, c: string): string {
  const id = a.def(
    `<g id="%ID%"><circle r="${r}" cx="${(r * 0.2).toFixed(1)}" cy="${(r * 0.35).toFixed(1)}" fill="#000" fill-opacity=".2"/><circle r="${r}" fill="${a.lin(
      [
        [0, tone(c, 0.12)],
        [0.45, c],
        [1, tone(c, -0.2)],
      ],
      0.15,
      0,
      0.85,
      1,
    )}"/><ellipse cx="${(-r * 0.32).toFixed(1)}" cy="${(-r * 0.4).toFixed(1)}" rx="${(r * 0.3).toFixed(1)}" ry="${(r * 0.2).toFixed(1)}" fill="#fff" fill-opacity=".7"/></g>`,
  );
  return `<use href="#${id}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`;
}

/** Jewellery is shown on a linen board cut like the arch of the house. */
function board(a: Art): string {
  const linen = cloth('#e4dccd', { weave: F.plain('#e4dccd', 1.8) });
  const arch = 'M150 1080V450A300 300 0 0 1 750 450V1080Z';
  return (
    a.cast(arch, { dx: 18, dy: 24, w: 70, a: 0.2, n: 9 }) +
    a.panel(arch, linen, {
      form: 'flat',
      edgeW: 22,
      inner:
        a.soft(pts('240,1000 220,800 230,600 300,380'), 110, linen.hi, 0.4, 7) +
        a.soft(pts('690,1060 700,860 690,640 600,400'), 110, linen.lo, 0.3, 7),
    })
  );
}

export const necklace: Draw = (a, look) => {
  const m = metalOf(look);
  const style = a.rnd.pick(['pendant', 'pearls', 'links'] as const);
  a.add(board(a));
  const drop = style === 'pendant' ? 720 : style === 'pearls' ? 800 : 780;
  // a loop that hangs from one pin: narrow at the top, full at the bottom
  const at = (t: number): readonly [number, number] => {
    const u = t * Math.PI * 2;
    return [
      450 - Math.sin(u) * 168 * (0.72 + 0.28 * Math.cos(u - Math.PI)),
      500 - (Math.cos(u) * (drop - 230)) / 2 + (drop - 740) / 2,
    ];
  };
  if (style === 'pearls') {
    const n = 52;
    for (let i = 0; i < n; i++) {
      const [x, y] = at(i / n);
      a.add(bead(a, x, y, 15.5, '#efe9df'));
    }
  } else {
    const d = a.line(Array.from({ length: 25 }, (_, i) => at(i / 24)));
    if (style === 'links') a.add(chain(a, d, m, 15));
    else {
      a.add(chain(a, d, m, 6));
      const low = Math.round(at(0.5)[1]) - 752;
      const stone = a.rnd.pick(['#3f6066', '#6f3340', '#efe9df', '#c98f5a'] as const);
      a.add(
        `<g transform="translate(0 ${low})">${a.pool(456, 830, 70, 80, 0.3)}<path d="M450 752v16" stroke="${m}" stroke-width="5"/><ellipse cx="450" cy="820" rx="46" ry="58" fill="${metal(a, m)}" stroke="${tone(m, -0.3)}" stroke-width="1.500"/><ellipse cx="450" cy="820" rx="35" ry="46" fill="${a.rad(
          [
            [0, tone(stone, 0.16)],
            [0.5, stone],
            [1, tone(stone, -0.14)],
          ],
          436,
          800,
          60,
        )}" stroke="${tone(m, -0.25)}"/><path d="M424 806q8 -24 26 -28" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><circle cx="450" cy="760" r="9" fill="none" stroke="${m}" stroke-width="4"/></g>`,
      );
    }
  }
  return { close: [250, 440, 400, 533], oy: 10 };
};

export const earrings: Draw = (a, look) => {
  const m = metalOf(look);
  const style = a.rnd.pick(['hoop', 'drop', 'disc'] as const);
  const stone = a.rnd.pick(['#3f6066', '#6f3340', '#efe9df', '#c98f5a'] as const);
  const one = () => {
    let s = `<g>${bead(a, 300, 430, 20, m)}</g>`;
    if (style === 'hoop') {
      const hoop = 'M300 446A84 112 0 1 0 302 446';
      s += `<path d="${hoop}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="34" transform="translate(14 18)"/><path d="${hoop}" fill="none" stroke="${tone(m, -0.26)}" stroke-width="34" stroke-linecap="round"/><path d="${hoop}" fill="none" stroke="${m}" stroke-width="27" stroke-linecap="round"/><path d="${hoop}" fill="none" stroke="${tone(m, 0.18)}" stroke-width="10" stroke-opacity=".8" transform="translate(-6 -5)" stroke-linecap="round"/><path d="${hoop}" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".6" transform="translate(-9 -8)" stroke-linecap="round"/>`;
    } else if (style === 'drop') {
      s += `<path d="M300 446v60" stroke="#000" stroke-opacity=".2" stroke-width="6" transform="translate(8 8)"/><path d="M300 446v60" stroke="${m}" stroke-width="6"/>${a.pool(312, 640, 90, 130, 0.26)}<path d="M300 500C350 590 376 640 370 690A71 71 0 0 1 230 690C224 640 250 590 300 500z" fill="${metal(a, m)}" stroke="${tone(m, -0.28)}" stroke-width="1.500"/><path d="M300 540C336 606 354 644 350 684A51 51 0 0 1 250 684C246 644 264 606 300 540z" fill="${a.lin(
        [
          [0, tone(stone, 0.16)],
          [0.5, stone],
          [1, tone(stone, -0.14)],
        ],
        0.2,
        0,
        0.8,
        1,
      )}"/><path d="M272 640q4 -30 18 -54" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
    } else {
      s += [0, 1, 2]
        .map((i) => {
          const y = 520 + i * 118;
          const r = 42 + i * 15;
          return `<path d="M300 ${y - r - 22}v24" stroke="${tone(m, -0.1)}" stroke-width="5"/><circle cx="310" cy="${y + 12}" r="${r}" fill="#000" fill-opacity=".16"/><circle cx="300" cy="${y}" r="${r}" fill="${metal(a, m)}" stroke="${tone(m, -0.28)}" stroke-width="1.500"/><circle cx="300" cy="${y}" r="${r - 9}" fill="none" stroke="${tone(m, 0.2)}" stroke-width="2.500" stroke-opacity=".6"/>`;
        })
        .join('');
    }
    return s;
  };
  const id = a.def(`<g id="%ID%">${one()}</g>`);
  a.add(board(a), `<use href="#${id}" x="10"/>`, `<use href="#${id}" x="290" y="${Math.round(a.rnd.jitter(12))}"/>`);
  return { close: [160, 380, 330, 440], oy: 10 };
};

export const watch: Draw = (a, look) => {
  const { f, g } = leather(look, 0.5, 0.6);
  const m = f.L > 0.45 || look.colour === 'cognac' || look.colour === 'oxblood' ? BRASS : STEEL;
  const square = a.rnd.next() > 0.6;
  const face = a.rnd.pick(['#f4efe4', '#26302c', '#efe9dc', '#2a2f3a'] as const);
  const ink = face < '#8' ? '#e8dfcc' : '#3a342c';
  const half = (s: number) => {
    const y = (v: number) => (s > 0 ? v : 1200 - v);
    const strap = [
      `366,${y(448)}!`,
      `384,${y(300)}`,
      `396,${y(150)}`,
      `400,${y(96)}!`,
      `450,${y(80)}`,
      `500,${y(96)}!`,
      `504,${y(150)}`,
      `516,${y(300)}`,
      `534,${y(448)}!`,
    ].join(' ');
    const st = (x: number) =>
      a.stitch(
        pts(`${x},${y(396)} ${x + (450 - x) * 0.2},${y(240)} ${x + (450 - x) * 0.34},${y(110)}`),
        tone(look.base, f.L > 0.5 ? -0.2 : 0.2),
        { w: 2, a: 0.8 },
      );
    return (
      a.cast(pts(strap), { dx: 16, dy: 22, w: 54, a: 0.28, n: 8 }) +
      a.panel(pts(strap), f, {
        form: 'tube',
        edgeW: 34,
        inner:
          gloss(a, f, pts(`402,${y(380)} 410,${y(300)} 420,${y(200)} 424,${y(120)}`), 16, 0.7 * g) + st(384) + st(516),
      }) +
      (s < 0
        ? each(5, (i) => `<ellipse cx="450" cy="${y(300) - 20 + i * 38}" rx="7" ry="8" fill="#000" fill-opacity=".5"/>`)
        : '')
    );
  };
  a.add(half(1), half(-1));
  const keeper = pts('392,216! 508,216! 512,252! 388,252!');
  a.add(a.cast(keeper, { dx: 3, dy: 6, w: 14, a: 0.34, n: 4 }), a.panel(keeper, f, { form: 'tube', edgeW: 16 }));
  a.add(
    `<rect x="386" y="86" width="128" height="46" rx="12" fill="none" stroke="${metal(a, m)}" stroke-width="14"/><path d="M450 84v50" stroke="${tone(m, 0.1)}" stroke-width="7"/>`,
  );
  const body = square ? '<rect x="310" y="440" width="280" height="320" rx="46"' : '<circle cx="450" cy="600" r="172"';
  const dial = square ? '<rect x="336" y="466" width="228" height="268" rx="28"' : '<circle cx="450" cy="600" r="142"';
  for (const [x, y] of [
    [356, 436],
    [514, 436],
    [356, 730],
    [514, 730],
  ] as const)
    a.add(`<rect x="${x}" y="${y}" width="30" height="36" rx="8" fill="${metal(a, m)}" stroke="${tone(m, -0.3)}"/>`);
  a.add(
    `${body} fill="#000" fill-opacity=".12" transform="translate(18 26)"/>`,
    `<rect x="${square ? 590 : 620}" y="578" width="34" height="44" rx="8" fill="${metal(a, m)}" stroke="${tone(m, -0.3)}"/>`,
    `${body} fill="${metal(a, m)}" stroke="${tone(m, -0.32)}" stroke-width="2"/>`,
    `${dial} fill="${tone(m, -0.2)}" transform="translate(0 -2)"/>`,
    `${dial} fill="${a.rad(
      [
        [0, tone(face, 0.03)],
        [0.7, face],
        [1, tone(face, -0.08)],
      ],
      420,
      560,
      190,
    )}" stroke="${tone(m, -0.26)}" stroke-width="3"/>`,
    `<g stroke="${ink}" stroke-linecap="round">${each(12, (i) => `<path d="M450 ${square ? 486 : 478}v${i % 3 ? 14 : 24}" stroke-width="${i % 3 ? 4 : 7}" transform="rotate(${i * 30} 450 600)"/>`)}</g>`,
  );
  const hour = 300 + Math.round(a.rnd.next() * 8);
  a.add(
    `<g stroke-linecap="round" fill="none"><g stroke="#000" stroke-opacity=".2" transform="translate(4 7)"><path d="M450 600V524" stroke-width="11" transform="rotate(${hour} 450 600)"/><path d="M450 600V498" stroke-width="8" transform="rotate(54 450 600)"/></g><path d="M450 600V524" stroke="${ink}" stroke-width="10" transform="rotate(${hour} 450 600)"/><path d="M450 600V498" stroke="${ink}" stroke-width="7" transform="rotate(54 450 600)"/><path d="M450 630V494" stroke="#b9573f" stroke-width="2.600" transform="rotate(196 450 600)"/></g><circle cx="450" cy="600" r="9" fill="${m}" stroke="${tone(m, -0.3)}"/><circle cx="450" cy="666" r="27" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="2"/><path d="M450 666v-17" stroke="${ink}" stroke-width="2.600"/>`,
    `${dial} fill="${a.lin(
      [
        [0, '#ffffff', 0.34],
        [0.4, '#ffffff', 0.06],
        [0.42, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
  );
  return { close: [240, 400, 420, 560] };
};
