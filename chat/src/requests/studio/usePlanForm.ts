import { useStore } from '@nanostores/react';
import { STAGE_TITLE_LIMIT, type Stage } from '@vitrina/shared/schemas/development.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveDevelopment } from '../../api/developments.ts';
import { projectOf } from '../../project/projectOf.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { textProblem } from '../../ui/textProblem.ts';
import { type FormErrors, useForm } from '../../ui/useForm.ts';
import { useGoneSignal } from '../../ui/useGoneSignal.ts';
import { isRearranged } from './isRearranged.ts';
import { type PlanRow, readPlan, rowsOf } from './readPlan.ts';
import { text } from './text.ts';
import { typedIn } from './typedIn.ts';
import type { PlanDraft } from './usePlanDraft.ts';
import { wrongDates } from './wrongDates.ts';

const newPlan: Stage[] = text.planStages.map((title) => ({ title, due_on: null, done_at: null }));

/** A plan while it is edited. If somebody else has saved first, their plan is `seen` and the typed values stay. */
export function usePlanForm(clientId: string, draft: PlanDraft, onDone: () => void) {
  const { $project, read: readProject } = projectOf(clientId);
  const { development } = useStore($project);
  const id = useRef(crypto.randomUUID());
  /** The plan that is being edited, whatever is loaded in the meantime. */
  const [seen, setSeen] = useState(development);
  const { kept } = draft;
  const start = new URLSearchParams(kept?.typed);
  const [first] = useState(() => kept?.rows ?? rowsOf(development?.stages ?? newPlan));
  const [rows, setRows] = useState(first);
  const [isConflict, setConflict] = useState(kept !== undefined && kept.seen !== development?.updated_at);
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const goneSignal = useGoneSignal();

  const { isSending, field, submit } = useForm(async (read, typed) => {
    const stages = readPlan(rows, typed, seen?.stages ?? []);
    const problems: FormErrors = {
      ...wrongDates(form.current),
      ...Object.fromEntries(
        rows.map(({ key }, place) => [
          `${key}-title`,
          textProblem(stages[place]?.title ?? '', STAGE_TITLE_LIMIT, text.titleMissing),
        ]),
      ),
    };
    if (Object.values(problems).some(Boolean)) return { errors: problems };
    const launched_on = read('launched_on') || null;
    const title = seen?.title ?? text.plan;
    const plan = { id: seen?.id ?? id.current, client_id: clientId, title, stages, launched_on };
    const result = await saveDevelopment(plan, seen?.updated_at);
    await readProject();
    if (result.ok) {
      if (!goneSignal().aborted) onDone();
    } else if (result.reason === 'conflict') {
      setSeen($project.get().development);
      setConflict(true);
    } else toast({ tone: 'error', title: text.failures[result.reason] });
    return undefined;
  });

  const keep = (latest: PlanRow[]) => {
    if (form.current === null) return;
    const typed = typedIn(form.current);
    // A day that nobody has changed here is no draft: somebody else may change it.
    if (typed.get('launched_on') === (seen?.launched_on ?? '')) typed.delete('launched_on');
    draft.keep({ rows: latest, typed: String(typed), seen: seen?.updated_at });
  };
  const rearrange = (next: PlanRow[]) => {
    flushSync(() => setRows(next));
    keep(next);
  };

  return {
    form,
    start,
    seen,
    isConflict,
    rows,
    isUnsaved: kept !== undefined || isRearranged(rows, first),
    isSending,
    field,
    submit,
    keep: () => keep(rows),
    add: () => rearrange([...rows, ...rowsOf([{ title: '', due_on: null, done_at: null }])]),
    move: (place: number, to: number) => rearrange(moved(rows, place, to)),
    remove: (place: number) => rearrange(rows.toSpliced(place, 1)),
  };
}

function moved(rows: PlanRow[], from: number, to: number): PlanRow[] {
  const row = rows[from];
  return row === undefined || to < 0 || to >= rows.length
    ? rows
    : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
