import { addressForm } from '@passage/contract/addresses';
import type { IssueKey } from '@passage/contract/errors';
import { email, text } from '@passage/contract/scalars';
import { z } from 'zod';
import type { Country } from './addresses.api.ts';

export type AddressFields = z.input<typeof addressForm> & { email: string };

export const subRegionsOf = (countries: readonly Country[], code: string): readonly Country[] =>
  countries.find(({ cno }) => cno === code)?.childlist ?? [];

/** The contract's form; beyond it an e-mail is required here, and a sub-region wherever the country has some. */
export function addressSchema(countries: readonly Country[]) {
  return addressForm
    .extend({
      email: email(),
      // A select in which nothing is chosen says ''.
      continent: z.union([z.literal(''), text({ max: 6 })]).optional(),
    })
    .superRefine(({ countryRegion, continent }, context) => {
      if (continent || subRegionsOf(countries, countryRegion).length === 0) return;
      context.addIssue({ code: 'custom', path: ['continent'], message: 'required' satisfies IssueKey });
    });
}
