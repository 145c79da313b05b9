/** What the operators' commands share: settings are checked first, the database is named before it is opened. */
import { BackupError } from '@passage/database/back-up-database';
import { schemaFault } from '@passage/database/schema-version';
import { WRONG_SETTING } from '@passage/settings';
import { databaseLine } from '@passage/settings/command-lines';
import { type Config, ConfigError, readConfig } from './config.ts';

/** Why a command cannot do what it is told: a sentence for the person. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

interface Command {
  /** As `databaseLine` knows it. */
  readonly name: string;
  /** Whether it works on whatever schema there is; else it ends with a sentence on any but this program's own. */
  readonly takesAnySchema?: boolean;
}

/**
 * Runs a command on the database at DATABASE_OWNER_URL, or DATABASE_URL where that is not set, to its end, and ends the process: 78 for a wrong setting, 1 for whatever
 * else keeps it from its work, each with one sentence.
 *
 * @param run gets the configuration and the words after the command
 */
export async function runCommand(
  { name, takesAnySchema = false }: Command,
  run: (config: Config, words: readonly string[]) => Promise<void>,
): Promise<never> {
  try {
    const config = readConfig(process.env, { isServer: false });
    if (config.ownerUrl === '') throw new ConfigError('Set DATABASE_OWNER_URL to the PostgreSQL database to work on.');
    console.log(databaseLine(name, config.ownerUrl));
    const fault = takesAnySchema ? undefined : await schemaFault(config.ownerUrl);
    if (fault !== undefined) throw new CommandFailure(fault);
    await run(config, process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    const isForeseen = error instanceof ConfigError || error instanceof CommandFailure || error instanceof BackupError;
    if (!isForeseen) throw error;
    console.error(error.message);
    process.exit(error instanceof ConfigError ? WRONG_SETTING : 1);
  }
}
