import type { Stage } from '@vitrina/shared/schemas/development.ts';

export interface PlanRow {
  /** The prefix of the names of its fields. */
  key: string;
  /** The stage before editing; empty for a new one. */
  stage: Stage;
}

/**
 * The stages in the form, in order.
 * @param stored the stages in the database: one that somebody else has finished in the meantime stays finished
 */
export function readPlan(rows: readonly PlanRow[], form: FormData, stored: readonly Stage[]): Stage[] {
  return rows.map(({ key, stage }) => {
    const title = String(form.get(`${key}-title`) ?? '').trim();
    const due_on = String(form.get(`${key}-due`) ?? '') || null;
    const same = stored.find((other) => other.title === stage.title);
    return { title, due_on, done_at: stage.done_at ?? same?.done_at ?? null };
  });
}
