export { auditRoutes } from './audit.routes.ts';
export { type AuditEntry, writeAudit } from './write-audit.ts';
