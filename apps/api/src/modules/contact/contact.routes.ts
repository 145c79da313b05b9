import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { leaveMessage } from './leave-message.ts';

export const contactRoutes = implement(contract.contact, {
  subscribe: async (context, { email }) => {
    await askForNewsletter(context, email);
    return {};
  },

  sendToAdmin: async (context, message) => {
    await leaveMessage(context, message);
    return {};
  },
});
