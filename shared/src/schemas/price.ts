import * as z from 'zod/mini';
import { type ColumnsOf, optionalLine, requiredLine } from './fields.ts';
import { text } from './text.ts';

/** The lists of prices. Those that are free take new prices; of the others pages name each one. */
export const PRICE_GROUPS = [
  'sites',
  'edits',
  'services',
  'packages',
  'maintenance',
  'voluntary-maintenance',
  'ai',
] as const;
export const FREE_PRICE_GROUPS = [
  'sites',
  'edits',
] as const satisfies readonly (typeof PRICE_GROUPS)[number][];

const MOST_CENTS = 100_000_000;

const cents = z
  .int(text.price.centsMissing)
  .check(z.gte(1, text.price.centsMissing), z.lte(MOST_CENTS, text.price.tooMuch));

/** What the studio enters for a price. The database holds the same rules. */
export const priceSchema = z
  .object({
    price_group: z.enum(PRICE_GROUPS, text.price.groupMissing),
    name: requiredLine(text.price.nameMissing, 120),
    note: optionalLine(300),
    unit: optionalLine(40),
    cents,
    cents_to: z.nullable(z.int(text.price.centsMissing).check(z.lte(MOST_CENTS, text.price.tooMuch))),
    currency: z.enum(['EUR', 'BGN']),
    is_from: z.boolean(),
    is_plus: z.boolean(),
  } satisfies Partial<ColumnsOf<'prices'>>)
  .check(
    z.refine(({ cents, cents_to }) => cents_to === null || cents_to > cents, {
      path: ['cents_to'],
      error: text.price.endTooLow,
    }),
  );
