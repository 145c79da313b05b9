import { CHAT_TYPE, type Contract, type OutputOf } from '@passage/contract';
import type { Platform } from '../../platform/platform.ts';
import { signedUrl } from '../files/index.ts';
import type { MessageRow } from './chat.queries.ts';

export type ChatFrame = OutputOf<Contract['chat']['send']>;
export type ChatMessage = ChatFrame['data'];

interface Worded {
  type: 1 | 3;
  message: string;
  file_id: string | null;
  format: string | null;
}

/** A message's text, or its picture's address for an hour. */
export const contentOf = async (
  platform: Platform,
  tenantId: number,
  { type, message, file_id, format }: Worded,
): Promise<string> =>
  type === CHAT_TYPE.image && file_id !== null && format !== null
    ? signedUrl(platform, tenantId, { id: file_id, format })
    : message;

/** Who of a desk wrote is the desk's own business: a shopper knows its shop's member. */
export const toChatMessage = async (platform: Platform, tenantId: number, row: MessageRow): Promise<ChatMessage> => ({
  id: row.id,
  message: await contentOf(platform, tenantId, row),
  sendtype: row.sendtype,
  type: row.type,
  memberId: row.sendtype === 1 ? row.member_id : (row.owner_id ?? 0),
  createTime: row.created_at,
  shopId: row.desk,
  buyid: row.member_id,
});
