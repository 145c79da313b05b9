/** What the address pages hand on to each other, for whoever opened them. */
const CARRIED = ['t', 'a', 'ano', 'ino', 'ista', 'fcode', 'vat', 'pec', 'sdi'] as const;

export type CarriedQuery = Partial<Record<(typeof CARRIED)[number], string>>;

export function carriedQuery(params: URLSearchParams): CarriedQuery {
  const carried: CarriedQuery = {};
  for (const name of CARRIED) {
    const value = params.get(name);
    if (value) carried[name] = value;
  }
  return carried;
}

const SHIPPING = '1';
const CHOOSES = '2';

/** Whether the pages are about invoices; without `a` they are about parcels. */
export const isForInvoices = ({ a }: CarriedQuery): boolean => a !== undefined && a !== SHIPPING;

/** Whether an address is looked for that the checkout goes on with. */
export const choosesForCheckout = ({ t }: CarriedQuery): boolean => t === CHOOSES;
