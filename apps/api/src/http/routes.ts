import type { Endpoint } from '@passage/contract';
import type { Tx } from '@passage/database';
import type { Caller, CommandContext, Handler } from './context.ts';

/** What a request brings, before an endpoint narrows it. */
export interface FullContext extends CommandContext {
  readonly caller: Caller | undefined;
  once(command: (tx: Tx) => Promise<unknown>): Promise<unknown>;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly run: (context: FullContext, input: unknown) => Promise<unknown>;
}

/**
 * Binds the endpoints of a capability to their handlers. Registration has checked what the handler's types promise: the
 * input by the endpoint's schema, the caller by its access.
 */
export function implement<Group extends Readonly<Record<string, Endpoint>>>(
  group: Group,
  handlers: { readonly [Name in keyof Group]: Handler<Group[Name]> },
): readonly Route[] {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    run: handlers[name] as unknown as Route['run'],
  }));
}
