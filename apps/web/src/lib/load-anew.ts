import { ChunkLoadError } from './load-chunk.ts';

/** The address that was loaded anew because its code had not arrived. */
const STORE_KEY = 'loaded-anew';

/**
 * After a release the code that this document knows of may be gone: the document is loaded anew, once for each address.
 *
 * @throws the failure itself where that was tried already, or where nothing can be loaded
 */
export async function loadAnew(failure: unknown): Promise<never> {
  // What was only slow would be slow again.
  if (!(failure instanceof ChunkLoadError) || failure.cause === undefined) throw failure;
  const address = window.location.href;
  try {
    if (sessionStorage.getItem(STORE_KEY) === address) throw failure;
    // Without a connection the page that is open is worth more than the browser's own.
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    sessionStorage.setItem(STORE_KEY, address);
  } catch {
    throw failure;
  }
  window.location.reload();
  // Nothing more is shown of a document that ends.
  return new Promise<never>(() => undefined);
}
