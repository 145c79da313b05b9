import { drape, ribBand, WALL } from '../block.ts';
import type { Draw } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pts, pts } from '../shape.ts';
import { backNeck, crew, roll, sleeves, yarn } from '../tops/knit.ts';

const HALF: Pts = pts('359,192! 306,211 245,240! 270,318 262,408! 276,520 280,600 258,760 246,920 244,1080 250,1196!');

export const knitDress: Draw = (a, look) => {
  a.pose(hang({ top: 190, hem: 1200, waist: 640, length: 0.05, cuff: 840, arm: 190, sway: 9 }));
  const { cloth: f, trim } = yarn({ ...look, pattern: look.pattern ?? 'rib' });
  const outline = pts(
    '366,179! 306,209 245,240 185,327 143,501 98,771 107,826! 185,838! 213,692 262,560 246,900 244,1196!',
  );
  a.add(a.cast([...outline, ...mirror(outline)], WALL));
  backNeck(a, f);
  const hem = a.line(pts('248,1176 341,1186 450,1188 559,1186 652,1176'));
  a.add(
    a.panel([...HALF, ...pts('450,1210'), ...mirror(HALF), ...pts('450,267')], f, {
      edgeW: 58,
      inner:
        drape(a, f, 1180) +
        a.fold(pts('300,560 340,600 380,620 430,622'), 15, f, 0.2) +
        a.fold(pts('604,560 566,606 520,630 470,632'), 15, f, 0.22, -1) +
        a.fold(pts('286,680 270,800 262,920 264,1060'), 22, f, 0.24) +
        a.fold(pts('612,680 630,800 636,920 634,1060'), 22, f, 0.26, -1) +
        a.soft(pts('380,660 360,800 356,940 366,1100'), 40, f.hi, 0.26 * f.hiK, 5) +
        a.soft(pts('330,500 350,560 350,640 330,700'), 26, f.lo, 0.16) +
        a.use(hem, `fill="none" stroke="${f.base}" stroke-opacity=".6" stroke-width="46"`) +
        ribBand(a, hem, 46, f, '4 4'),
    }),
  );
  sleeves(a, f, trim);
  if (a.rnd.next() > 0.45) roll(a, f, trim);
  else crew(a, f, trim);
  return { close: [330, 90, 240, 320], scale: 0.92, ox: 36, oy: -24 };
};
