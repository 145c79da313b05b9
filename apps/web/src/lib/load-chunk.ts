const CHUNK_LIMIT_MS = 120_000;

/** A part of the application's code did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Imports a chunk of code, and gives up on one that neither comes nor fails.
 *
 * @throws ChunkLoadError after 120 seconds, or when the import fails
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('a chunk has not loaded in time')), CHUNK_LIMIT_MS);
  });
  try {
    return await Promise.race([load(), expiry]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('a chunk failed to load', { cause });
  } finally {
    clearTimeout(timer);
  }
}
