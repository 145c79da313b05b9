/** Command: proves the books of the database at DATABASE_OWNER_URL, or DATABASE_URL where that is not set, and ends with 1 at the first difference. */
import { proveBooks } from './modules/ledger/prove-books.ts';
import { CommandFailure, runCommand } from './run-command.ts';

await runCommand({ name: 'prove' }, async ({ ownerUrl }) => {
  const [first, ...more] = await proveBooks(ownerUrl);
  if (first)
    throw new CommandFailure(
      `Tenant ${first.tenantId}, ${first.subject}: ${first.detail} (${first.proof}). ${more.length} more.`,
    );
  console.log('The books prove.');
});
