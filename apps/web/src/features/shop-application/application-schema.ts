import { createApplyInput } from '@passage/contract/applications';
import { z } from 'zod';

/** A form's fields are always there; the address of a shop may be empty. */
const withoutBlankAddress = (form: unknown): unknown =>
  typeof form === 'object' && form !== null
    ? Object.fromEntries(
        Object.entries(form).filter(
          ([name, value]) => !(name === 'shopAddress' && typeof value === 'string' && value.trim() === ''),
        ),
      )
    : form;

export const applicationSchema = z.preprocess(withoutBlankAddress, createApplyInput);

/** In the order in which they are checked. */
export const FIELDS = [
  'userName',
  'surname',
  'mobile',
  'email',
  'inviteCode',
  'shopName',
  'shopDesc',
  'logo',
  'cardFront',
  'cardBack',
  'saleCategory',
  'cardType',
  'shopAddress',
] as const;
export type FieldName = (typeof FIELDS)[number];

export interface ApplicationValues extends Record<Exclude<FieldName, 'saleCategory'>, string> {
  /** Ids; a checkbox's value is text. */
  saleCategory: string[];
}
