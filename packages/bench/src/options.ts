/** The value of a command's `--name`, if it was given. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** A command's positive number; ends the process with a sentence for anything else. */
export function numberOption(name: string, otherwise: number): number {
  const value = Number(option(name) ?? otherwise);
  if (value > 0 && Number.isFinite(value)) return value;
  console.error(`--${name} takes a positive number.`);
  process.exit(1);
}
