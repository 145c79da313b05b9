import { z } from 'zod';
import { MESSAGE_TYPE } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { code, flag, id, pageOf, paging, time } from './scalars.ts';

/** Members' messages are of user type 1, and there is no other. */
const userType = () => code(1).default(1);
const type = () => code(MESSAGE_TYPE.order, MESSAGE_TYPE.wallet, MESSAGE_TYPE.shop, MESSAGE_TYPE.notice);

export const messagesContract = {
  page: endpoint({
    method: 'POST',
    path: 'message/getMyMessage',
    aliases: ['getMyMessage'],
    access: 'member',
    summary:
      "The caller's system messages in the caller's language, newest first, of a type (1 order, 2 wallet, 3 shop, 4 notice) or of all.",
    input: z.object({ ...paging(10), type: type().optional(), userType: userType() }),
    output: pageOf(
      z.object({
        id: z.int(),
        type: z.int(),
        title: z.string(),
        message: z.string(),
        /** Path of what it is about, in the storefront. */
        link: z.string().nullable(),
        createTime: time(),
        /** 1 read. */
        sta: flag(),
      }),
    ),
    effect: false,
  }),
  markRead: endpoint({
    method: 'POST',
    path: 'message/readmsg',
    aliases: ['readmsg'],
    access: 'member',
    summary: "Marks one of the caller's system messages read. Repeating it changes nothing.",
    input: z.object({ id: id() }),
    output: z.object({ id: z.int() }),
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: 'message/total/unread/num',
    aliases: ['total/unread/num'],
    access: 'member',
    summary: "Number of the caller's unread system messages.",
    input: z.object({ userType: userType() }),
    output: z.int(),
  }),
  hasUnread: endpoint({
    method: 'GET',
    path: 'message/unradmsg',
    aliases: ['unradmsg'],
    access: 'member',
    summary: "Whether any of the caller's system messages is unread, and how many of each type that has any.",
    input: z.object({}),
    output: z.object({ flag: z.boolean(), types: z.array(z.object({ type: z.int(), count: z.int() })) }),
  }),
};
