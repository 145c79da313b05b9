import { randomBytes } from 'node:crypto';
import { appUrlOf } from '@passage/database/login-url';
import { guardDatabase } from '@passage/database/make-logins';
import pg from 'pg';
import { type TemplateName, templateDatabase, urlOf } from './templates.ts';

export interface TestDatabase {
  /** The owner's address, as DATABASE_OWNER_URL takes it: for what a test arranges and looks at. */
  url: string;
  /** The app's, as DATABASE_URL takes it: for all that runs. */
  appUrl: string;
  drop(): Promise<void>;
}

/** PostgreSQL's word for a template that somebody is connected to. */
const OBJECT_IN_USE = '55006';

/** A copy of the template under a name of its own, made in some twenty milliseconds. */
export async function cloneDatabase(clusterUrl: string, template: TemplateName): Promise<TestDatabase> {
  const source = await templateDatabase(clusterUrl, template);
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await administer(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const url = urlOf(clusterUrl, name);
  await guard(url);
  return {
    url,
    appUrl: appUrlOf(url),
    drop: () => administer(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Rights on a database do not come with its copy. */
async function guard(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await guardDatabase(client);
  } finally {
    await client.end();
  }
}

async function administer(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        if (attempt === 5 || !(error instanceof pg.DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
      }
    }
  } finally {
    await client.end();
  }
}
