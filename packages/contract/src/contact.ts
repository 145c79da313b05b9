import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, text } from './scalars.ts';

export const MESSAGE_LENGTH = 2_000;

export const contactMessageInput = z.object({
  name: text({ max: 100 }),
  email: email(),
  title: text({ max: 200 }).optional(),
  content: text({ max: MESSAGE_LENGTH }),
});

export const contactContract = {
  subscribe: endpoint({
    method: 'POST',
    path: 'member/newsletter/subscribe',
    access: 'public',
    summary: 'Mails a link that makes the address a subscriber. The answer is the same for every address.',
    input: z.object({ email: email() }),
    output: z.object({}),
  }),
  sendToAdmin: endpoint({
    method: 'POST',
    path: 'system/mail/sendToAdmin',
    access: 'public',
    summary: 'Leaves a message for the store, which gets it by mail.',
    input: contactMessageInput,
    output: z.object({}),
  }),
};
