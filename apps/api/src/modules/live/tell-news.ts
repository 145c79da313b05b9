import { contract } from '@passage/contract';
import { type Db, integer, smallint, statement } from '@passage/database';
import { z } from 'zod';
import type { News } from '../../platform/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnread, findDeleted, findLiveMessage, toChatMessage } from '../chat/index.ts';
import { countUnread as countSystemMessages } from '../messages/index.ts';
import { deskRoom, memberRoom, type Rooms } from './rooms.ts';

const order = statement({
  name: 'live-order',
  params: [integer('id')],
  columns: { id: integer, member_id: integer, shop_id: integer, status: smallint },
  text: 'select id, member_id, shop_id, status from trade_order where id = $1',
});

/** What a member has not read yet, as a frame. */
export async function unreadFrame(db: Db, memberId: number): Promise<object> {
  const [{ shop, service }, system] = await Promise.all([countUnread(db, memberId), countSystemMessages(db, memberId)]);
  return { event: 'unread', data: { shop, service, system } };
}

/** Turns news into frames for those whom it concerns, as far as they are connected here. */
export async function tellNews(platform: Platform, rooms: Rooms, { tenantId, about, id }: News): Promise<void> {
  if (!rooms.hasTenant(tenantId)) return;
  const db = platform.database.forTenant(tenantId).readable;
  const tellUnread = async (memberId: number): Promise<void> => {
    const room = memberRoom(tenantId, memberId);
    if (rooms.has(room)) rooms.push([room], await unreadFrame(db, memberId));
  };
  const bothSides = (memberId: number, desk: number) => [memberRoom(tenantId, memberId), deskRoom(tenantId, desk)];

  switch (about) {
    case 'unread':
      return tellUnread(id);
    case 'order': {
      const row = await db.sql.row(order, [id]);
      if (row) rooms.push(bothSides(row.member_id, row.shop_id), { event: 'order', data: { id, status: row.status } });
      return;
    }
    case 'deleted': {
      const row = await findDeleted(db, id);
      if (!row) return;
      const data = { ids: [id], shopId: row.desk, buyid: row.member_id };
      rooms.push(bothSides(row.member_id, row.desk), { event: 'deleted', data });
      return row.sendtype === 2 ? tellUnread(row.member_id) : undefined;
    }
    case 'message': {
      const row = await findLiveMessage(db, id);
      if (!row) return;
      const data = await toChatMessage(platform, tenantId, row);
      const frame = z.encode(contract.chat.send.output, { event: 'message', data });
      // With the message before it a client knows whether it has missed one.
      rooms.push(bothSides(row.member_id, row.desk), { ...frame, after: row.after });
      return row.sendtype === 2 ? tellUnread(row.member_id) : undefined;
    }
  }
}
