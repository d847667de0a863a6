import type { Stage } from '@vitrina/shared/schemas/development.ts';

export interface PlanRow {
  /** The prefix of the names of its fields. */
  key: string;
  /** The stage before editing; empty for a new one. */
  stage: Stage;
  /** How many stages before it had the same title. */
  earlier: number;
}

/** The rows of a plan's stages, or of new ones. */
export const rowsOf = (stages: readonly Stage[]): PlanRow[] =>
  stages.map((stage, place) => ({
    key: crypto.randomUUID(),
    stage,
    earlier: stages.slice(0, place).filter(({ title }) => title === stage.title).length,
  }));

/**
 * The stages in the form, in order.
 * @param stored the stages in the database: one that somebody else has finished in the meantime stays finished
 */
export function readPlan(rows: readonly PlanRow[], form: FormData, stored: readonly Stage[]): Stage[] {
  return rows.map(({ key, stage, earlier }) => {
    const title = String(form.get(`${key}-title`) ?? '').trim();
    const due_on = String(form.get(`${key}-due`) ?? '') || null;
    const same = stored.filter((other) => other.title === stage.title)[earlier];
    return { title, due_on, done_at: stage.done_at ?? same?.done_at ?? null };
  });
}
