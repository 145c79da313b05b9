import type { ReactElement } from 'react';
import type { Address } from './addresses.api.ts';

/** Where a parcel goes, as it stands on the parcel. */
export function AddressLines({ address }: { address: Address }): ReactElement {
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  const country = [address.continentName, address.countryRegionName].filter(Boolean).join(', ');
  return (
    <span className="wrap-anywhere">
      {address.firstname} {address.surname}
      <br />
      {address.detailAddress}
      <br />
      {place}, {country}
      <br />
      {address.mobile}
    </span>
  );
}
