/**
 * Command: changes the hosts of a store in the database at DATABASE_OWNER_URL, or DATABASE_URL where that is not set. `host add NAME` with `--primary` and `--tenant KEY`
 * (or its id), and `host remove NAME`.
 */
import { parseArgs } from 'node:util';
import { connectOwner } from '@passage/database/backup-tables';
import { addHost, findStore, HostRefusal, hostNameOf, removeHost } from './modules/tenant/store-hosts.ts';
import { CommandFailure, runCommand } from './run-command.ts';

const USAGE = 'Write npm run store -- host add NAME [--primary] [--tenant KEY], or npm run store -- host remove NAME.';

function readWords(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { primary: { type: 'boolean', default: false }, tenant: { type: 'string' } },
    });
    const [what, verb, name, ...more] = positionals;
    const isKnown = what === 'host' && (verb === 'add' || (verb === 'remove' && !values.primary));
    return isKnown && name !== undefined && more.length === 0 ? { verb, name, ...values } : undefined;
  } catch {
    return undefined;
  }
}

const asked = readWords(process.argv.slice(2));
if (asked === undefined) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand({ name: asked.verb === 'remove' ? 'store host remove' : 'store host add' }, async ({ ownerUrl }) => {
  const client = await connectOwner(ownerUrl);
  try {
    const host = hostNameOf(asked.name);
    if (asked.verb === 'add') {
      const store = await findStore(client, asked.tenant);
      console.log(await addHost(client, { store, host, isPrimary: asked.primary }));
    } else {
      const store = asked.tenant === undefined ? undefined : await findStore(client, asked.tenant);
      console.log(await removeHost(client, { store, host }));
    }
  } catch (error) {
    throw error instanceof HostRefusal ? new CommandFailure(error.message) : error;
  } finally {
    await client.end();
  }
});
