import type { Language } from '@passage/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguageOf } from '../http/browser-language.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { MAIN_TENANT, type TenantDirectory } from '../http/tenant-directory.ts';
import { originOf } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';

/** Answered whatever the host: probes ask by an address, and the endpoints refuse in their own words. */
const ANY_HOST = ['app-api', 'admin-api', 'health', 'metrics'];
/** Ends of names that lead a visitor to a machine or a network of one's own, or nowhere (RFC 2606, 6761, 6762, 8375). */
const NOT_PUBLIC = /(^|\.)(localhost|local|internal|lan|home\.arpa|intranet|test|invalid)$/;
/** What an operator does about it; the command's name is the same in every language. */
const COMMAND = 'npm run store -- host add';

interface Texts {
  readonly title: string;
  readonly visitor: string;
  readonly operator: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'No store at this address',
    visitor: 'No store is served under this address. Please check how it is spelt.',
    operator: 'If you run this server, give the address to a store:',
  },
  fr: {
    title: 'Aucune boutique à cette adresse',
    visitor: 'Aucune boutique n’est servie à cette adresse. Veuillez en vérifier l’orthographe.',
    operator: 'Si vous exploitez ce serveur, attribuez l’adresse à une boutique :',
  },
  id: {
    title: 'Tidak ada toko di alamat ini',
    visitor: 'Tidak ada toko yang dilayani di alamat ini. Silakan periksa ejaannya.',
    operator: 'Jika Anda mengelola server ini, berikan alamat ini kepada sebuah toko:',
  },
  jp: {
    title: 'このアドレスにストアはありません',
    visitor: 'このアドレスで公開されているストアはありません。つづりをご確認ください。',
    operator: 'このサーバーの運用担当の方は、アドレスをストアに割り当ててください:',
  },
  kor: {
    title: '이 주소에는 스토어가 없습니다',
    visitor: '이 주소에서 제공되는 스토어가 없습니다. 철자를 확인해 주세요.',
    operator: '이 서버의 운영자라면 주소를 스토어에 추가하세요:',
  },
  zh: {
    title: '该网址没有商城',
    visitor: '该网址下没有商城，请检查拼写。',
    operator: '如果您是此服务器的运维人员，请将网址分配给商城：',
  },
  zhTW: {
    title: '此網址沒有商城',
    visitor: '此網址下沒有商城，請檢查拼寫。',
    operator: '如果您是此伺服器的維運人員，請將網址指派給商城：',
  },
};

/**
 * In production mode nothing but probes and endpoints is answered under a host that no tenant owns: pages move to the same
 * path on the main tenant's primary host where that is a public name, and are 421 otherwise. The asked host
 * stands in no answer.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
): void {
  const { config } = platform;
  if (config.mode !== 'production') return;
  app.addHook('onRequest', async (request, reply) => {
    if (ANY_HOST.includes(/^\/+([^/?#]*)/.exec(request.url)?.[1] ?? '')) return;
    if ((await tenants.ownerOf(request.hostname.toLowerCase())) !== undefined) return;
    const primary = await tenants.primaryHostOf(MAIN_TENANT);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    // Not for good: the name may become a store's own at any moment.
    if (isPage && primary !== undefined && isPublicName(primary))
      return reply.redirect(`${originOf(config, primary)}${pathOf(request)}`, 307);
    return sendRefusal(request, reply);
  });
}

/** Whether visitors reach this name from everywhere, as far as a name can tell. */
export const isPublicName = (host: string): boolean =>
  host.includes('.') && !/^[\d.]+$/.test(host) && !host.includes(':') && !NOT_PUBLIC.test(host);

/** A request may name a whole address in the place of a path. */
const pathOf = ({ url }: FastifyRequest): string => (url.startsWith('/') ? url : '/');

function sendRefusal(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = browserLanguageOf(request);
  const { title, visitor, operator } = TEXTS[language];
  const body = `<h1>${title}</h1><p>${visitor}</p><p>${operator}</p><p><code>${COMMAND} NAME</code></p>`;
  return sendPlainPage(reply, { status: 421, language, title, body });
}
