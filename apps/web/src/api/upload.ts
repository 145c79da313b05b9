import endpoints from 'virtual:contract-map';
import type { FilePurpose } from '@passage/contract/files';
import { filledPath } from '@passage/contract/light';
import { openRequest, refused } from './call.ts';
import { ApiFailure } from './failure.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with how much is under way, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Answer {
  code: number;
  msg?: string;
  data: unknown;
  retryAfterSeconds?: number;
}

/**
 * Uploads a picture; answers its address. Nothing is toasted: the caller shows failures at the picture.
 *
 * @throws ApiFailure for any answer but success. A network error rejects unchanged.
 */
export async function upload(file: File, purpose: FilePurpose, options: UploadOptions = {}): Promise<string> {
  const { token, headers, common } = await openRequest();
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...common, purpose })) form.set(name, String(value));
  form.set('file', file);
  const { code, msg, data, retryAfterSeconds } = await send(form, headers, options);
  if ((code === 0 || code === 200) && typeof data === 'string') return data;
  throw refused(new ApiFailure(code, msg ?? '', data, retryAfterSeconds), token, { quiet: true });
}

/** By XMLHttpRequest, for fetch does not tell how far a body has come. */
function send(form: FormData, headers: Headers, { signal, onProgress }: UploadOptions): Promise<Answer> {
  const endpoint = endpoints['files.upload'];
  if (endpoint === undefined) throw new Error('no endpoint files.upload');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, filledPath(endpoint, {}));
    request.responseType = 'json';
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { response }: { response: unknown } = request;
      const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
      if (isAnswer(response)) resolve(seconds > 0 ? { ...response, retryAfterSeconds: seconds } : response);
      else reject(new Error(`the upload was answered with status ${request.status}`));
    };
    request.onerror = () => reject(new TypeError('the upload was interrupted'));
    request.onabort = () => reject(new DOMException('the upload was taken back', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('the upload was taken back', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

const isAnswer = (response: unknown): response is Answer =>
  typeof response === 'object' && response !== null && 'code' in response && typeof response.code === 'number';
