/** What the demo's members have done so far, made by the services that do it, the oldest first. */
import { readConfig } from '@passage/api/config';
import type { Caller } from '@passage/api/http/context';
import { openPlatform } from '@passage/api/platform/open-platform';
import type { WritableDb } from '@passage/database';
import { applicationEvents } from './applications.ts';
import { communityEvents } from './community.ts';
import { readGoods } from './goods.ts';
import { DAY_MS, type HistoryEvent, type Shopper, type Stage } from './history-event.ts';
import { OWNER_BALANCE, peopleOf } from './members.ts';
import { moneyEvents } from './money.ts';
import { orderEvents } from './orders.ts';
import { ownShopEvents, takeOutSales } from './own-shop.ts';
import { playHistory } from './play-history.ts';
import type { Language } from './world/localized.ts';

interface Cast {
  readonly tenantId: 1 | 2;
  readonly shopper: string;
  readonly language: Language;
  readonly currencyCode: string;
  readonly staff: string;
  readonly reviewer: string;
  /** Of a shop. */
  readonly owner?: string;
}

const CASTS: readonly Cast[] = [
  {
    tenantId: 1,
    shopper: 'shopper@passage.test',
    language: 'en',
    currencyCode: 'USD',
    staff: 'staff@passage.test',
    reviewer: 'reviewer@passage.test',
    owner: 'owner@passage.test',
  },
  {
    tenantId: 2,
    shopper: 'shopper2@passage.test',
    language: 'jp',
    currencyCode: 'JPY',
    staff: 'staff2@passage.test',
    reviewer: 'reviewer3@passage.test',
  },
];

const CURRENCY: Readonly<Record<Language, string>> = {
  en: 'USD',
  zh: 'CNY',
  zhTW: 'USD',
  fr: 'EUR',
  jp: 'JPY',
  kor: 'KRW',
  id: 'IDR',
};
/** Messages of the last days are unread. */
const UNREAD_DAYS = 4;

export async function seedHistory(databaseUrl: string, seed: number, tell: (line: string) => void): Promise<void> {
  // Pictures go where the server will look for them.
  const storage = Object.entries(process.env).filter(([name]) => name.startsWith('STORAGE_'));
  const platform = openPlatform(
    readConfig({
      PASSAGE_MODE: 'demo',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...Object.fromEntries(storage),
    }),
  );
  try {
    for (const cast of CASTS) {
      const db = platform.database.forTenant(cast.tenantId).writable;
      const ownShop = cast.owner === undefined ? undefined : await ownShopOf(db, cast.owner);
      const stage = await setStage({ platform, db, seed }, cast, ownShop);
      if ((await db.prisma.checkout.count()) === 0) await playHistory(stage, await eventsOf(stage, cast, ownShop));
      const now = platform.clock.now();
      // What happened long ago was mailed and read long ago.
      await db.prisma.outbox.updateMany({ where: { job: 'mail-system-message' }, data: { status: 2, doneAt: now } });
      await db.prisma.systemMessage.updateMany({
        where: { readAt: null, createdAt: { lt: new Date(now.getTime() - UNREAD_DAYS * DAY_MS) } },
        data: { readAt: new Date(now.getTime() - UNREAD_DAYS * DAY_MS) },
      });
      tell(`orders, after-sales, reviews and money of store ${cast.tenantId}`);
    }
  } finally {
    await platform.database.close();
    platform.mail.close();
  }
}

interface OwnShop {
  readonly id: number;
  readonly owner: Caller;
}

async function ownShopOf(db: WritableDb, email: string): Promise<OwnShop> {
  const { id, ownerId } = await db.prisma.shop.findFirstOrThrow({ where: { owner: { email } } });
  return { id, owner: { id: ownerId ?? 0, email, role: 'shopper', shopId: id, sessionId: '' } };
}

async function setStage(
  house: Pick<Stage, 'platform' | 'db' | 'seed'>,
  { tenantId, staff, reviewer }: Cast,
  ownShop: OwnShop | undefined,
): Promise<Stage> {
  const idOf = async (email: string) => (await house.db.prisma.member.findFirstOrThrow({ where: { email } })).id;
  const asStaff: Caller = { id: await idOf(staff), email: staff, role: 'admin', sessionId: '' };
  return {
    ...house,
    tenantId,
    reviewerId: await idOf(reviewer),
    secondReviewerId: asStaff.id,
    sellerOf: (shopId) => (ownShop && shopId === ownShop.id ? ownShop.owner : asStaff),
  };
}

async function eventsOf(
  stage: Stage,
  { tenantId, shopper, language, currencyCode }: Cast,
  ownShop: OwnShop | undefined,
): Promise<HistoryEvent[]> {
  const { db } = stage;
  const addresses = await db.prisma.address.findMany({ where: { isDefault: 1 }, include: { member: true } });
  const buyerOf = (email: string, wishes: Pick<Shopper, 'language' | 'currencyCode'>): Shopper => {
    const address = addresses.find(({ member }) => member.email === email);
    if (!address) throw new Error(`no address of ${email}`);
    return { ...stage, ...wishes, memberId: address.memberId, addressId: address.id, purse: { spare: 0n } };
  };
  const people = peopleOf(tenantId).map((person) =>
    buyerOf(person.email, { language: person.language, currencyCode: CURRENCY[person.language] }),
  );
  const protagonist = buyerOf(shopper, { language, currencyCode });
  const goods = await readGoods(db);
  const events = [
    ...orderEvents(protagonist, goods),
    ...(await moneyEvents(protagonist)),
    ...communityEvents(people, goods),
    ...(await applicationEvents(stage)),
  ];
  if (!ownShop) return events;
  const sold = goods.filter(({ shopId }) => shopId === ownShop.id);
  const taken = await takeOutSales(db, ownShop.owner.id, BigInt(OWNER_BALANCE));
  return [...events, ...ownShopEvents(people, sold), taken];
}
