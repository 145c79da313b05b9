export type Mode = 'demo' | 'development' | 'production' | 'test';
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting {
  readonly name: string;
  readonly about: string;
  readonly fits: (text: string) => boolean;
  readonly expected: string;
  readonly otherwise?: string | Partial<Record<Mode | 'else', string>>;
  readonly stack?: string;
  readonly only?: 'stack' | 'dev';
}

export const WRONG_SETTING: 78;
export const SETTINGS: readonly Setting[];
export const GROUPS: readonly { readonly title: string; readonly settings: readonly Setting[] }[];
/** What a setting is, or what holds without it; a text that fits, if `faultsOf` found no fault. */
export function settingOf(environment: Environment, name: string): string | undefined;
export function modeOf(environment: Environment): Mode;
export function defaultOf(setting: Setting, mode: Mode): string | undefined;
/** One sentence for each setting that does not fit. */
export function faultsOf(environment: Environment, options?: { isServer?: boolean }): string[];
/** Why the demo world may not be made here, in one sentence. */
export function demoWorldFault(environment: Environment): string | undefined;
/** Whether somebody said that no demo world shall be made. */
export function isDemoWorldUnwanted(environment: Environment): boolean;
