export interface FingerprintOptions {
  root?: string;
  isCounted?: (name: string) => boolean;
}

export function fingerprintOf(paths: readonly string[], options?: FingerprintOptions): string;
