import { contract } from '@passage/contract';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { markMessageRead } from './mark-message-read.ts';
import { countUnread, countUnreadByType, pageMessages } from './messages.queries.ts';

export const messagesRoutes = implement(contract.messages, {
  page: ({ db, caller, language }, input) => pageMessages(db, caller.id, language, input),

  markRead: ({ db, caller, platform }, { id }) =>
    db.inTransaction(async (tx) => ({
      id: found(await markMessageRead(tx, caller.id, id, platform.clock.now())),
    })),

  unreadCount: ({ db, caller }) => countUnread(db, caller.id),

  hasUnread: async ({ db, caller }) => {
    const types = await countUnreadByType(db, caller.id);
    return { flag: types.length > 0, types };
  },
});
