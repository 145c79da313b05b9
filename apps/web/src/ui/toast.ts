/**
 * Short messages at the edge of the window. This file is small and may be imported anywhere; what draws the toasts is
 * fetched with the first of them.
 */
export type ToastTone = 'done' | 'favourite' | 'warning';

export interface ToastOptions {
  /** `warning` has the red bar. All are announced politely. */
  tone?: ToastTone;
  /** Undo, or a way on. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastRequest extends ToastOptions {
  message: string;
}

export type ToastCommand = { kind: 'show'; toast: ToastRequest } | { kind: 'clear' };

type Receiver = (command: ToastCommand) => void;

let receiver: Receiver | undefined;
let waiting: ToastCommand[] = [];
const wakers = new Set<() => void>();

function send(command: ToastCommand): void {
  if (receiver) {
    receiver(command);
    return;
  }
  waiting.push(command);
  for (const wake of wakers) wake();
}

/** Shows a message for three seconds; the clock stops under the pointer or the focus. */
export function toast(message: string, options: ToastOptions = {}): void {
  send({ kind: 'show', toast: { message, ...options } });
}

/** Closes every toast, as before a warning from the server. */
export function clearToasts(): void {
  if (receiver) receiver({ kind: 'clear' });
  else waiting = [];
}

/** For the toaster alone: takes over what is waiting and all that follows. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const command of waiting) next(command);
  waiting = [];
  return () => {
    if (receiver === next) receiver = undefined;
  };
}

/** For the slot alone: called when a toast is waiting and nothing draws it yet. */
export function onToastWaiting(wake: () => void): () => void {
  wakers.add(wake);
  if (waiting.length > 0) wake();
  return () => wakers.delete(wake);
}
