import { useSyncExternalStore } from 'react';

let isLive = false;
const listeners = new Set<() => void>();

/** Whether the server tells at once what is new. While it does, nothing is asked for in intervals. */
export const liveConnection = {
  get: (): boolean => isLive,
  set: (next: boolean): void => {
    if (next === isLive) return;
    isLive = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useIsLive = (): boolean => useSyncExternalStore(liveConnection.subscribe, liveConnection.get);
