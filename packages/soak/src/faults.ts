/** What was down when, so that an answer that failed for it is told from one that failed on a calm day. */
export interface Faults {
  /**
   * A storm begins over an address, or over all of them.
   *
   * @returns what ends it
   */
  begin(origin: string | undefined): () => void;
  /** Whether a storm was over the address in this time, in milliseconds since the epoch. */
  wasRough(origin: string, from: number, until: number): boolean;
}

/** Connections that a storm broke are noticed where they are next used, and a small machine takes its time to open others. */
const AFTERMATH_MS = 15_000;

export function watchFaults(): Faults {
  const storms: { readonly origin: string | undefined; readonly from: number; until: number }[] = [];
  return {
    begin: (origin) => {
      const storm = { origin, from: Date.now(), until: Number.POSITIVE_INFINITY };
      storms.push(storm);
      return () => {
        storm.until = Date.now() + AFTERMATH_MS;
      };
    },
    wasRough: (origin, from, until) =>
      storms.some(
        (storm) =>
          (storm.origin === undefined || storm.origin === origin) && storm.from <= until && storm.until >= from,
      ),
  };
}
