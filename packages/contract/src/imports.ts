import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bool, choice, code, id, pageOf, paging, time } from './scalars.ts';

const merchants = { staff: ['merchant'] } as const;

/** Room for far more than the rows that an import takes. */
export const MOST_IMPORT_BYTES = 40 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 100_000;

/** What files of other programs may be written in; without a word it is UTF-8, with or without a byte order mark. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'gbk', 'big5', 'shift_jis', 'euc-kr', 'windows-1252'] as const;

export const IMPORT_STATUS = ['waiting', 'running', 'done', 'failed'] as const;
export const ROW_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What may be wrong with a row, or worth a look. */
export const ROW_PROBLEMS = [
  'columnMissing',
  'tooManyRows',
  'unreadable',
  'columnCount',
  'handleMissing',
  'handleScattered',
  'titleMissing',
  'tooLong',
  'priceInvalid',
  'comparePriceInvalid',
  'quantityInvalid',
  'variantRepeated',
  'stockReserved',
  'tooManyVariants',
  'giftCard',
  'categoryMissing',
  'otherRow',
  'unexpected',
  'categoryGuessed',
  'pictureDrawn',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

const importState = z
  .object({
    id: z.int(),
    shopId: z.int(),
    isDryRun: z.boolean(),
    status: z.enum(IMPORT_STATUS),
    /** 0 to 100. */
    percent: z.int(),
    /** Rows read so far, the heading not counted. */
    rows: z.int(),
    /** Products by what became of them, or would in a dry run. */
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    /** Pictures that could not be reached. */
    drawn: z.int(),
    createTime: time(),
    finishTime: time().nullable(),
  })
  .meta({ id: 'Import' });

export const importsContract = {
  exportFile: endpoint({
    method: 'GET',
    path: 'products/export',
    surface: 'admin',
    access: merchants,
    summary:
      "The shop's products as a Shopify product export, which an import takes again. Some products at a time: the next follow on those up to next, their text on this text. What a spreadsheet would take for a formula is guarded by an apostrophe. Products of all shops for staff who name none.",
    input: z.object({ after: id().optional(), shopId: id().optional() }),
    output: z.object({
      csv: z.string(),
      /** null at the end. */
      next: z.int().nullable(),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: 'products/import',
    surface: 'admin',
    access: merchants,
    summary:
      'Imports a Shopify product export, sent as multipart field file, in the background. A dry run tells what would become of it and changes nothing. Products are known by their handles: a file that was imported before changes nothing. categoryId takes what no tag places. CONFLICT while another import of the shop is under way. Staff name the shop.',
    input: z.object({
      dryRun: bool().default(false),
      encoding: choice(IMPORT_ENCODINGS).default('utf-8'),
      categoryId: id().optional(),
      shopId: id().optional(),
    }),
    output: z.object({ id: z.int() }),
    encoding: 'multipart',
  }),
  page: endpoint({
    method: 'GET',
    path: 'products/imports',
    surface: 'admin',
    access: merchants,
    summary: "Imports, newest first: all of the tenant, or the merchant's own shop's.",
    input: z.object(paging(20)),
    output: pageOf(importState),
  }),
  progress: endpoint({
    method: 'GET',
    path: 'products/import/{id}',
    surface: 'admin',
    access: merchants,
    summary: 'How far an import is.',
    input: z.object({ id: id() }),
    output: importState,
  }),
  report: endpoint({
    method: 'GET',
    path: 'products/import/{id}/report',
    surface: 'admin',
    access: merchants,
    summary:
      'What became of each row, in the order of the file. row counts as a spreadsheet does, the heading is 1; line is that of the text. outcome: 1 created, 2 changed, 3 unchanged, 4 refused.',
    input: z.object({ id: id(), outcome: code(1, 2, 3, 4).optional(), ...paging(50) }),
    output: pageOf(
      z.object({
        row: z.int(),
        line: z.int(),
        handle: z.string(),
        outcome: z.enum(ROW_OUTCOMES),
        productId: z.int().nullable(),
        problems: z.array(z.object({ code: z.enum(ROW_PROBLEMS), detail: z.string(), message: z.string() })),
      }),
    ),
  }),
};
