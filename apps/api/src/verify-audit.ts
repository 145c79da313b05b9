/** Command: verifies the audit chain of the database at DATABASE_OWNER_URL, or DATABASE_URL where that is not set, and ends with 1 at the first row that does not fit. */
import { verifyChain } from './modules/audit/verify-chain.ts';
import { CommandFailure, runCommand } from './run-command.ts';

await runCommand({ name: 'verify-audit' }, async ({ ownerUrl }) => {
  const { breaks, heads } = await verifyChain(ownerUrl);
  const [first] = breaks;
  if (first)
    throw new CommandFailure(`Tenant ${first.tenantId}, audit row ${first.seq} (id ${first.id}): ${first.detail}.`);
  for (const [tenantId, { rows, hash, erased }] of Object.entries(heads))
    console.log(
      `Tenant ${tenantId}: ${rows} rows, the last with hash ${hash}.${erased > 0 ? ` Personal values of ${erased} were erased.` : ''}`,
    );
  console.log('The audit chain holds.');
});
