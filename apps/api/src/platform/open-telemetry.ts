/** Traces by OpenTelemetry, sent as OTLP over HTTP. Loaded only where an endpoint is configured. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { sqlState } from '@passage/database';
import type { TraceTarget } from '../config.ts';
import type { Tracing } from './tracing.ts';

const TRACEPARENT = 'traceparent';
const SEND_EVERY_MS = 2_000;
/** The end of a process waits for it. */
const SEND_LIMIT_MS = 3_000;

export function openOpenTelemetry({ endpoint, serviceName }: TraceTarget): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_LIMIT_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_EVERY_MS })],
  });
  const tracer = provider.getTracer('passage');
  const propagator = new W3CTraceContextPropagator();
  // Of its own, so that nothing else in the process is traced or changes what is.
  const active = new AsyncLocalStorage<Context>();

  const contextOf = (traceparent: string | undefined): Context =>
    traceparent === undefined
      ? ROOT_CONTEXT
      : propagator.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent }, defaultTextMapGetter);
  const within = <T>(span: Span, work: () => T): T => active.run(trace.setSpan(ROOT_CONTEXT, span), work);
  const fail = (span: Span, error: unknown): void => {
    // Messages of errors may hold values.
    span.setAttribute('error.type', sqlState(error) ?? (error instanceof Error ? error.name : 'unknown'));
    span.setStatus({ code: SpanStatusCode.ERROR });
  };

  return {
    beginRequest: ({ method, route, requestId, traceparent }) => {
      const attributes = { 'http.request.method': method, 'http.route': route, 'passage.request_id': requestId };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        contextOf(traceparent),
      );
      return {
        traceId: span.spanContext().traceId,
        run: (work) => within(span, work),
        end: ({ status, code, tenantId }) => {
          span.setAttributes({ 'http.response.status_code': status, 'passage.code': code });
          if (tenantId !== undefined) span.setAttribute('passage.tenant_id', tenantId);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    inJob: async ({ job, tenantId, outboxId, traceparent }, work) => {
      const attributes = { 'passage.job': job, 'passage.tenant_id': tenantId, 'passage.outbox_id': outboxId };
      const span = tracer.startSpan(`job ${job}`, { kind: SpanKind.CONSUMER, attributes }, contextOf(traceparent));
      try {
        return await within(span, work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    observe: (name) => {
      const parent = active.getStore();
      // What no request or job asks for, such as a look for due work, is no trace of its own.
      if (parent === undefined) return undefined;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
      return (error) => {
        if (error !== undefined) fail(span, error);
        span.end();
      };
    },
    traceparent: () => {
      const current = active.getStore();
      if (current === undefined) return undefined;
      const carrier: Record<string, string> = {};
      propagator.inject(current, carrier, defaultTextMapSetter);
      return carrier[TRACEPARENT];
    },
    close: () => provider.shutdown(),
  };
}
