import type { Language } from '../../lib/locale.ts';

export interface WithdrawalType {
  code: number;
  label: string;
  isOffered: boolean;
}

/** The status of a type that can be chosen. */
const OFFERED = 0;

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The store's types, as its staff have written them; what is no type is left out. */
export function readWithdrawalTypes(setting: unknown, language: Language): WithdrawalType[] {
  const types = isPart(setting) && Array.isArray(setting.types) ? setting.types : [];
  return types.flatMap((type: unknown) => {
    if (!isPart(type) || typeof type.code !== 'number') return [];
    const labels = isPart(type.label) ? type.label : {};
    const label = [labels[language], labels.en].find((text) => typeof text === 'string' && text !== '');
    return [
      {
        code: type.code,
        label: typeof label === 'string' ? label : String(type.code),
        isOffered: (type.status ?? OFFERED) === OFFERED,
      },
    ];
  });
}
