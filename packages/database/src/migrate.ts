/** Command: brings the database at DATABASE_URL to the newest schema. */
import { migrate } from './migrate-database.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the PostgreSQL database to migrate.');
  process.exit(78);
}
const applied = await migrate(databaseUrl);
console.log(applied.length ? `applied ${applied.join(', ')}` : 'nothing to apply');
// The engine leaves the timer of its lock behind, which would keep the process for ten seconds.
process.exit(0);
