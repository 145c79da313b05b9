import type { Db } from '@passage/database';
import { Failure, found } from '../../http/failure.ts';
import { shopOfMember } from '../shops/index.ts';
import { type Desk, findShop, SERVICE_DESK } from './chat.queries.ts';

export interface Partner {
  readonly recipientId?: number | undefined;
  readonly shopId?: number | undefined;
  readonly mesType?: 1 | 2 | undefined;
}

/** The desk that a shopper means: a shop by its id or by its member, without either customer service. */
export async function findDesk(db: Db, { recipientId = 0, shopId = 0, mesType }: Partner): Promise<Desk | undefined> {
  if (mesType === 2) return SERVICE_DESK;
  if (shopId > 0) return (await findShop(db, shopId))?.id;
  if (recipientId > 0) return (await shopOfMember(db, recipientId))?.id;
  return SERVICE_DESK;
}

/** May a member write to this shop. @throws Failure NOT_FOUND for a shop that the store does not have */
export async function mayWriteTo(db: Db, memberId: number, shopId: number): Promise<'yes' | 'merchant' | 'closed'> {
  const shop = found(await findShop(db, shopId));
  if (await shopOfMember(db, memberId)) return 'merchant';
  return shop.status === 1 ? 'yes' : 'closed';
}

/** @throws Failure NOT_FOUND, MERCHANT_NOT_ALLOWED, CHAT_CLOSED */
export async function requireOpenDesk(db: Db, memberId: number, partner: Partner): Promise<Desk> {
  const desk = found(await findDesk(db, partner));
  if (desk === SERVICE_DESK) return desk;
  const may = await mayWriteTo(db, memberId, desk);
  if (may === 'merchant') throw new Failure('MERCHANT_NOT_ALLOWED');
  if (may === 'closed') throw new Failure('CHAT_CLOSED');
  return desk;
}
