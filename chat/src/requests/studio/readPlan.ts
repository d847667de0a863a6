import type { Stage } from '@vitrina/shared/schemas/development.ts';

export interface PlanRow {
  /** Names its fields in the form. */
  key: string;
  /** What it was before it was changed; with nothing in it where it is new. */
  stage: Stage;
}

/**
 * The stages as they stand in the form, in their order.
 * @param stored what is in the database: a stage that somebody else has finished meanwhile stays finished
 */
export function readPlan(rows: readonly PlanRow[], form: FormData, stored: readonly Stage[]): Stage[] {
  return rows.map(({ key, stage }) => {
    const title = String(form.get(`${key}-title`) ?? '').trim();
    const due_on = String(form.get(`${key}-due`) ?? '') || null;
    const same = stored.find((other) => other.title === stage.title);
    return { title, due_on, done_at: stage.done_at ?? same?.done_at ?? null };
  });
}
