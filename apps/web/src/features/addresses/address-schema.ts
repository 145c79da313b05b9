import { addressForm } from '@passage/contract/addresses';
import type { IssueKey } from '@passage/contract/errors';
import { email, text } from '@passage/contract/scalars';
import { z } from 'zod';
import type { Country } from './addresses.api.ts';

export type AddressFields = z.input<typeof addressForm> & { email: string; yzcode?: string | undefined };

export const subRegionsOf = (countries: readonly Country[], code: string): readonly Country[] =>
  countries.find(({ cno }) => cno === code)?.childlist ?? [];

/**
 * The contract's form; a sub-region is required wherever the country has some.
 *
 * @param asks what is required besides: an e-mail of the address's own, or a graphic code
 */
export function addressSchema(countries: readonly Country[], asks: 'email' | 'captcha' = 'email') {
  return addressForm
    .extend({
      ...(asks === 'email' ? { email: email() } : { email: z.string(), yzcode: text({ max: 4 }) }),
      // A select in which nothing is chosen says ''.
      continent: z.union([z.literal(''), text({ max: 6 })]).optional(),
    })
    .superRefine(({ countryRegion, continent }, context) => {
      if (continent || subRegionsOf(countries, countryRegion).length === 0) return;
      context.addIssue({ code: 'custom', path: ['continent'], message: 'required' satisfies IssueKey });
    });
}
