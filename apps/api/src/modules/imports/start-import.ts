import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { contract, InputOf } from '@passage/contract';
import { brokenConstraint, integer, statement, type WritableDb } from '@passage/database';
import { type Caller, shopScopeOf } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';
import { countAttempt, type Limit } from '../session/index.ts';
import { closeLostImports, insertProductImport } from './imports.repository.ts';
import { RUN_IMPORT } from './run-import.job.ts';

type Input = InputOf<typeof contract.imports.start>;

/** Each may be large and keeps a worker busy. */
const STARTS: Limit = { scope: 'imports:start', tries: 60, windowMs: HOUR_MS };

const shopById = statement({
  name: 'imports-shop',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from shop where id = $1',
});
const categoryById = statement({
  name: 'imports-category',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from category where id = $1',
});

export interface Starter {
  readonly platform: Platform;
  readonly db: WritableDb;
  readonly caller: Caller;
  readonly requestId: string;
}

/**
 * Takes a file in and has it imported.
 *
 * @throws Failure INVALID_INPUT for what is no text of the encoding, CONFLICT while another import of the shop is under way
 */
export async function startImport(
  { platform, db, caller, requestId }: Starter,
  file: Buffer | undefined,
  { dryRun, encoding, categoryId, shopId: named }: Input,
): Promise<{ id: number }> {
  const shopId = shopScopeOf(caller) ?? named;
  if (shopId === undefined) throw invalidField('shopId', 'required');
  found(await db.sql.row(shopById, [shopId]));
  if (categoryId !== undefined && !(await db.sql.row(categoryById, [categoryId])))
    throw invalidField('categoryId', 'invalid');
  if (!file || file.length === 0) throw invalidField('file', 'required');
  const now = platform.clock.now();
  await countAttempt(db, STARTS, String(shopId), now);
  const bytes = textOf(file, encoding);
  const fileKey = `t${db.tenantId}/import/${randomUUID()}.csv`;
  await platform.storage.put(fileKey, bytes);
  try {
    return await db.inTransaction(async (tx) => {
      const lost = await closeLostImports(tx, shopId, RUN_IMPORT, now);
      tx.afterCommit(() => {
        for (const key of lost)
          platform.storage.remove(key).catch((error: unknown) => platform.log.warn({ err: error }, 'file not removed'));
      });
      const given = { shopId, memberId: caller.id, categoryId, fileKey, isDryRun: dryRun, byteCount: bytes.length };
      const id = found(await insertProductImport(tx, given, now));
      enqueue(tx, { job: RUN_IMPORT, key: `${RUN_IMPORT}:${id}`, payload: { importId: id }, runAt: now });
      await writeAudit(tx, {
        actorId: caller.id,
        action: 'imports.start',
        subject: `import:${id}`,
        before: null,
        after: { shopId, isDryRun: dryRun, bytes: bytes.length },
        requestId,
        now,
      });
      return { id };
    });
  } catch (error) {
    await platform.storage.remove(fileKey);
    throw brokenConstraint(error) === 'product_import_one_at_work' ? new Failure('CONFLICT', { cause: error }) : error;
  }
}

const UTF_16LE_MARK = Buffer.from([0xff, 0xfe]);

/** The file as UTF-8; its mark tells UTF-16, everything else has to be said. */
function textOf(file: Buffer, given: Input['encoding']): Buffer {
  const encoding = file.subarray(0, 2).equals(UTF_16LE_MARK) ? 'utf-16le' : given;
  if (encoding === 'utf-8') {
    if (!isUtf8(file) || file.includes(0)) throw invalidField('encoding', 'notThisEncoding');
    return file;
  }
  try {
    return Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(file));
  } catch (error) {
    throw new Failure('INVALID_INPUT', {
      data: { issues: [{ path: 'encoding', message: 'notThisEncoding', values: {} }] },
      cause: error,
    });
  }
}
