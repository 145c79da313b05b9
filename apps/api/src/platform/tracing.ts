/** Traces of requests, their SQL and their jobs, for processes that are told where to send them. */
import type { StatementObserver } from '@passage/database';
import type { Config } from '../config.ts';

/** How a request or a job began. */
export interface TracedRequest {
  readonly method: string;
  /** The route's pattern, never the path itself. */
  readonly route: string;
  readonly requestId: string;
  /** The W3C header of whoever called. */
  readonly traceparent: string | undefined;
}

export interface RequestTrace {
  readonly traceId: string;
  /** Runs what belongs to the request. */
  run(work: () => void): void;
  end(outcome: { readonly status: number; readonly code: string; readonly tenantId: number | undefined }): void;
}

export interface TracedJob {
  readonly job: string;
  readonly tenantId: number;
  readonly outboxId: number;
  /** Of what caused it. */
  readonly traceparent: string | undefined;
}

export interface Tracing {
  beginRequest(request: TracedRequest): RequestTrace;
  inJob<T>(job: TracedJob, work: () => Promise<T>): Promise<T>;
  readonly observe: StatementObserver;
  /** Of what runs at the moment. */
  traceparent(): string | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** @returns undefined without an address to send to: then nothing of it is loaded */
export async function openTracing({ traces }: Config): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined;
  const { openOpenTelemetry } = await import('./open-telemetry.ts');
  return openOpenTelemetry(traces);
}
