const INTERVAL_MS = 5_000;

export interface UnreadRule {
  enabled: boolean;
  refetchInterval: number | false;
  refetchOnWindowFocus: boolean;
}

/** Counts are asked for in intervals while somebody is signed in and the server does not tell of them by itself. */
export const unreadRule = (isSignedIn: boolean, isLive: boolean): UnreadRule => ({
  enabled: isSignedIn,
  refetchInterval: isSignedIn && !isLive && INTERVAL_MS,
  refetchOnWindowFocus: !isLive,
});
