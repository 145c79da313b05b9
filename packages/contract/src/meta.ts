import { z } from 'zod';

/** What the scalars tell of themselves to the walkers of the contract. */
const scalarMeta = z.object({
  type: z.string().optional(),
  wire: z.enum(['dollars', 'cents', 'time', 'flag']).optional(),
  enum: z.array(z.number()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
export type ScalarMeta = z.output<typeof scalarMeta>;

export const metaOf = (schema: z.core.$ZodType): ScalarMeta => scalarMeta.parse(z.globalRegistry.get(schema) ?? {});
