import { describe, expect, it } from 'vitest';
import { addressSchema } from './address-schema.ts';

const countries = [
  { cno: 'FR', cname: 'France', childlist: [] },
  { cno: 'US', cname: 'United States', childlist: [{ cno: 'US-CA', cname: 'California', childlist: [] }] },
];
const filled = {
  firstname: 'Élodie',
  surname: 'Marchand',
  mobile: '+33 6 12 34 56 78',
  detailAddress: '18 rue du Faubourg-Montmartre',
  city: 'Paris',
  countryRegion: 'FR',
  continent: '',
  zipcode: '75009',
  email: 'elodie@passage.test',
};
const wrong = (changes: Partial<typeof filled>): string[] =>
  addressSchema(countries)
    .safeParse({ ...filled, ...changes })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the address form', () => {
  it('address-09 takes a country without sub-regions as it is, and asks for one where there are some', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ countryRegion: 'US' })).toEqual(['continent']);
    expect(wrong({ countryRegion: 'US', continent: 'US-CA' })).toEqual([]);
  });

  it('address-09 requires every field, and an e-mail that is one', () => {
    for (const field of [
      'firstname',
      'surname',
      'mobile',
      'detailAddress',
      'city',
      'countryRegion',
      'zipcode',
    ] as const)
      expect(wrong({ [field]: ' ' }), field).toEqual([field]);
    expect(wrong({ email: '' })).toEqual(['email']);
    expect(wrong({ email: 'nobody' })).toEqual(['email']);
  });
});
