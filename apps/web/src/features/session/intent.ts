/**
 * What a visitor wanted and had to sign in for. One intent at a time is kept for the tab; after the sign-in it is
 * carried out once, and only if that comes soon: nobody wants a forgotten click of yesterday.
 */
export interface Intents {
  addToCart: { spuId: number; skuId: number; count: number; shopId: number };
  favourite: { spuId: number; shopId: number };
  followShop: { shopId: number };
}

export type IntentKind = keyof Intents;
export type Intent = { [Kind in IntentKind]: { kind: Kind } & Intents[Kind] }[IntentKind];

const STORE_KEY = 'intent';
const KEPT_MS = 30 * 60 * 1000;

/** Keep it, then go to /login with `state={{ from }}`. */
export function keepIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify({ intent, until: Date.now() + KEPT_MS }));
  } catch {
    // Without storage the shopper adds it once more.
  }
}

/** Takes the kept intent away: whoever gets it carries it out, and nobody gets it twice. */
export function takeIntent(): Intent | null {
  try {
    const text = sessionStorage.getItem(STORE_KEY);
    sessionStorage.removeItem(STORE_KEY);
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) && kept.until > Date.now() ? kept.intent : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is { intent: Intent; until: number } {
  if (typeof value !== 'object' || value === null || !('intent' in value) || !('until' in value)) return false;
  const { intent, until } = value;
  return typeof until === 'number' && typeof intent === 'object' && intent !== null && 'kind' in intent;
}
