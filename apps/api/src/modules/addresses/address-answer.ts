import type { Language, OutputOf } from '@passage/contract';
import type { addressesContract } from '@passage/contract/addresses';
import { countryName, findRegion } from '../tenant/index.ts';
import type { Address } from './address.repository.ts';

type Answer = OutputOf<typeof addressesContract.get>;

/** Country and sub-region in words; a code that is no longer known stays as it is. */
export function placeNames(
  { countryRegion, continent }: Pick<Address, 'countryRegion' | 'continent'>,
  language: Language,
) {
  return {
    countryRegionName: countryName(countryRegion, language),
    continentName: findRegion(countryRegion, continent, language)?.name ?? continent,
  };
}

/** An address as the contract answers it. */
export function toAnswer({ firstName, isDefault, ...address }: Address, language: Language): Answer {
  const { id, surname, mobile, email, zipcode, detailAddress, city, countryRegion, continent, remark } = address;
  return {
    id,
    firstname: firstName,
    surname,
    mobile,
    email,
    zipcode,
    detailAddress,
    city,
    countryRegion,
    continent,
    ...placeNames(address, language),
    remark,
    defaultStatus: isDefault === 1,
  };
}
