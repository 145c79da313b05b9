import type { Output } from '../../api/call.ts';

export type ChatMessage = Output<'chat.messages'>['list'][number];

/** Messages of one conversation as a client knows them. */
export interface Conversation {
  /** Oldest first, each once. */
  messages: readonly ChatMessage[];
  /**
   * Up to here nothing is missing. What was sent from here may be newer: something of the other side may lie between.
   */
  knownTo: number;
  /** Whether there is more before the first. */
  hasOlder: boolean;
}

export const EMPTY: Conversation = { messages: [], knownTo: 0, hasOlder: false };

/** Adds messages in whatever order they come, those that are known already too. */
export function withMessages(known: Conversation, added: readonly ChatMessage[]): Conversation {
  const byId = new Map([...known.messages, ...added].map((message) => [message.id, message]));
  return { ...known, messages: [...byId.values()].sort((a, b) => a.id - b.id) };
}

/** What was asked for after `knownTo` has come. */
export function caughtUp(known: Conversation, added: readonly ChatMessage[]): Conversation {
  return { ...withMessages(known, added), knownTo: Math.max(known.knownTo, ...added.map(({ id }) => id)) };
}

export function withoutMessages(known: Conversation, ids: readonly number[]): Conversation {
  return { ...known, messages: known.messages.filter(({ id }) => !ids.includes(id)) };
}
