export type Process = 'app' | 'relay' | 'queue';
export const LOGINS: Readonly<Record<Process, { readonly login: string; readonly role: string }>>;
export function urlAs(appUrl: string, as: Process): string;
export function appUrlOf(ownerUrl: string): string;
