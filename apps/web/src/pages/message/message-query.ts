import { MESSAGE_TYPE_NAMES, type MessageTypeName } from '../../features/messages/message-types.ts';
import { type ListAddress, readPage, useListAddress } from '../../lib/use-list-address.ts';

export interface MessageQuery {
  tab: MessageTypeName;
  page: number;
}

const FIRST_TAB = 'order';

export const readMessageQuery = (params: URLSearchParams): MessageQuery => ({
  tab: MESSAGE_TYPE_NAMES.find((name) => name === params.get('type')) ?? FIRST_TAB,
  page: readPage(params),
});

const writeMessageQuery = ({ tab }: MessageQuery): URLSearchParams =>
  new URLSearchParams(tab === FIRST_TAB ? {} : { type: tab });

export const useMessageQuery = (): ListAddress<MessageQuery> => useListAddress(readMessageQuery, writeMessageQuery);
