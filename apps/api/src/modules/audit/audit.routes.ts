import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { pageAudit } from './audit.queries.ts';

export const auditRoutes = implement(contract.audit, {
  list: ({ db }, input) => pageAudit(db, input),
});
