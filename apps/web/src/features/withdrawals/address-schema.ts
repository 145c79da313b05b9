import { createWithdrawalAddressInput } from '@passage/contract/withdrawals';
import { z } from 'zod';

/** A form's fields are always there. What the contract calls optional counts as absent when it is empty. */
const OPTIONAL: readonly string[] = ['bankname', 'bankno', 'address', 'remark'];

const withoutBlanks = (form: unknown): unknown =>
  typeof form === 'object' && form !== null
    ? Object.fromEntries(
        Object.entries(form).filter(
          ([name, value]) => !(OPTIONAL.includes(name) && typeof value === 'string' && value.trim() === ''),
        ),
      )
    : form;

/** The contract's form; what is changed must hold the same. */
export const addressSchema = z.preprocess(withoutBlanks, createWithdrawalAddressInput);
