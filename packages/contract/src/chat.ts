import { z } from 'zod';
import { CHAT_TYPE, MESSAGE_OF } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { code, id, idList, int, pageOf, paging, text, time, walkedPageOf, walking } from './scalars.ts';

/** Code points of one message. */
export const MAX_CHAT_TEXT = 2_000;
/** Messages of one page. */
export const CHAT_PAGE = 200;

const sendtype = z.literal([1, 2]);
const kind = z.literal([CHAT_TYPE.text, CHAT_TYPE.image]);

const message = z
  .object({
    id: z.int(),
    /** Text as it was typed, or the address of a picture, which holds for an hour. */
    message: z.string(),
    /** 2 from the shop or customer service, 1 from the shopper. */
    sendtype,
    type: kind,
    /** Who wrote it; 0 for customer service and a shop that nobody answers for. */
    memberId: z.int(),
    createTime: time(),
    /** 0 for customer service. */
    shopId: z.int(),
    /** The shopper of the conversation. */
    buyid: z.int(),
  })
  .meta({ id: 'ChatMessage' });

/** The frame of a message, as the websocket pushes it too. */
const frame = z.object({ event: z.literal('message'), data: message }).meta({ id: 'ChatFrame' });

/**
 * The other side of one's conversation: a shop by its id or by the member who answers for it. Without either, or with 0,
 * customer service.
 */
const partner = {
  recipientId: int({ min: 0 }).optional(),
  shopId: int({ min: 0 }).optional(),
  /** 1 shops, 2 customer service */
  mesType: code(MESSAGE_OF.shop, MESSAGE_OF.service).optional(),
};

/** What is sent: text, or with type 3 the address of one's own upload. */
const content = {
  message: text({ max: MAX_CHAT_TEXT }),
  type: code(CHAT_TYPE.text, CHAT_TYPE.image).default(CHAT_TYPE.text),
};

const desks = { staff: ['support', 'merchant'] } as const;
const done = z.object({});

export const chatContract = {
  sessions: endpoint({
    method: 'POST',
    path: 'message/getUserSessionAllList',
    aliases: ['getUserSessionAllList'],
    access: 'member',
    summary: "The caller's conversations with shops, the latest first: type 2 all, 1 read, 0 unread.",
    input: z.object({ type: code(0, 1, 2).default(2), ...walking(10) }),
    output: z.array(
      z.object({
        id: z.int(),
        shopName: z.string(),
        message: z.string(),
        type: kind,
        /** 0 when all of it was read. */
        unReadNum: z.int(),
        createTime: time(),
        /** The member who answers for the shop, 0 where none does. */
        userId: z.int(),
        shopId: z.int(),
        shopLogo: z.string(),
        /** What `after` takes to go on behind this conversation. */
        cursor: z.string(),
      }),
    ),
    effect: false,
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: 'message/user/unread/num',
    aliases: ['user/unread/num'],
    access: 'member',
    summary: 'How many messages of shops (mesType 1) or of customer service (2) the caller has not read.',
    input: z.object({ mesType: code(MESSAGE_OF.shop, MESSAGE_OF.service).default(MESSAGE_OF.shop) }),
    output: z.int(),
  }),
  messages: endpoint({
    method: 'GET',
    path: 'message/receive-message',
    aliases: ['receive-message'],
    access: 'member',
    summary: 'One conversation of the caller, newest first; with beforeId only what is older than that message.',
    input: z.object({ ...partner, type: int().optional(), beforeId: id().optional(), ...paging(CHAT_PAGE) }),
    output: pageOf(message),
  }),
  newMessages: endpoint({
    method: 'GET',
    path: 'message/receive-newmessage',
    aliases: ['receive-newmessage'],
    access: 'member',
    summary:
      'What came into one conversation of the caller after the message msgid, oldest first, at most 200 messages.',
    input: z.object({ ...partner, msgid: int({ min: 0 }).default(0) }),
    output: z.array(message),
  }),
  send: endpoint({
    method: 'POST',
    path: 'message/send_message',
    aliases: ['send_message'],
    access: 'member',
    summary:
      "Writes to a shop or to customer service: type 1 text, 3 one's own uploaded picture by its address. Who sends it is known by the token alone.",
    input: z.object({ ...partner, ...content }),
    output: frame,
    errors: ['MERCHANT_NOT_ALLOWED', 'CHAT_CLOSED', 'TOO_MANY_REQUESTS'],
    idempotent: true,
  }),
  markRead: endpoint({
    method: 'POST',
    path: 'message/user/read/msg/batch',
    aliases: ['user/read/msg/batch'],
    access: 'member',
    summary:
      "Marks one conversation of the caller as read: the shop of the member with memberId, or the shop's own id.",
    input: z.object({ memberId: int({ min: 0 }).optional(), shopId: int({ min: 0 }).optional() }),
    output: done,
  }),
  mayWrite: endpoint({
    method: 'GET',
    path: 'message/canShopComment',
    aliases: ['canShopComment'],
    access: 'member',
    summary: 'May the caller write to this shop: it is open, and the caller owns no shop.',
    input: z.object({ shopId: id() }),
    output: z.boolean(),
  }),
  deleteMessage: endpoint({
    method: 'POST',
    path: 'message/delete/message/{id}',
    aliases: ['delete/message/{id}'],
    access: 'member',
    summary: "Deletes one of the caller's own messages for both sides.",
    input: z.object({ id: id() }),
    output: z.object({ id: z.int() }),
  }),
  deletions: endpoint({
    method: 'GET',
    path: 'message/get/delete/message/{id}',
    aliases: ['get/delete/message/{id}'],
    access: 'member',
    summary:
      'Ids of messages that the member with this id deleted in the conversation with the caller and that the caller has not confirmed. 0 stands for customer service, or for the shop with shopId.',
    input: z.object({ id: int({ min: 0 }), shopId: int({ min: 0 }).optional() }),
    output: z.array(z.int()),
  }),
  confirmDeletions: endpoint({
    method: 'POST',
    path: 'message/read/delete/message/{id}',
    aliases: ['read/delete/message/{id}'],
    access: 'member',
    summary: 'Confirms those deletions in one batch.',
    input: z.object({ id: int({ min: 0 }), shopId: int({ min: 0 }).optional(), ids: idList() }),
    output: z.object({ ids: z.array(z.int()) }),
  }),
  deskSessions: endpoint({
    method: 'GET',
    path: 'chat/sessions',
    surface: 'admin',
    access: desks,
    summary: "Conversations, the latest first: of customer service for its staff, of the own shop for a shop's owner.",
    input: z.object(walking(20)),
    output: walkedPageOf(
      z.object({
        id: z.int(),
        memberId: z.int(),
        memberName: z.string(),
        message: z.string(),
        type: kind,
        unReadNum: z.int(),
        createTime: time(),
      }),
    ),
  }),
  deskMessages: endpoint({
    method: 'GET',
    path: 'chat/messages',
    surface: 'admin',
    access: desks,
    summary:
      'One conversation with a shopper, newest first; beforeId and msgid bound it to older and to newer messages.',
    input: z.object({
      memberId: id(),
      beforeId: id().optional(),
      msgid: int({ min: 0 }).optional(),
      ...paging(CHAT_PAGE),
    }),
    output: pageOf(message),
  }),
  deskSend: endpoint({
    method: 'POST',
    path: 'chat/send',
    surface: 'admin',
    access: desks,
    summary: 'Answers a shopper who has written.',
    input: z.object({ memberId: id(), ...content }),
    output: frame,
    errors: ['TOO_MANY_REQUESTS'],
    idempotent: true,
  }),
  deskRead: endpoint({
    method: 'POST',
    path: 'chat/read',
    surface: 'admin',
    access: desks,
    summary: 'Marks one conversation with a shopper as read.',
    input: z.object({ memberId: id() }),
    output: done,
  }),
};
