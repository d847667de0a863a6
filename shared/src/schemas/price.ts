import * as z from 'zod/mini';
import { type ColumnsOf, optionalLine, requiredLine } from './fields.ts';
import { text } from './text.ts';

/** The price lists. New prices can be added to the free ones; the pages refer to each price of the others. */
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

/** The form of a price. The database has the same rules. */
export const priceSchema = z
  .object({
    price_group: z.enum(PRICE_GROUPS, text.price.groupMissing),
    name: requiredLine(text.price.nameMissing, 120),
    note: optionalLine(300),
    unit: optionalLine(40),
    cents,
    cents_to: z.nullable(cents),
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
