import { CHAT_TYPE, type ChatType } from '@passage/contract';
import type { Tx } from '@passage/database';
import { found } from '../../http/failure.ts';
import { announce } from '../../platform/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';
import { claimPicture } from '../files/index.ts';
import { findMessage, type Sides } from './chat.queries.ts';
import { ensureConversation, keepMessage, lockConversation } from './chat.repository.ts';
import { type ChatFrame, toChatMessage } from './chat-message.ts';
import { type Partner, requireOpenDesk } from './find-desk.ts';

export interface Content {
  readonly type: ChatType;
  /** Text, or the address of the sender's own picture. */
  readonly message: string;
}

interface Outgoing extends Content {
  readonly sides: Sides;
  readonly senderId: number;
  readonly sendtype: 1 | 2;
  readonly now: Date;
}

/** @throws Failure NOT_FOUND where the two have no conversation, INVALID_INPUT for a picture that is not the sender's */
async function keep(platform: Platform, tx: Tx, { sides, senderId, sendtype, type, message, now }: Outgoing) {
  const conversationId = found(await lockConversation(tx, sides));
  const isPicture = type === CHAT_TYPE.image;
  const picture =
    isPicture && (await claimPicture(tx, { ownerId: senderId, address: message, purpose: 'chat', field: 'message' }));
  const id = await keepMessage(tx, {
    conversationId,
    senderId,
    sendtype,
    type,
    message: isPicture ? '' : message,
    fileId: picture ? picture.id : null,
    now,
  });
  announce(tx, { about: 'message', id });
  const row = found(await findMessage(tx, id));
  return { event: 'message' as const, data: await toChatMessage(platform, tx.tenantId, row) };
}

/**
 * A member writes to a shop or to customer service.
 *
 * @throws Failure NOT_FOUND, MERCHANT_NOT_ALLOWED, CHAT_CLOSED, INVALID_INPUT
 */
export async function writeToDesk(
  platform: Platform,
  tx: Tx,
  memberId: number,
  partner: Partner,
  content: Content,
): Promise<ChatFrame> {
  const now = platform.clock.now();
  const sides = { memberId, desk: await requireOpenDesk(tx, memberId, partner) };
  await ensureConversation(tx, sides, now);
  return keep(platform, tx, { ...content, sides, senderId: memberId, sendtype: 1, now });
}

/**
 * A desk answers a member who has written to it.
 *
 * @throws Failure NOT_FOUND, INVALID_INPUT
 */
export async function answerMember(
  platform: Platform,
  tx: Tx,
  sides: Sides,
  sender: { readonly id: number; readonly requestId: string },
  content: Content,
): Promise<ChatFrame> {
  const now = platform.clock.now();
  const frame = await keep(platform, tx, { ...content, sides, senderId: sender.id, sendtype: 2, now });
  await writeAudit(tx, {
    actorId: sender.id,
    action: 'chat.send',
    subject: `member:${sides.memberId}`,
    before: null,
    after: { shopId: sides.desk, messageId: frame.data.id, type: content.type },
    requestId: sender.requestId,
    now,
  });
  return frame;
}
