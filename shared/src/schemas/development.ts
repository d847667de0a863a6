import * as z from 'zod/mini';
import { isOfThisCentury } from '../calendar.ts';
import { isFilled } from '../filledText.ts';

/** The most stages that a plan can have. */
export const MOST_STAGES = 12;

/** In characters. */
export const STAGE_TITLE_LIMIT = 100;

/** The stages of a plan, as `private.are_stages` takes them. */
export const stages = z
  .array(
    z.strictObject({
      title: z.string().check(z.refine((title) => isFilled(title, STAGE_TITLE_LIMIT))),
      due_on: z.nullable(z.iso.date().check(z.refine(isOfThisCentury))),
      done_at: z.nullable(z.iso.datetime({ precision: 0 }).check(z.refine(isOfThisCentury))),
    }),
  )
  .check(z.minLength(1), z.maxLength(MOST_STAGES));

export type Stage = z.infer<typeof stages>[number];
