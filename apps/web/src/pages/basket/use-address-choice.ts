import { type Address, useAddresses } from '../../features/addresses/addresses.api.ts';

interface AddressChoice {
  addresses: Address[] | undefined;
  /** The one that the address bar names, else the default, which is the first. */
  chosen: Address | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
}

export function useAddressChoice(addressId: number | undefined): AddressChoice {
  const { data: addresses, isError, isFetching, refetch } = useAddresses();
  return {
    addresses,
    chosen: addresses?.find(({ id }) => id === addressId) ?? addresses?.[0],
    isError: isError && addresses === undefined,
    isFetching,
    refetch: () => {
      refetch();
    },
  };
}
