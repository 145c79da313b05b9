import type { JobHandler } from '../../platform/jobs.ts';
import { mailSystemMessageJob } from './mail-system-message.job.ts';

export type { MessageParams, MessageTemplate } from '../../texts/message-params.ts';
export { countUnread } from './messages.queries.ts';
export { messagesRoutes } from './messages.routes.ts';
export { type Notice, notify } from './notify.ts';
export { isTemplate, renderMessage } from './render-message.ts';

export const messageJobs: readonly JobHandler[] = [mailSystemMessageJob];
