/** A collector that takes traces as OTLP over HTTP, in JSON, and shows what it was sent. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.string(), z.number()]).optional() });
const attributes = z.array(z.object({ key: z.string(), value }));
const spans = z.array(
  z.object({
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().optional(),
    name: z.string(),
    kind: z.int(),
    attributes,
    status: z.object({ code: z.int().optional() }),
  }),
);
const request = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans })) })),
});

export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 2 answers a request, 3 asks somebody, 5 works off a queue. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const collected: CollectedSpan[] = [];
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      if (incoming.method !== 'POST' || incoming.url !== '/v1/traces') return answer.writeHead(404).end();
      collected.push(...spansOf(body));
      return answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: collected,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const plain = (given: z.output<typeof attributes>): Record<string, string | number> =>
  Object.fromEntries(given.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]));

const spansOf = (body: string): CollectedSpan[] =>
  request.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map(({ traceId, spanId, parentSpanId, name, kind, attributes: own, status }) => ({
        service: String(plain(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        kind,
        attributes: plain(own),
        hasFailed: status.code === 2,
      })),
  );
