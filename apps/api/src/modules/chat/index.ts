export { countUnread, findDeleted, findLiveMessage } from './chat.queries.ts';
export { chatRoutes } from './chat.routes.ts';
export { toChatMessage } from './chat-message.ts';
export { servicePages } from './service-page.ts';
