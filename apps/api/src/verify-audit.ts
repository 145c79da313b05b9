/** Command: verifies the audit chain of the database at DATABASE_URL and ends with 1 at the first row that does not fit. */
import { verifyChain } from './modules/audit/verify-chain.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the database whose audit chain to verify.');
  process.exit(78);
}
const { breaks, heads } = await verifyChain(databaseUrl);
const [first] = breaks;
if (first) {
  console.error(`Tenant ${first.tenantId}, audit row ${first.seq} (id ${first.id}): ${first.detail}.`);
  process.exit(1);
}
for (const [tenantId, { rows, hash }] of Object.entries(heads))
  console.log(`Tenant ${tenantId}: ${rows} rows, the last with hash ${hash}.`);
console.log('The audit chain holds.');
