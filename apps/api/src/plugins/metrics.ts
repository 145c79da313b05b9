import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { openWorkDesk, type WorkFigures } from '../platform/work-figures.ts';

const STATES = ['later', 'due', 'failing', 'givenUp'] as const;
const LABEL = { later: 'later', due: 'due', failing: 'failing', givenUp: 'given_up' } as const;

/** /metrics tells how work stands, in Prometheus' text form: to who knows the token, else to this machine alone. */
export async function metricsPages(app: FastifyInstance, { platform }: { platform: Platform }): Promise<void> {
  const { config, clock, log } = platform;
  const desk = openWorkDesk(config.queueUrl, (error) => log.warn({ err: error }, 'metrics connection'));
  app.addHook('onClose', () => desk.close());
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Failure('NOT_FOUND');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(inWords(await desk.figures(clock.now())));
  });
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    // What a proxy of this machine passes on comes from elsewhere.
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
    return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  }
  const [wanted, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(headers.authorization ?? '')];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function inWords(figures: readonly WorkFigures[]): string {
  const byState = figures.flatMap((row) =>
    STATES.map((state) => `passage_jobs{job="${row.job}",state="${LABEL[state]}"} ${row[state]}`),
  );
  const oldest = figures.map(
    ({ job, oldestSeconds }) => `passage_jobs_oldest_due_seconds{job="${job}"} ${oldestSeconds}`,
  );
  return [
    '# HELP passage_jobs Work that is not done, by job and state. What is failing is tried again; what is given up is not.',
    '# TYPE passage_jobs gauge',
    ...byState,
    '# HELP passage_jobs_oldest_due_seconds Since when the oldest work that is due has been due.',
    '# TYPE passage_jobs_oldest_due_seconds gauge',
    ...oldest,
    '',
  ].join('\n');
}
