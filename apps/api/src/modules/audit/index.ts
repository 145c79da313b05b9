export { auditRoutes } from './audit.routes.ts';
export { verifyChain } from './verify-chain.ts';
export { type AuditEntry, type OperatorEntry, writeAudit, writeOperatorAudit } from './write-audit.ts';
