import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bool, email, flag, id, text } from './scalars.ts';

/** What a shopper fills in; countryRegion is a country's code, continent the code of its sub-region. */
export const addressForm = z.object({
  firstname: text({ max: 60 }),
  surname: text({ max: 60 }),
  mobile: text({ max: 30 }),
  detailAddress: text({ max: 200 }),
  city: text({ max: 100 }),
  countryRegion: text({ max: 3 }),
  continent: text({ max: 6 }).optional(),
  zipcode: text({ max: 20 }),
  email: email().optional(),
  remark: text({ max: 200 }).optional(),
});

const input = addressForm.extend({
  defaultStatus: bool().optional(),
  /** Graphic code and its id, verified when sent. */
  yzcode: text({ max: 4 }).optional(),
  uuid: z.uuid('invalid').optional(),
});

export const address = z
  .object({
    id: z.int(),
    firstname: z.string(),
    surname: z.string(),
    mobile: z.string(),
    email: z.string(),
    zipcode: z.string(),
    detailAddress: z.string(),
    city: z.string(),
    countryRegion: z.string(),
    countryRegionName: z.string(),
    continent: z.string(),
    continentName: z.string(),
    remark: z.string(),
    defaultStatus: flag(),
  })
  .meta({ id: 'Address' });

const group = 'member/address-first';

export const addressesContract = {
  list: endpoint({
    method: 'GET',
    path: `${group}/list`,
    access: 'member',
    summary: "The caller's addresses, the default first. At most 50.",
    input: z.object({}),
    output: z.array(address),
  }),
  get: endpoint({
    method: 'GET',
    path: `${group}/get`,
    access: 'member',
    summary: "One of the caller's addresses.",
    input: z.object({ id: id() }),
    output: address,
  }),
  create: endpoint({
    method: 'POST',
    path: `${group}/create`,
    access: 'member',
    summary: 'Saves an address; the first one becomes the default.',
    input,
    output: z.object({ id: z.int() }),
    errors: ['CAPTCHA_WRONG', 'ADDRESS_LIMIT'],
  }),
  update: endpoint({
    method: 'PUT',
    path: `${group}/update`,
    access: 'member',
    summary: "Changes one of the caller's addresses.",
    input: input.extend({ id: id() }),
    output: z.object({ id: z.int() }),
    errors: ['CAPTCHA_WRONG'],
  }),
  remove: endpoint({
    method: 'POST',
    path: `${group}/delete`,
    access: 'member',
    summary: "Deletes one of the caller's addresses.",
    input: z.object({ id: id() }),
    output: z.object({}),
  }),
  setDefault: endpoint({
    method: 'POST',
    path: `${group}/defaultAddress`,
    access: 'member',
    summary: "Makes an address the caller's only default.",
    input: z.object({ id: id() }),
    output: z.object({}),
  }),
};
