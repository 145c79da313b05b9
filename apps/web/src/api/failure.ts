/** What the server answered instead of success: its code, its message in the reader's language, and the failure's data. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: number;
  readonly data: unknown;
  /** When the server takes the same again, in seconds from its answer; undefined where it does not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: number, message: string, data: unknown, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Messages at their fields, by path. */
  get issues(): readonly { path: string; message: string }[] {
    const { data } = this;
    if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues)) return [];
    return data.issues;
  }
}

/** Codes after which the session is over. */
export const isSignedOutCode = (code: number): boolean => code === 300 || code === 401;
