/** Mails that tell a person what was done to the second factor of the own account. */
import { randomUUID } from 'node:crypto';
import { integer, nullable, statement, type Tx, text, timestamptz } from '@passage/database';
import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { originOf } from '../../platform/origin.ts';
import { enqueue } from '../../platform/outbox.ts';
import { isLanguage } from '../../texts/index.ts';
import type { MailKind } from '../../texts/mail-values.ts';
import { hostOfTenant, readSetting } from '../tenant/index.ts';
import { UNLOCK_PATH, unlockToken } from './unlock-second-factor.ts';

const MAIL_SECURITY_NOTICE = 'mail-security-notice';

const KINDS = [
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'secondFactorLocked',
] as const satisfies readonly MailKind[];

/** What is told to whom. */
export interface SecurityNotice {
  readonly kind: (typeof KINDS)[number];
  readonly memberId: number;
  /** Tells apart what is to be mailed apart. */
  readonly key: string;
  readonly now: Date;
  /** Recovery codes that are left. */
  readonly left?: number;
  /** Of the request, for the mail's link. */
  readonly host?: string;
}

/** A notice of its own, whatever was told before. */
export const noticeOf = (notice: Omit<SecurityNotice, 'key'>): SecurityNotice => ({ ...notice, key: randomUUID() });

/** Has a notice mailed once the transaction is committed. */
export function tellBySecurityMail(tx: Tx, { kind, memberId, key, now, left = 0, host = '' }: SecurityNotice): void {
  enqueue(tx, {
    job: MAIL_SECURITY_NOTICE,
    key: `${MAIL_SECURITY_NOTICE}:${kind}:${memberId}:${key}`,
    payload: { kind, memberId, left, host },
    runAt: now,
  });
}

const recipient = statement({
  name: 'security-notice-recipient',
  params: [integer('memberId')],
  columns: { email: text, language: text, locked_at: nullable(timestamptz) },
  text: `select member.email, member.language, second_factor.locked_at
   from member left join second_factor on second_factor.member_id = member.id where member.id = $1`,
});
const payloadShape = z.object({ kind: z.enum(KINDS), memberId: z.int(), left: z.int(), host: z.string() });

/** Mails a notice in the member's language. A link that was opened meanwhile is not mailed any more. */
export const mailSecurityNoticeJob: JobHandler = {
  job: MAIL_SECURITY_NOTICE,
  handle: async ({ platform, tenantId, db }, payload) => {
    const { kind, memberId, left, host } = payloadShape.parse(payload);
    const member = await db.sql.row(recipient, [memberId]);
    if (!member) return;
    const { tabsName: brand } = await readSetting(db, 'TABS_SETTING');
    const language = isLanguage(member.language) ? member.language : 'en';
    const send = (mail: ReturnType<typeof renderMail>) => platform.mail.send(db, { to: member.email, ...mail });
    if (kind === 'recoveryCodeUsed') return send(renderMail(kind, language, { brand, left: String(left) }));
    if (kind !== 'secondFactorLocked') return send(renderMail(kind, language, { brand }));
    if (!member.locked_at) return;
    const link = new URL(UNLOCK_PATH, originOf(platform.config, await hostOfTenant(platform.database, tenantId, host)));
    link.searchParams.set('token', unlockToken(platform, tenantId, { memberId, lockedAt: member.locked_at }));
    await send(renderMail(kind, language, { brand, link: link.href }));
  },
};
