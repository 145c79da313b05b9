import type { FilePurpose } from '@passage/contract/files';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../api/failure.ts';
import { upload } from '../api/upload.ts';
import { isFailure, messageOf } from './failures.ts';
import { checkPicture, type UploadRefusal } from './picture-file.ts';

export interface Upload {
  key: string;
  /** The file's own name. */
  name: string;
  /** The picture as it lies in this browser. */
  preview: string;
  /** `message` is the server's own words; undefined where it did not answer. `nextAt` is when it takes pictures again. */
  state:
    | { kind: 'uploading'; progress: number }
    | { kind: 'stored'; address: string }
    | { kind: 'failed'; message: string | undefined; nextAt?: Date | undefined };
}

export interface Uploads {
  /** The addresses of the pictures that have arrived, in their order: what the endpoints take. */
  addresses: string[];
  /** Some have not arrived yet. */
  isUploading: boolean;
  /** Takes all of them away, as after they were handed in. */
  clear: () => void;
  /** Why the last choice was not taken is told no longer. */
  forgetRefusal: () => void;
  /** Spread on a `PictureUpload`. */
  field: {
    uploads: readonly Upload[];
    refusal: UploadRefusal | undefined;
    /** The server's own words, where it was the one to refuse. */
    said: string | undefined;
    max: number;
    onAdd: (files: readonly File[]) => void;
    onRemove: (key: string) => void;
    onRetry: (key: string) => void;
  };
}

const MINUTE_MS = 60_000;

/** What the server does not take however often it is sent. */
const REFUSED_BY_SERVER: Readonly<Record<number, UploadRefusal>> = { 415: 'type', 413: 'size' };

/** When the pictures of the hour are used up, until when; to the next whole minute. */
function nextUploadAt(error: unknown): Date | undefined {
  if (!isFailure(error, 'TOO_MANY_REQUESTS') || !(error instanceof ApiFailure)) return undefined;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds === undefined) return undefined;
  return new Date(Math.ceil((Date.now() + retryAfterSeconds * 1_000) / MINUTE_MS) * MINUTE_MS);
}

/** Pictures on their way to the server, at most `max`. Where it is one, another takes its place. */
export function useUploads({ purpose, max = 1 }: { purpose: FilePurpose; max?: number }): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [{ refusal, said }, setRefused] = useState<{ refusal?: UploadRefusal | undefined; said?: string | undefined }>(
    {},
  );
  const files = useRef(new Map<string, { file: File; preview: string; sending: AbortController }>());

  useEffect(() => {
    const open = files.current;
    return () => {
      for (const { preview, sending } of open.values()) {
        sending.abort();
        URL.revokeObjectURL(preview);
      }
      open.clear();
    };
  }, []);

  const setState = (key: string, state: Upload['state']): void =>
    setUploads((known) => known.map((entry) => (entry.key === key ? { ...entry, state } : entry)));

  const drop = (key: string): void => {
    const entry = files.current.get(key);
    if (!entry) return;
    entry.sending.abort();
    URL.revokeObjectURL(entry.preview);
    files.current.delete(key);
    setUploads((known) => known.filter((upload) => upload.key !== key));
  };

  const send = async (key: string): Promise<void> => {
    const entry = files.current.get(key);
    if (!entry) return;
    const { signal } = entry.sending;
    try {
      const address = await upload(entry.file, purpose, {
        signal,
        onProgress: (progress) => setState(key, { kind: 'uploading', progress }),
      });
      setState(key, { kind: 'stored', address });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof ApiFailure ? REFUSED_BY_SERVER[error.code] : undefined;
      const message = messageOf(error);
      if (reason === undefined) setState(key, { kind: 'failed', message, nextAt: nextUploadAt(error) });
      else {
        drop(key);
        setRefused({ refusal: reason, said: message });
      }
    }
  };

  const begin = (file: File): Upload => {
    const key = crypto.randomUUID();
    const preview = URL.createObjectURL(file);
    files.current.set(key, { file, preview, sending: new AbortController() });
    return { key, name: file.name, preview, state: { kind: 'uploading', progress: 0 } };
  };

  const onAdd = (added: readonly File[]): void => {
    const good = added.filter((file) => checkPicture(file) === undefined);
    const room = max === 1 ? 1 : Math.max(0, max - uploads.length);
    const isTooMany = max > 1 && good.length > room;
    setRefused({ refusal: isTooMany ? 'count' : added.map(checkPicture).find((reason) => reason !== undefined) });
    const taken = good.slice(0, room).map(begin);
    if (taken.length === 0) return;
    if (max === 1) for (const { key } of uploads) drop(key);
    setUploads((known) => [...known, ...taken]);
    for (const { key } of taken) void send(key);
  };

  return {
    addresses: uploads.flatMap(({ state }) => (state.kind === 'stored' ? state.address : [])),
    isUploading: uploads.some(({ state }) => state.kind === 'uploading'),
    clear: () => {
      for (const { key } of uploads) drop(key);
      setRefused({});
    },
    forgetRefusal: () => setRefused({}),
    field: {
      uploads,
      refusal,
      said,
      max,
      onAdd,
      onRemove: (key) => {
        drop(key);
        setRefused({});
      },
      onRetry: (key) => {
        setRefused({});
        setState(key, { kind: 'uploading', progress: 0 });
        void send(key);
      },
    },
  };
}
