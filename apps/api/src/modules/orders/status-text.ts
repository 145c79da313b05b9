import { type Language, ORDER_STATUS } from '@passage/contract';
import { textsIn } from '../../texts/index.ts';

type StatusName = keyof typeof ORDER_STATUS;

const isStatusName = (name: string): name is StatusName => Object.hasOwn(ORDER_STATUS, name);

const NAMES: ReadonlyMap<number, StatusName> = new Map(
  Object.keys(ORDER_STATUS)
    .filter(isStatusName)
    .map((name) => [ORDER_STATUS[name], name]),
);

/** @param status as stored; the database refuses any other */
export function statusText(status: number, language: Language): string {
  const name = NAMES.get(status);
  return name === undefined ? '' : textsIn(language).orders.status[name];
}
