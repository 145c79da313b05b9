const NAME = 'cookie-banner';
const KEPT_S = 180 * 24 * 60 * 60;

/** Whether the banner was closed here within the last 180 days. */
export const isCookieBannerClosed = (): boolean => new RegExp(`(^|; )${NAME}=closed(;|$)`).test(document.cookie);

/** A cookie of its own, which the browser forgets by itself when the time is up. */
export function closeCookieBanner(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${NAME}=closed; max-age=${KEPT_S}; path=/; samesite=lax`;
}
