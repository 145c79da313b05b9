import { tone } from '../../kit/colour.ts';
import { each } from '../../kit/number.ts';
import { ribBand } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { pts } from '../shape.ts';

export const beanie: Draw = (a, look) => {
  const f = weave({ ...look, pattern: look.pattern ?? 'rib' }, { ground: F.knit(look.base, 10), k: 1.2 });
  const trim = cloth(look.base);
  const pom = a.rnd.next() > 0.6;
  const crown = pts(
    '214,720! 206,620 226,500 290,396 380,340 450,330 520,340 610,396 674,500 694,620 686,720! 450,740',
  );
  a.add(a.cast([...crown, ...pts('700,860! 450,880 200,860!')], { dx: 18, dy: 28, w: 80, a: 0.24, n: 10 }));
  if (pom) {
    const c = look.base;
    a.add(
      a.pool(458, 300, 118, 100, 0.24),
      `<circle cx="450" cy="272" r="80" fill="${a.rad(
        [
          [0, tone(c, 0.08)],
          [0.6, c],
          [1, tone(c, -0.16)],
        ],
        420,
        240,
        120,
      )}"/>`,
      `<g stroke-linecap="round" fill="none" stroke-width="4">${each(120, (i) => {
        const t = i * 2.4;
        const r = 16 + ((i * 37) % 66);
        const x = Math.round(450 + Math.cos(t) * r);
        const y = Math.round(272 + Math.sin(t) * r);
        const dx = Math.round(Math.cos(t) * 15 + a.rnd.jitter(5));
        const dy = Math.round(Math.sin(t) * 15 + a.rnd.jitter(5));
        return `<path d="M${x} ${y}l${dx} ${dy}" stroke="${tone(c, i % 3 ? 0.05 : -0.12)}"/>`;
      })}</g>`,
    );
  }
  // decreases gather the crown toward its top
  const gathers = each(9, (i) => {
    const x = 262 + i * 47;
    const c = 450 + (x - 450) * 0.12;
    return a.fold(
      pts(
        `${Math.round(c)},338 ${Math.round(c + (x - 450) * 0.4)},372 ${Math.round(x - (x - 450) * 0.2)},440 ${Math.round(x)},560`,
      ),
      13,
      f,
      0.3,
      x < 450 ? 1 : -1,
    );
  });
  a.add(
    a.panel(crown, f, {
      formDir: [0, 0, 1, 0.2],
      edgeW: 80,
      inner:
        gathers +
        a.soft(pts('300,640 290,540 320,460 380,400'), 50, f.hi, 0.36 * f.hiK, 6) +
        a.soft(pts('640,700 660,600 640,500 580,420'), 56, f.lo, 0.34, 6) +
        a.fold(pts('240,700 320,676 400,690 470,672'), 16, f, 0.24, -1) +
        a.fold(pts('660,696 600,668 540,676 480,660'), 15, f, 0.24) +
        a.glow(a.line(pts('206,716 450,742 694,716')), f.deep, 40, 0.4, 5),
    }),
  );
  const brim = pts(
    '198,716! 320,736 450,742 580,736 702,716! 712,790 704,868! 580,888 450,894 320,888 196,868! 188,790',
  );
  a.add(
    a.cast(brim, { dx: 0, dy: -5, w: 22, a: 0.3, n: 5, col: f.deep }),
    a.panel(brim, trim, {
      edgeW: 50,
      inner:
        ribBand(a, a.line(pts('186,792 320,812 450,818 580,812 714,792')), 190, f, '9 9') +
        a.fold(pts('260,726 270,780 262,830 268,880'), 14, f, 0.16) +
        a.fold(pts('640,726 630,780 640,830 632,880'), 14, f, 0.18, -1) +
        a.glow(a.line(pts('196,866 450,892 704,866')), f.deep, 26, 0.4, 4),
    }),
  );
  if (!pom) {
    const tab = pts('560,786! 640,778! 644,826! 564,834!');
    a.add(
      a.cast(tab, { dx: 2, dy: 4, w: 10, a: 0.3, n: 3 }),
      a.panel(tab, cloth(f.L > 0.5 ? '#5a4636' : '#d8c6a6'), { form: 'flat', edgeW: 10 }),
      `<path d="M590 820v-14a12 12 0 0 1 24 -2v14" fill="none" stroke="${f.L > 0.5 ? '#d8c6a6' : '#5a4636'}" stroke-width="2.600"/>`,
    );
  }
  return { close: [300, 520, 330, 440], scale: 1.12, ox: -54, oy: pom ? -30 : -70 };
};
