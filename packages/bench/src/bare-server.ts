/** The limit of what a server in front of PostgreSQL can do here: Fastify and pg, and nothing between a statement and its rows. */
import Fastify from 'fastify';
import { Pool, type QueryConfig } from 'pg';

const { DATABASE_URL: connectionString, HOST: host = '127.0.0.1', PORT: port = '' } = process.env;
const pool = new Pool({
  connectionString,
  max: 10,
  options: '-c role=passage_app -c search_path=public -c timezone=UTC -c default_transaction_read_only=on',
});
// Sent before whatever the connection is lent for.
pool.on('connect', (client) => void client.query(`select set_config('app.tenant_id', '1', false)`));

/** Per read, what each of its requests asks of the database. */
const reads = new Map<string, QueryConfig[][]>();
const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
app.get('/health/ready', async () => ({ status: 'ready' }));
app.post<{ Body: { name: string; requests: QueryConfig[][] } }>('/reads', async ({ body }, reply) => {
  reads.set(body.name, body.requests);
  return reply.header('x-app-code', '0').send({ data: null });
});
app.get<{ Querystring: { name: string; index: string } }>('/read', async ({ query }, reply) => {
  const rows = [];
  for (const config of reads.get(query.name)?.[Number(query.index)] ?? []) rows.push((await pool.query(config)).rows);
  return reply.header('x-app-code', '0').send({ data: rows });
});
await app.listen({ host, port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
