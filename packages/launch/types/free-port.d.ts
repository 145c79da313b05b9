export function portFault(port: number, host?: string): Promise<string | undefined>;
export function freePort(): Promise<number>;
