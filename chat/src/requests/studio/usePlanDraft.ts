import { useState } from 'react';
import { keepDraft, readDraft } from '../../conversation/sending/drafts.ts';
import type { PlanRow } from './readPlan.ts';

interface Kept {
  rows: PlanRow[];
  /** The fields by their names, as in an address. */
  typed: string;
  /** `updated_at` of the plan that was edited; missing for a client's first plan. */
  seen?: string | undefined;
}

export type PlanDraft = ReturnType<typeof usePlanDraft>;

/** What is typed in the form of a plan. It stays on this device until the plan is saved or the form is closed. */
export function usePlanDraft(accountId: string, clientId: string) {
  const place = `plan:${clientId}`;
  const [kept] = useState(() => keptIn(readDraft(accountId, place)));
  return {
    /** What the form starts with; nothing if the plan is as it is stored. */
    kept,
    keep: (draft: Kept) => keepDraft(accountId, place, JSON.stringify(draft)),
    forget: () => keepDraft(accountId, place, '', readDraft(accountId, place)),
  };
}

const keptIn = (stored: string): Kept | undefined => (stored === '' ? undefined : JSON.parse(stored));
