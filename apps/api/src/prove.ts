/** Command: proves the books of the database at DATABASE_URL and ends with 1 at the first difference. */
import { proveBooks } from './modules/ledger/prove-books.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the database whose books to prove.');
  process.exit(78);
}
const [first, ...more] = await proveBooks(databaseUrl);
if (first) {
  console.error(`Tenant ${first.tenantId}, ${first.subject}: ${first.detail} (${first.proof}). ${more.length} more.`);
  process.exit(1);
}
console.log('The books prove.');
