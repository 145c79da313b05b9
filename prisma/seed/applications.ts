/** Who wants to open a shop in the demo, with drawn identity papers and a drawn logo. */
import { applyForShop } from '@passage/api/modules/applications/index';
import { CARD_TYPE } from '@passage/contract';
import sharp from 'sharp';
import type { HistoryEvent, Stage } from './history-event.ts';
import { addressOf, type DemoPicture, storePicture } from './pictures.ts';

export const INVITE_CODE = 'PASSAGE2026';

const APPLICANT = 'applicant@passage.test';

const svg = (width: number, height: number, parts: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts}</svg>`);

const bars = (from: number, widths: readonly number[]): string =>
  widths
    .map(
      (width, line) => `<rect x="${from}" y="${150 + line * 56}" width="${width}" height="20" rx="6" fill="#8d8a83"/>`,
    )
    .join('');

/** Without words or a face: a card as it lies on a table. */
const CARD =
  '<rect width="760" height="480" fill="#d9d4cb"/><rect x="30" y="30" width="700" height="420" rx="26" fill="#f6f3ec"/>';
const DRAWINGS = {
  front: svg(
    760,
    480,
    `${CARD}<rect x="70" y="140" width="190" height="240" rx="10" fill="#c2b8a8"/><circle cx="165" cy="225" r="46" fill="#9c8f7c"/>${bars(310, [330, 260, 300, 180])}`,
  ),
  back: svg(
    760,
    480,
    `${CARD}<rect x="30" y="70" width="700" height="76" fill="#3a3733"/>${bars(80, [540, 430, 480, 300])}`,
  ),
  logo: svg(
    600,
    600,
    '<rect width="600" height="600" fill="#24302b"/><path d="M180 430V290a120 120 0 0 1 240 0v140" fill="none" stroke="#e8dcc6" stroke-width="26"/><path d="M300 200v230" stroke="#e8dcc6" stroke-width="10"/>',
  ),
} as const;

/** The one who waits for an answer. */
export async function applicationEvents(stage: Stage): Promise<HistoryEvent[]> {
  const member = await stage.db.prisma.member.findFirst({ where: { email: APPLICANT } });
  if (!member) return [];
  const owner = { ...stage, memberId: member.id };
  const picture = (name: keyof typeof DRAWINGS): DemoPicture => ({ owner, name: `apply/${name}`, format: 'png' });
  const store = (name: keyof typeof DRAWINGS, purpose: 'identity' | 'logo') =>
    storePicture(picture(name), purpose, () => sharp(DRAWINGS[name]).png().toBuffer());
  const categories = await stage.db.prisma.category.findMany({
    where: { parentId: null, population: 2 },
    orderBy: { position: 'asc' },
    take: 2,
  });
  return [
    {
      daysAgo: 0.4,
      prepare: async () => {
        await store('front', 'identity');
        await store('back', 'identity');
        await store('logo', 'logo');
      },
      run: async (tx, now) => {
        await applyForShop(tx, {
          member,
          now,
          form: {
            userName: member.firstName,
            surname: member.lastName,
            mobile: '+234 803 555 0142',
            email: member.email,
            inviteCode: INVITE_CODE,
            shopName: 'Okafor Atelier',
            shopDesc: 'Dresses and coats of hand-woven cloth, cut to order in Lagos.',
            logo: addressOf(picture('logo')),
            cardFront: addressOf(picture('front')),
            cardBack: addressOf(picture('back')),
            saleCategory: categories.map(({ id }) => id),
            cardType: CARD_TYPE.passport,
            shopAddress: '14 Awolowo Road, Lagos',
          },
        });
      },
    },
  ];
}
