import { type Contract, contract, type OutputOf } from '@passage/contract';
import { sqlState, type Tx } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { writeAudit } from '../audit/index.ts';
import {
  deleteArticle,
  deleteType,
  type EntryRow,
  findWholeArticle,
  insertArticle,
  insertType,
  isCodeTaken,
  keepType,
  lockArticle,
  lockType,
  pageOfEntryRows,
  pageOfTypeRows,
  type TypeRow,
  updateArticle,
  updateType,
  type WholeRow,
} from './article-desk.repository.ts';

type StaffContext = CommandContext & { readonly caller: Caller };
type Place = { readonly pageNo: number; readonly pageSize: number };

const UNIQUE_VIOLATION = '23505';

const placeOf = ({ pageNo, pageSize }: Place) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize });

const toType = (row: TypeRow): OutputOf<Contract['articleDesk']['createType']> => ({
  id: row.id,
  code: row.code,
  name: row.name,
  position: row.position,
  status: row.status,
  articleCount: row.article_count,
});

const toEntry = (row: EntryRow) => ({
  id: row.id,
  typeId: row.type_id,
  code: row.code,
  title: row.title,
  position: row.position,
  status: row.status,
  updateTime: row.updated_at,
});

const toArticle = (row: WholeRow): OutputOf<Contract['articleDesk']['article']> => ({
  ...toEntry(row),
  body: row.body,
});

const withoutTime = (row: WholeRow | undefined): Record<string, unknown> | null => {
  if (!row) return null;
  const { updated_at: _, ...kept } = row;
  return kept;
};
const asRecord = (row: TypeRow | undefined): Record<string, unknown> | null => (row ? { ...row } : null);

function audit(
  tx: Tx,
  { caller, requestId, platform }: StaffContext,
  action: string,
  subject: string,
  [before, after]: readonly [Record<string, unknown> | null, Record<string, unknown> | null],
): Promise<void> {
  return writeAudit(tx, { actorId: caller.id, action, subject, before, after, requestId, now: platform.clock.now() });
}

/** A change whose code another one has: seen before it is made, and of two at once told by the database. */
async function changed<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Failure('ARTICLE_CODE_TAKEN', { cause: error });
    throw error;
  }
}

export const articleDeskRoutes = implement(contract.articleDesk, {
  types: async ({ db }, place) => {
    const { rows, total } = await pageOfTypeRows(db, placeOf(place));
    return { list: rows.map(toType), total };
  },

  createType: async (context, form) =>
    context.db.inTransaction(async (tx) => {
      const row = await insertType(tx, form);
      if (!row) throw new Failure('ARTICLE_CODE_TAKEN');
      await audit(tx, context, 'article-type.create', `article-type:${row.id}`, [null, asRecord(row)]);
      return toType(row);
    }),

  updateType: async (context, { id, ...form }) =>
    changed(
      context.db.inTransaction(async (tx) => {
        const before = found(await lockType(tx, id));
        if (await isCodeTaken(tx, 'type', form.code, id)) throw new Failure('ARTICLE_CODE_TAKEN');
        const after = found(await updateType(tx, id, form));
        await audit(tx, context, 'article-type.update', `article-type:${id}`, [asRecord(before), asRecord(after)]);
        return toType(after);
      }),
    ),

  deleteType: async (context, { id }) =>
    context.db.inTransaction(async (tx) => {
      const before = found(await lockType(tx, id));
      if (!(await deleteType(tx, id))) throw new Failure('ARTICLE_TYPE_IN_USE');
      await audit(tx, context, 'article-type.delete', `article-type:${id}`, [asRecord(before), null]);
      return { id };
    }),

  articles: async ({ db }, { typeId, ...place }) => {
    const { rows, total } = await pageOfEntryRows(db, typeId, placeOf(place));
    return { list: rows.map(toEntry), total };
  },

  article: async ({ db }, { id }) => toArticle(found(await findWholeArticle(db, id))),

  createArticle: async (context, form) =>
    context.db.inTransaction(async (tx) => {
      if (!(await keepType(tx, form.typeId))) throw invalidField('typeId', 'notAllowed');
      const row = await insertArticle(tx, form, context.platform.clock.now());
      if (!row) throw new Failure('ARTICLE_CODE_TAKEN');
      await audit(tx, context, 'article.create', `article:${row.id}`, [null, withoutTime(row)]);
      return toArticle(row);
    }),

  updateArticle: async (context, { id, ...form }) =>
    changed(
      context.db.inTransaction(async (tx) => {
        const before = found(await lockArticle(tx, id));
        if (!(await keepType(tx, form.typeId))) throw invalidField('typeId', 'notAllowed');
        if (await isCodeTaken(tx, 'article', form.code, id)) throw new Failure('ARTICLE_CODE_TAKEN');
        const after = found(await updateArticle(tx, id, form, context.platform.clock.now()));
        await audit(tx, context, 'article.update', `article:${id}`, [withoutTime(before), withoutTime(after)]);
        return toArticle(after);
      }),
    ),

  deleteArticle: async (context, { id }) =>
    context.db.inTransaction(async (tx) => {
      const before = found(await lockArticle(tx, id));
      found(await deleteArticle(tx, id));
      await audit(tx, context, 'article.delete', `article:${id}`, [withoutTime(before), null]);
      return { id };
    }),
});
