/** When something was being killed, so that an answer that failed meanwhile is told from one that failed on a calm day. */
export interface Weather {
  /** A storm begins. @returns what ends it */
  begin(): () => void;
  /** Whether a storm fell into this time, in milliseconds since the epoch. */
  wasRough(from: number, until: number): boolean;
}

/** Connections that a storm broke are noticed where they are next used. */
const AFTERMATH_MS = 6_000;

export function watchWeather(): Weather {
  const storms: { readonly from: number; until: number }[] = [];
  return {
    begin: () => {
      const storm = { from: Date.now(), until: Number.POSITIVE_INFINITY };
      storms.push(storm);
      return () => {
        storm.until = Date.now() + AFTERMATH_MS;
      };
    },
    wasRough: (from, until) => storms.some((storm) => storm.from <= until && storm.until >= from),
  };
}
