import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setRequestTenant } from '../../http/observe-requests.ts';
import { escapeHtml, mailedForm, sendPlainPage, tokenOf } from '../../http/plain-page.ts';
import { readOnly } from '../../http/read-only.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillIn } from '../../texts/fill-in.ts';
import { isLanguage, textsIn } from '../../texts/index.ts';
import { readSetting } from '../tenant/index.ts';
import { lockedByToken, UNLOCK_PATH, unlockSecondFactor } from './unlock-second-factor.ts';

/** The page behind the link that lets an account's codes sign in again. Its button does it, opening it does not. */
export async function unlockPages(
  app: FastifyInstance,
  { platform, tenants }: { readonly platform: Platform; readonly tenants: TenantDirectory },
): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> => {
    const tenant = await tenants.ofHost(request.hostname.toLowerCase());
    setRequestTenant(request, tenant.id);
    const { readable, writable } = platform.database.forTenant(tenant.id);
    const locked = await lockedByToken(platform, readable, token);
    const isDone = request.method === 'POST';
    if (isDone && platform.config.isReadOnly) throw readOnly();
    if (isDone && locked) await unlockSecondFactor(platform, writable, locked, request.id);
    const { tabsName: brand } = await readSetting(readable, 'TABS_SETTING');
    const language = locked && isLanguage(locked.language) ? locked.language : tenant.defaultLanguage;
    const texts = textsIn(language).pages.unlock;
    const say = (text: string) => escapeHtml(fillIn(text, { brand, email: locked?.email ?? '' }));
    const words = locked ? (isDone ? texts.done : texts.ask) : texts.invalid;
    const form = locked && !isDone ? mailedForm(UNLOCK_PATH, token, say(texts.button)) : '';
    const body = `<p>${say(words)}</p>${form}`;
    return sendPlainPage(reply, { status: locked ? 200 : 404, language, title: brand, body });
  };
  app.get<{ Querystring: { token?: unknown } }>(UNLOCK_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request.query.token)),
  );
  app.post<{ Body: { token?: unknown } | undefined }>(UNLOCK_PATH, (request, reply) =>
    answer(request, reply, tokenOf(request.body?.token)),
  );
}
