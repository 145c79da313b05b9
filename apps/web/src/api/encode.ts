/** Payloads as the API reads them: text pairs for forms and queries; numbers joined, all other lists and objects as JSON text. */
export function toPairs(payload: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined || value === null) continue;
    pairs.set(name, toText(value));
  }
  return pairs;
}

function toText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
