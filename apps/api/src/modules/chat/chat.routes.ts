import { contract, MESSAGE_OF } from '@passage/contract';
import { CHAT_PAGE } from '@passage/contract/chat';
import type { Db, WritableDb } from '@passage/database';
import { type Caller, type CommandContext, type Context, shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_ID, walkOf } from '../../http/walk.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import { announce } from '../../platform/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileUrl, releasePicture } from '../files/index.ts';
import { countAttempt, type Limit } from '../session/index.ts';
import {
  countUnread,
  type Desk,
  findMessagesAfter,
  findShopSessions,
  pageDeskSessions,
  pageMessages,
  SERVICE_DESK,
  type Sides,
} from './chat.queries.ts';
import { deleteOwnMessage, markConversationRead } from './chat.repository.ts';
import { contentOf, toChatMessage } from './chat-message.ts';
import { confirmDeletions, findDeletions } from './deletions.ts';
import { findDesk, mayWriteTo, type Partner } from './find-desk.ts';
import { answerMember, writeToDesk } from './send-message.ts';

/** More than anybody types. */
const SENDS: Limit = { scope: 'chat:send', tries: 120, windowMs: MINUTE_MS };

const countSend = (db: WritableDb, { id }: Caller, { clock }: Platform): Promise<void> =>
  countAttempt(db, SENDS, String(id), clock.now());

const sliceOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

type Known = Context & { readonly caller: Caller };

/** The caller's own conversation with whom is meant. */
const ownSides = async ({ db, caller }: Known, partner: Partner): Promise<Sides> => ({
  memberId: caller.id,
  desk: found(await findDesk(db, partner)),
});

/** Staff sit at customer service, an owner at the own shop. */
const deskOf = (caller: Caller): Desk => shopScopeOf(caller) ?? SERVICE_DESK;

const asked = async (db: Db, caller: Caller, { id, shopId }: { id: number; shopId?: number | undefined }) => ({
  callerId: caller.id,
  desk: await findDesk(db, { recipientId: id, shopId }),
  otherId: id,
});

const readConversation = async (
  { db, platform, tenantId }: Known,
  sides: Sides,
  span: { after?: number | undefined; before?: number | undefined },
  page: { pageNo: number; pageSize: number },
) => {
  const { rows, total } = await pageMessages(db, sides, span, sliceOf(page));
  return { list: await Promise.all(rows.map((row) => toChatMessage(platform, tenantId, row))), total };
};

export const chatRoutes = implement(contract.chat, {
  sessions: async (context, input) => {
    const { db, caller, platform, tenantId } = context;
    const walk = walkOf(context, 'chat.sessions', BY_ID, input);
    const rows = await findShopSessions(db, caller.id, input.type, walk);
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        shopName: row.shop_name,
        message: await contentOf(platform, tenantId, row),
        type: row.type,
        unReadNum: row.unread,
        createTime: row.created_at,
        userId: row.owner_id ?? 0,
        shopId: row.shop_id,
        shopLogo: fileUrl(row.logo ?? ''),
        cursor: walk.cursorOf([row.last_message_id]),
      })),
    );
  },

  unreadCount: async ({ db, caller }, { mesType }) => {
    const { shop, service } = await countUnread(db, caller.id);
    return mesType === MESSAGE_OF.shop ? shop : service;
  },

  messages: async (context, { beforeId: before, pageNo, pageSize, ...partner }) =>
    readConversation(context, await ownSides(context, partner), { before }, { pageNo, pageSize }),

  newMessages: async (context, { msgid, ...partner }) => {
    const { db, platform, tenantId } = context;
    const rows = await findMessagesAfter(db, await ownSides(context, partner), msgid, CHAT_PAGE);
    return Promise.all(rows.map((row) => toChatMessage(platform, tenantId, row)));
  },

  send: async ({ once, db, caller, platform }, { type, message, ...partner }) => {
    await countSend(db, caller, platform);
    return once((tx) => writeToDesk(platform, tx, caller.id, partner, { type, message }));
  },

  markRead: async (context, { memberId, shopId }) => {
    const sides = await ownSides(context, { recipientId: memberId, shopId });
    return context.db.inTransaction(async (tx) => {
      if (await markConversationRead(tx, 'member', sides)) announce(tx, { about: 'unread', id: context.caller.id });
      return {};
    });
  },

  mayWrite: async ({ db, caller }, { shopId }) => (await mayWriteTo(db, caller.id, shopId)) === 'yes',

  deleteMessage: ({ db, caller, platform }, { id }) =>
    db.inTransaction(async (tx) => {
      const { id: deleted, file_id } = found(await deleteOwnMessage(tx, id, caller.id, platform.clock.now()));
      if (file_id !== null) await releasePicture(tx, file_id);
      announce(tx, { about: 'deleted', id });
      return { id: deleted };
    }),

  deletions: async ({ db, caller }, input) => findDeletions(db, await asked(db, caller, input)),

  confirmDeletions: async ({ db, caller, platform }, { ids, ...input }) => ({
    ids: await confirmDeletions(db, await asked(db, caller, input), ids, platform.clock.now()),
  }),

  deskSessions: async (context, input) => {
    const { db, caller, platform, tenantId } = context;
    const walk = walkOf(context, 'chat.deskSessions', BY_ID, input);
    const { rows, total } = await pageDeskSessions(db, deskOf(caller), walk);
    return {
      total,
      next: walk.nextOf(rows, (row) => [row.last_message_id]),
      list: await Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          memberId: row.member_id,
          memberName: row.member_name,
          message: await contentOf(platform, tenantId, row),
          type: row.type,
          unReadNum: row.unread,
          createTime: row.created_at,
        })),
      ),
    };
  },

  deskMessages: (context, { memberId, beforeId: before, msgid: after, ...page }) =>
    readConversation(context, { memberId, desk: deskOf(context.caller) }, { before, after }, page),

  deskSend: async ({ once, db, caller, platform, requestId }, { memberId, type, message }) => {
    await countSend(db, caller, platform);
    const sides = { memberId, desk: deskOf(caller) };
    return once((tx) => answerMember(platform, tx, sides, { id: caller.id, requestId }, { type, message }));
  },

  deskRead: async ({ db, caller }: CommandContext & { readonly caller: Caller }, { memberId }) => {
    await markConversationRead(db, 'desk', { memberId, desk: deskOf(caller) });
    return {};
  },
});
