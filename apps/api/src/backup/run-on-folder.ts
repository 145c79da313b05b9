/** What the two commands share: the folder that is named, the environment, and how they end. */
import { resolve } from 'node:path';
import { BackupError } from '@passage/database/back-up-database';
import { type Config, ConfigError, readConfig } from '../config.ts';

const EXIT_CONFIG = 78;

/** @param run gets the configuration and the folder; a sentence for the person ends the command with a failure */
export async function runOn(run: (config: Config, folder: string | undefined) => Promise<void>): Promise<never> {
  try {
    const [folder] = process.argv.slice(2);
    await run(readConfig(process.env), folder === undefined ? undefined : resolve(folder));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BackupError)) throw error;
    console.error(error.message);
    process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
  }
}
