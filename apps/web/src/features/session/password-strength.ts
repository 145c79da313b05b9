export interface PasswordTraits {
  hasLower: boolean;
  hasUpper: boolean;
  hasDigit: boolean;
}

export function traitsOf(password: string): PasswordTraits {
  return {
    hasLower: /\p{Ll}/u.test(password),
    hasUpper: /\p{Lu}/u.test(password),
    hasDigit: /\p{Nd}/u.test(password),
  };
}

const MIN_LENGTH = 8;
export const STRENGTH_LEVELS = ['none', 'weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof STRENGTH_LEVELS)[number];

/** A hint, never a refusal: one step for the length and one for each kind of character. */
export function strengthOf(password: string): StrengthLevel {
  const trimmed = password.trim();
  if (trimmed === '') return 'none';
  const { hasLower, hasUpper, hasDigit } = traitsOf(trimmed);
  const kinds = [hasLower, hasUpper, hasDigit].filter(Boolean).length;
  // Whatever it is made of, a short one is weak.
  if ([...trimmed].length < MIN_LENGTH) return 'weak';
  return STRENGTH_LEVELS[kinds + 1] ?? 'weak';
}
