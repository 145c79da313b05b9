import { sessionStore } from '../features/session/session-store.ts';
import { readStored, STORAGE_KEYS } from '../lib/storage.ts';

const FALLBACK_TENANT = '1';

let asked: Promise<string> | undefined;

/** The tenant of this host: from local storage, else asked for once before the first other call. */
export function resolveTenantId(): Promise<string> {
  const known = readStored(STORAGE_KEYS.tenantId);
  if (known) return Promise.resolve(known);
  asked ??= askTenantId().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function askTenantId(): Promise<string> {
  const response = await fetch(
    `/app-api/system/tenant/get-by-website?website=${encodeURIComponent(window.location.host)}`,
  );
  const answer: { data?: { id?: number } | null } = await response.json();
  const id = String(answer.data?.id ?? FALLBACK_TENANT);
  sessionStore.setTenantId(id);
  return id;
}
