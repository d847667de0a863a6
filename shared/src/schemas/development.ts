import * as z from 'zod/mini';

/** The most stages that a plan can have. */
export const MOST_STAGES = 12;

/** In characters. */
export const STAGE_TITLE_LIMIT = 100;

/** The stages of a plan, as `private.are_stages` takes them. */
export const stages = z
  .array(
    z.strictObject({
      title: z.string(),
      due_on: z.nullable(z.string()),
      done_at: z.nullable(z.string()),
    }),
  )
  .check(z.minLength(1), z.maxLength(MOST_STAGES));

export type Stage = z.infer<typeof stages>[number];
