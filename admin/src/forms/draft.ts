import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { forget, keep, recall } from '@vitrina/shared/tabStorage.ts';

interface Draft {
  /** Only the changed fields, or what a `DraftKeeper` needs to go on. */
  values: Record<string, unknown>;
  /** What those fields held before, or what else tells whether somebody has been faster meanwhile. */
  base: Record<string, unknown>;
  /** The paths of the pictures that were uploaded for it. */
  uploads: string[];
}

const EMPTY: Draft = { values: {}, base: {}, uploads: [] };

/**
 * Drafts are kept in the tab's session storage, per account: they survive a reload and a lost session, and end with the tab
 * or when the account signs out. A key names the form, such as "projects/create".
 */
export function readDraft(key: string): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(recall(storageKey(key)) ?? '{}') };
  } catch {
    // Something else wrote there.
    return EMPTY;
  }
}

export function hasDraft(key: string): boolean {
  return isFilled(readDraft(key));
}

export function writeDraft(key: string, changes: Partial<Draft>): void {
  const draft = { ...readDraft(key), ...changes };
  if (isFilled(draft)) keep(storageKey(key), JSON.stringify(draft));
  else dropDraft(key);
}

export const dropDraft = (key: string): void => forget(storageKey(key));

const isFilled = ({ values, uploads }: Draft) => Object.keys(values).length > 0 || uploads.length > 0;

const storageKey = (key: string) => `draft:${storedUserId()}:${key}`;
