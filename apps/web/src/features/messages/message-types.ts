import { MESSAGE_TYPE } from '@passage/contract/codes';

export type MessageTypeName = keyof typeof MESSAGE_TYPE;

const isName = (text: string): text is MessageTypeName => Object.hasOwn(MESSAGE_TYPE, text);

/** The types by what they are called in the address and in the texts, in the order of the tabs. */
export const MESSAGE_TYPE_NAMES: readonly MessageTypeName[] = Object.keys(MESSAGE_TYPE).filter(isName);

/** Of a type that is not known the general one. */
export const typeNameOf = (type: number): MessageTypeName =>
  MESSAGE_TYPE_NAMES.find((name) => MESSAGE_TYPE[name] === type) ?? 'notice';
