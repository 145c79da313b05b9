/** Where a process stands in its life, as its health pages tell and its callers feel. */
export interface Lifecycle {
  /**
   * `waiting` until the database was seen and may be used, `draining` from the signal on that ends the process: what comes
   * is still answered, but callers are told to go elsewhere.
   */
  phase: 'waiting' | 'serving' | 'draining';
}
