/** The host of an address that may carry scheme, port and path: https://Shop.example:8080/x is shop.example. Empty for nonsense. */
export function hostName(website: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(website) ? website : `http://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
}
