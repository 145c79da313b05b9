import { useRef } from 'react';

interface AttemptKeys {
  /** The key of an attempt with this content: a repeat of it gets the first one's answer instead of a second effect. */
  keyFor: (content: unknown) => string;
  /** The attempt has succeeded: what comes next is another one, be it the same. */
  forget: () => void;
}

/**
 * Idempotency keys for creating and paying. A repeat after a lost connection keeps its key; what differs gets another,
 * for the server refuses one key with two contents.
 */
export function useAttemptKeys(): AttemptKeys {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) attempt.current = { content: text, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    forget: () => {
      attempt.current = undefined;
    },
  };
}
