import { scaleTone } from '../../kit/colour.ts';
import { mir, move } from '../brush.ts';
import type { Cut } from '../cut.ts';
import { type Sheet, zoom } from '../sheet.ts';

export function sunglasses(s: Sheet, v: Cut): void {
  s.castOffsets = [];
  s.warp = zoom((x, y) => [x, y - (x - 450) * 0.05], 1.16, 450, 640, -4, 90);
  const f = v.c;
  const lensL = '180,566! 206,540 290,526 376,534 420,560! 421,624 392,698 322,726 240,716 196,660!',
    rimL = '140,528! 170,508 290,500 396,508 438,540! 441,626 408,718 322,746 230,736 176,672 162,590!';
  // cast shadow on the table with the lens tint let through
  const sh = s.castColour;
  const off = (q: string, a = 46, b = 74) => move(q, (x, y) => [x + a + (y - 560) * 0.25, (y - 560) * 0.62 + 590 + b]);
  for (const m of [0, 1]) {
    const F = (q: string) => (m ? mir(q) : q);
    s.fillp(off(F(rimL)), sh, 0.34);
    s.fillp(off(F(lensL)), v.lens[1], 0.5);
    s.fillp(off(F('230,640! 300,620 390,600! 380,680 320,706 250,700!')), v.lens[2], 0.5);
  }
  s.fillp(off('420,530! 480,530! 480,570! 420,570!'), sh, 0.34);
  s.brush('700,640 760,600 806,520', 20, sh, 0.26, [1, 0.8, 0.4]);
  s.brush('250,640 330,560 380,480', 18, sh, 0.22, [1, 0.8, 0.3]);
  // temples running back
  for (const m of [0, 1]) {
    const F = (q: string) => (m ? mir(q) : q);
    s.piece(
      F('152,540! 162,506! 226,426 280,360 300,330! 312,332 316,348 296,384 246,446 198,508 184,530!'),
      scaleTone(f, m ? 0.75 : 0.9),
      () => s.light(F('162,506! 226,426 300,330! 306,333! 234,426 170,514!'), 0.3),
      { heavy: 2.4 },
    );
  }
  for (const m of [0, 1]) {
    const F = (q: string) => (m ? mir(q) : q);
    s.piece(
      F(rimL),
      s.cloth(v, { c: f }),
      () => {
        s.light(
          F('152,548! 166,516 290,502 396,512 436,540! 430,542 392,520 290,511 172,526 160,560!'),
          m ? 0.3 : 0.45,
        );
        s.shade(F('440,610! 406,716 322,746 230,736 178,672! 196,676 240,722 322,730 392,704 428,640!'), 0.22);
      },
      { heavy: 3.4 },
    );
    s.fillp(
      F(lensL.replace(/(\d+),(\d+)/g, (_q, x, y) => `${(+x - 302) * 1.035 + 302},${(+y - 624) * 1.05 + 624}`)),
      s.ink,
      0.85,
    );
    s.piece(
      F(lensL),
      v.lens[0],
      () => {
        s.fillp(F('180,600! 250,612 340,610 424,596! 424,730! 180,730!'), v.lens[1]);
        s.fillp(F('180,652! 250,668 340,668 424,646! 424,740! 180,740!'), v.lens[2]);
        const x0 = m ? 520 : 220;
        s.light(`${x0 + 20},520! ${x0 + 86},520! ${x0 + 16},740! ${x0 - 50},740!`, 0.2);
        s.light(`${x0 + 104},520! ${x0 + 124},520! ${x0 + 54},740! ${x0 + 34},740!`, 0.2);
        s.shade(F('180,560! 210,540 290,526 372,534 424,560! 424,578! 372,552 290,545 214,560 190,590!'), 0.4);
      },
      { heavy: 0, hair: 1.6, ink: s.ink },
    );
    for (const [dx, dy] of [
      [0, 0],
      [14, -2],
    ] as const)
      s.ell(m ? 734 - dx : 166 + dx, 536 + dy, 4.2, 3, v.metal || '#d9b35c');
  }
  s.piece(
    '426,530! 450,520 474,530! 482,556! 470,566 450,552 430,566 418,556!',
    f,
    () => s.light('426,530! 450,520 474,530! 474,535! 450,527 426,536!', 0.4),
    {
      heavy: 2.6,
    },
  );
  s.fillp('432,590! 440,576 446,606 436,626!', scaleTone(f, 0.8));
  s.fillp(mir('432,590! 440,576 446,606 436,626!'), scaleTone(f, 0.7));
}
