import { cents } from '@passage/money';

/** What a shop asks for delivery unless it sets otherwise; the bag shows the real sum. */
export const USUAL_FREIGHT = cents(12_00);
export const USUAL_FREE_FROM = cents(200_00);
