import type { InputOf } from '@passage/contract';
import type { addressesContract } from '@passage/contract/addresses';
import type { Caller, CommandContext } from '../../http/context.ts';
import { invalidField } from '../../http/failure.ts';
import { verifyCaptcha } from '../session/index.ts';
import { findCountry, findRegion } from '../tenant/index.ts';
import type { AddressFields } from './address.repository.ts';

export type AddressContext = CommandContext & { readonly caller: Caller };
type Form = InputOf<typeof addressesContract.create>;

/**
 * What a form says, once country, region and, where it was sent, the graphic code are right.
 *
 * @throws Failure INVALID_INPUT, CAPTCHA_WRONG
 */
export async function checkAddress(context: AddressContext, form: Form): Promise<AddressFields> {
  const country = findCountry(form.countryRegion);
  if (!country) throw invalidField('countryRegion', 'unknownCountry');
  const { continent = '' } = form;
  if (country.hasRegions && continent === '') throw invalidField('continent', 'required');
  if (continent !== '' && !findRegion(country.cno, continent)) throw invalidField('continent', 'unknownRegion');
  await verifyCaptcha(context.platform, context.db, { uuid: form.uuid, answer: form.yzcode });
  return {
    firstName: form.firstname,
    surname: form.surname,
    mobile: form.mobile,
    email: form.email ?? context.caller.email,
    zipcode: form.zipcode,
    detailAddress: form.detailAddress,
    city: form.city,
    countryRegion: form.countryRegion,
    continent,
    remark: form.remark ?? '',
  };
}
