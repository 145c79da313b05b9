/** Failures as schemas of their own, so that the code of an answer tells the type of its data. */
import { z } from 'zod';
import { cart, shortage } from './cart.ts';
import type { Endpoint } from './endpoint.ts';
import { COMMON_ERRORS, ERRORS, type ErrorName } from './errors.ts';
import { withDescriptions } from './openapi-fields.ts';
import { type Components, exampleOf, isSchema, type JsonSchema, wireSchema } from './openapi-schema.ts';
import { orderedBefore, unpaidOrders } from './orders.ts';
import { reservedStock } from './products.ts';
import { amountsThatDiffer, reviewOutcome } from './review.ts';

/** Failures that come with a status of their own instead of 200. */
const OWN_STATUS: readonly ErrorName[] = ['UNEXPECTED', 'OVERLOADED', 'STARTING', 'READ_ONLY'];

const issues = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

/** What a failure tells beside its sentence; null for all others. */
const DATA: Readonly<Partial<Record<ErrorName, z.ZodType>>> = {
  INVALID_INPUT: issues,
  OUT_OF_STOCK: shortage,
  NOT_ORDERABLE: shortage.nullable(),
  PRICE_CHANGED: cart,
  TOO_MANY_UNPAID: unpaidOrders,
  STOCK_RESERVED: reservedStock,
  AMOUNT_DIFFERS: amountsThatDiffer,
};

interface Conflict {
  readonly schemaName: string;
  readonly data: z.ZodType;
  isOf(operation: string): boolean;
}

const DECISIONS = ['approve', 'reject', 'remit', 'complete', 'fail'].map((step) => `review.${step}`);
const STEPS = ['approve', 'refuse', 'receive', 'refuseGoods', 'refund', 'cancel', 'delivery'].map(
  (step) => `afterSales.${step}`,
);

/** CONFLICT tells how the thing stands that was decided already. */
const CONFLICTS: readonly Conflict[] = [
  {
    schemaName: 'ConflictAboutOrders',
    data: orderedBefore.nullable(),
    isOf: (operation) => operation === 'orders.create',
  },
  {
    schemaName: 'ConflictAboutReview',
    data: reviewOutcome.nullable(),
    isOf: (operation) => DECISIONS.includes(operation),
  },
  {
    schemaName: 'ConflictAboutAfterSale',
    data: z.object({ id: z.int(), status: z.int() }).nullable(),
    isOf: (operation) => STEPS.includes(operation),
  },
];

/** The named schemas of a document that is being written; those of failures are described already. */
export interface Schemas {
  readonly data: Components;
  readonly failures: Components;
  /** The English sentence of each failure. */
  readonly messageOf: (name: ErrorName) => string;
}

/** Every failure that an endpoint may answer with status 200, its own first. */
export const failuresOf = ({ errors }: Pick<Endpoint, 'errors'>): ErrorName[] =>
  [...new Set([...errors, ...COMMON_ERRORS])].filter((error) => !OWN_STATUS.includes(error));

/**
 * The name of the schema that describes a failure of an operation; adds it to those of the document.
 *
 * @param operation such as cart.add; undefined for answers that any operation may give
 */
export function failureSchema(
  error: ErrorName,
  operation: string | undefined,
  { data: named, failures, messageOf }: Schemas,
): string {
  const conflict =
    error === 'CONFLICT' && operation !== undefined ? CONFLICTS.find(({ isOf }) => isOf(operation)) : undefined;
  const name = conflict?.schemaName ?? schemaNameOf(error);
  if (!failures.has(name)) {
    const data = conflict?.data ?? DATA[error];
    failures.set(name, {
      ...envelope(
        { type: 'integer', const: ERRORS[error], description: `Always ${ERRORS[error]}, which stands for ${error}.` },
        data
          ? { ...withDescriptions(wireSchema(data, named), { owner: name }), description: 'What the failure is about.' }
          : { type: 'null', description: 'Nothing.' },
      ),
      description: messageOf(error),
    });
  }
  return name;
}

/** OUT_OF_STOCK is OutOfStockFailure. */
const schemaNameOf = (error: ErrorName): string =>
  `${error
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Failure`;

/** An answer as an object of code, msg and data. */
export const envelope = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code,
    msg: { type: 'string', description: 'Sentence in the language of the call; empty for success.' },
    data,
  },
});

/** What the documents show of a failure: code, name and English sentence. */
export const describeError = (name: ErrorName, messageOf: Schemas['messageOf']) => ({
  code: ERRORS[name],
  name,
  message: messageOf(name),
});

/** An answer for each failure that is described, by the name of its schema. */
export const failureExamples = ({ data: named, failures }: Schemas): Record<string, { value: unknown }> =>
  Object.fromEntries(
    [...failures].map(([name, { description, properties }]) => {
      const fields = isSchema(properties) ? properties : {};
      const [code, data] = [fields.code, fields.data].map((field) =>
        isSchema(field) ? exampleOf(field, named) : null,
      );
      return [name, { value: { code, msg: description, data } }];
    }),
  );
