import { integer, statement, text, timestamptz } from '@passage/database';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../http/tenant-directory.ts';
import type { Platform } from '../platform/platform.ts';

const newest = statement({
  name: 'stored-mail-newest',
  columns: { id: integer, recipient: text, subject: text, text: text, created_at: timestamptz },
  text: 'select id, recipient, subject, text, created_at from stored_mail order by id desc limit 100',
});

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** /dev/mail: what was mailed while no mail server is configured. Never served in production. */
export async function mailPages(
  app: FastifyInstance,
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
): Promise<void> {
  const read = async (host: string) => {
    const tenant = await tenants.ofHost(host.toLowerCase());
    return platform.database.forTenant(tenant.id).readable.sql.rows(newest, []);
  };
  app.get('/dev/mail.json', async (request) =>
    (await read(request.hostname)).map(({ id, recipient, subject, text, created_at }) => ({
      id,
      to: recipient,
      subject,
      text,
      time: created_at.getTime(),
    })),
  );
  app.get('/dev/mail', async (request, reply) => {
    const messages = await read(request.hostname);
    const items = messages.map(
      (message) =>
        `<article><h2>${escapeHtml(message.subject)}</h2><p><b>${escapeHtml(message.recipient)}</b> <time>${message.created_at.toISOString()}</time></p><pre>${escapeHtml(message.text)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title><style>body{font:16px/1.5 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ddd;padding:1rem 0}h2{font-size:1.1rem}pre{white-space:pre-wrap}time{color:#666}</style><h1>Mail</h1>${items.join('') || '<p>Nothing has been mailed yet.</p>'}</html>`,
      );
  });
}
