export { findValidInviteCode, spendInviteCode } from './invite-codes.repository.ts';
export { inviteCodesRoutes } from './invite-codes.routes.ts';
