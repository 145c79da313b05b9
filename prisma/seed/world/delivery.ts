import type { TenantNumber } from './tenants.ts';

export interface Carrier {
  readonly company: string;
  /** What its tracking numbers begin with. */
  readonly prefix: string;
}

/** Invented, as the shops are. */
export const CARRIERS: Readonly<Record<TenantNumber, readonly Carrier[]>> = {
  1: [
    { company: 'Meridian Post', prefix: 'MP' },
    { company: 'Aquilo Express', prefix: 'AQ' },
    { company: 'Colis Passerelle', prefix: 'CP' },
  ],
  2: [
    { company: 'はやて便', prefix: 'HT' },
    { company: 'うらよこ急便', prefix: 'UY' },
  ],
};

/** Where a parcel is seen, in the words of who sends it. */
export const STATIONS: Readonly<Record<TenantNumber, readonly string[]>> = {
  1: ['Sorted at the depot', 'Out for delivery'],
  2: ['営業所を出発しました', '配達中です'],
};
