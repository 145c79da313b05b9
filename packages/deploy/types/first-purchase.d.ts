export function buyFirst(origin: string): Promise<string>;
export function register(origin: string, mailTo: (recipient: string) => Promise<string | undefined>): Promise<void>;
export function seeStorefront(origin: string): Promise<void>;
