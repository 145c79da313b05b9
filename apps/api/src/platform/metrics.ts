/** What Prometheus reads of a process: its requests and jobs, how the work and the books of all tenants stand, its use of the database. */
import type { Database } from '@passage/database';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from './clock.ts';
import type { OutboxAdmin, ProofFigures, WorkFigures } from './outbox-admin.ts';

export interface AnsweredRequest {
  /** The route's pattern, never the path itself: there are only so many. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** The envelope's; empty for what is none. */
  readonly code: string;
  readonly tenantId: number | undefined;
  readonly seconds: number;
}

/** What is under way of the endpoints, in all and of the caller who has most. */
export interface ConcurrencyFigures {
  /** As many as there are. */
  readonly slots: number;
  readonly inUse: number;
  readonly requests: { readonly waiting: number; readonly mostRunning: number };
  readonly commands: { readonly waiting: number; readonly mostWaiting: number };
}

export interface Metrics {
  readonly contentType: string;
  countRequest(request: AnsweredRequest): void;
  countJob(job: string, outcome: 'done' | 'failed', seconds: number): void;
  countSocket(change: 1 | -1): void;
  /** A round of sweeps that began, or was left out because one was under way. */
  countSweepRound(outcome: 'run' | 'skipped'): void;
  /** A frame or a handshake that ended a websocket: larger than any that has to be sent, or otherwise wrong. */
  countSocketError(kind: 'too_large' | 'other'): void;
  /** Asks for the figures of the process's slots whenever the metrics are read. */
  watchConcurrency(figures: () => ConcurrencyFigures): void;
  /** All of it in Prometheus' text form. */
  text(): Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATES = { later: 'later', due: 'due', failing: 'failing', given_up: 'givenUp' } as const;
const STATE_NAMES = ['later', 'due', 'failing', 'given_up'] as const;

/** CPU, memory, event loop and garbage of the process, watched once however many platforms it holds. */
let processRegistry: Registry | undefined;
function ofProcess(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

/** Opens the registry of metrics that /metrics prints. */
export function openMetrics({
  database,
  outboxAdmin,
  clock,
  onError,
}: {
  database: Pick<Database, 'pools'>;
  outboxAdmin: OutboxAdmin;
  clock: Clock;
  onError: (error: unknown) => undefined;
}): Metrics {
  const registry = new Registry();
  const ofItsProcess = ofProcess();
  const registers = [registry];
  // Two metrics, so that the many buckets of times are not there once more for each tenant and code.
  const requests = new Counter({
    name: 'passage_http_requests_total',
    help: 'Requests that were answered. The code is the envelope’s, none for documents and files.',
    labelNames: ['route', 'method', 'status', 'code', 'tenant'] as const,
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'passage_http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['route', 'method'] as const,
    buckets: SECONDS,
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'passage_job_duration_seconds',
    help: 'How long jobs took that this process has run, by how they ended.',
    labelNames: ['job', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const sweepRounds = new Counter({
    name: 'passage_sweep_rounds_total',
    help: 'Rounds of sweeps that began, and those that were left out because one was under way.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const sockets = new Gauge({ name: 'passage_websockets', help: 'Websockets that are open.', registers });
  const socketErrors = new Counter({
    name: 'passage_websocket_errors_total',
    help: 'Websockets that were closed for what their client sent, by what was wrong.',
    labelNames: ['kind'] as const,
    registers,
  });
  for (const kind of ['too_large', 'other']) socketErrors.inc({ kind }, 0);
  new Gauge({
    name: 'passage_pool_connections',
    help: 'Connections to the database by pool and state; waiting are callers that have none yet.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const { pool, used, idle, waiting } of database.pools())
        for (const [state, count] of Object.entries({ used, idle, waiting })) this.set({ pool, state }, count);
    },
  });
  new Gauge({
    name: 'passage_pool_size',
    help: 'The most connections that a pool opens.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const { pool, size } of database.pools()) this.set({ pool }, size);
    },
  });
  const showStanding = gaugesOfStanding(registers);
  let concurrency: (() => ConcurrencyFigures) | undefined;
  gaugesOfConcurrency(registers, () => concurrency?.());

  return {
    contentType: registry.contentType,
    countRequest: ({ route, method, status, code, tenantId, seconds }) => {
      requests.inc({ route, method, status, code, tenant: tenantId ?? '' });
      requestSeconds.observe({ route, method }, seconds);
    },
    countJob: (job, outcome, seconds) => jobSeconds.observe({ job, outcome }, seconds),
    countSweepRound: (outcome) => sweepRounds.inc({ outcome }),
    countSocket: (change) => sockets.inc(change),
    countSocketError: (kind) => socketErrors.inc({ kind }),
    watchConcurrency: (figures) => {
      concurrency = figures;
    },
    text: async () => {
      showStanding(await standingOf(outboxAdmin, clock.now()).catch(onError));
      return Registry.merge([ofItsProcess, registry]).metrics();
    },
  };
}

/** Zero in a process that serves no endpoint. */
function gaugesOfConcurrency(registers: Registry[], figures: () => ConcurrencyFigures | undefined): void {
  const gauge = (name: string, help: string, value: (figures: ConcurrencyFigures) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const known = figures();
        this.set(known ? value(known) : 0);
      },
    });
  };
  gauge('passage_slots', 'Requests to endpoints that the process works on at the same time, at most.', (f) => f.slots);
  gauge('passage_slots_in_use', 'Slots that are in use.', (f) => f.inUse);
  gauge('passage_slots_in_use_largest_caller', 'Slots that one caller uses, at most.', (f) => f.requests.mostRunning);
  gauge(
    'passage_requests_waiting',
    'Requests that wait for their caller’s share of the slots.',
    (f) => f.requests.waiting,
  );
  gauge('passage_commands_waiting', 'Commands that wait for others of the same member.', (f) => f.commands.waiting);
  gauge(
    'passage_commands_waiting_largest_caller',
    'Commands of one member that wait, at most.',
    (f) => f.commands.mostWaiting,
  );
}

/** How the work and the books of all tenants stand. */
interface Standing {
  readonly work: readonly WorkFigures[];
  readonly books: readonly ProofFigures[];
}

const standingOf = async (outboxAdmin: OutboxAdmin, now: Date): Promise<Standing> => ({
  work: await outboxAdmin.figures(now),
  books: await outboxAdmin.proofs(),
});

/** Read from the database: every process tells the same. Without an answer of it all but one are left out. */
function gaugesOfStanding(registers: Registry[]): (standing: Standing | undefined) => void {
  const isKnown = new Gauge({
    name: 'passage_standing_known',
    help: '1 when how work and books stand was read from the database just now, 0 when it could not be.',
    registers,
  });
  const jobs = new Gauge({
    name: 'passage_jobs',
    help: 'Work that is not done, by job and state. What is failing is tried again; what is given up is not.',
    labelNames: ['job', 'state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'passage_jobs_oldest_due_seconds',
    help: 'Since when the oldest work that is due has been due.',
    labelNames: ['job'] as const,
    registers,
  });
  const proofs = new Gauge({
    name: 'passage_ledger_proof_ok',
    help: '1 when the last proof of the tenant’s balances found none that is wrong, else 0.',
    labelNames: ['tenant'] as const,
    registers,
  });
  const provedAt = new Gauge({
    name: 'passage_ledger_proof_timestamp_seconds',
    help: 'When the tenant’s balances were last proved, in seconds since 1970.',
    labelNames: ['tenant'] as const,
    registers,
  });
  return (standing) => {
    for (const gauge of [jobs, oldest, proofs, provedAt]) gauge.reset();
    isKnown.set(standing === undefined ? 0 : 1);
    for (const row of standing?.work ?? []) {
      for (const state of STATE_NAMES) jobs.set({ job: row.job, state }, row[STATES[state]]);
      oldest.set({ job: row.job }, row.oldestSeconds);
    }
    for (const { tenantId, provedAt: at, wrongBalances } of standing?.books ?? []) {
      proofs.set({ tenant: tenantId }, wrongBalances === 0 ? 1 : 0);
      provedAt.set({ tenant: tenantId }, at.getTime() / 1000);
    }
  };
}
