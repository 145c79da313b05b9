export { auditRoutes } from './audit.routes.ts';
export { verifyChain } from './verify-chain.ts';
export { type AuditEntry, writeAudit } from './write-audit.ts';
