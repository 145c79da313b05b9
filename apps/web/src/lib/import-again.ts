/**
 * Some browsers keep a failed import for good: the same file is asked for by another address. Its own imports stand.
 *
 * @param failure what the first import failed with; browsers name the file in it
 */
export async function importAgain<Module>(failure: unknown, attempt: number): Promise<Module> {
  const cause = failure instanceof Error ? failure.cause : undefined;
  const [file] = (cause instanceof Error && /https?:\/\/\S+\.js/.exec(cause.message)) || [];
  if (file === undefined || new URL(file).origin !== window.location.origin) throw failure;
  const module: Module = await import(/* @vite-ignore */ `${file}?again=${attempt}`);
  return module;
}
