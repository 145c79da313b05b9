/** Command: proves who decided on each posting that a person decides, and ends with 1 when one lacks a decision. */
import { proveConsent } from './modules/consent/prove-consent.ts';
import { CommandFailure, runCommand } from './run-command.ts';

await runCommand({ name: 'prove-consent' }, async ({ ownerUrl }) => {
  const proven = await proveConsent(ownerUrl);
  for (const { tenantId, mark, platformPaid, adjustments, aboveLimit, postings } of proven)
    console.log(
      `Tenant ${tenantId}, since ledger transaction ${mark}: ${platformPaid} platform-paid entries, ${adjustments} adjustments, ${aboveLimit} postings above the limit, ${postings} decided postings in all.`,
    );
  const lacking = proven.flatMap((each) => each.lacking);
  if (lacking.length > 0)
    throw new CommandFailure(
      lacking
        .map(
          ({ tenantId, transactionId, cause, detail }) =>
            `Tenant ${tenantId}, ${cause} (ledger transaction ${transactionId}): ${detail}.`,
        )
        .join('\n'),
    );
  console.log('Each of them has the decisions that it needed.');
});
