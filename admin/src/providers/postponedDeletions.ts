import { HttpError } from 'ra-core';
import { tableOf } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

/** How long a deletion can be taken back. */
export const UNDO_MS = 8000;

export interface PostponedDeletion {
  /** Takes it back: the rows were never touched. */
  undo: () => void;
  /** Called once it is decided, whichever way. */
  onDecided: (listener: () => void) => void;
}

interface Rows {
  resource: string;
  ids: string[];
  /** The rows have gone, came back, or could not be deleted: read again what is shown. */
  onChange: () => void;
  onFailed: (error: unknown) => void;
}

const postponed = new Map<symbol, Rows & { decide: (isUndo: boolean) => Promise<void> }>();

/** Rows that are to be deleted; lists and totals leave them out. */
export function postponedIds(resource: string): string[] {
  return [...postponed.values()].filter((rows) => rows.resource === resource).flatMap(({ ids }) => ids);
}

/** Deletes rows unless it is undone in time. Leaving the page or closing the tab deletes them at once. */
export async function postponeDeletion(rows: Rows): Promise<PostponedDeletion> {
  const key = Symbol();
  const listeners: (() => void)[] = [];
  // The session is read now: a page that is being closed has no time to wait for it.
  const request = await deletionOf(rows);

  const decide = async (isUndo: boolean) => {
    if (!postponed.has(key)) return;
    clearTimeout(timer);
    for (const listener of listeners) listener();
    try {
      if (!isUndo) await request();
    } catch (error) {
      rows.onFailed(error);
    } finally {
      postponed.delete(key);
      if (postponed.size === 0) document.removeEventListener('visibilitychange', deleteWhenHidden);
      rows.onChange();
    }
  };
  const timer = setTimeout(() => void decide(false), UNDO_MS);
  postponed.set(key, { ...rows, decide });
  document.addEventListener('visibilitychange', deleteWhenHidden);
  rows.onChange();

  return {
    undo: () => void decide(true),
    onDecided: (listener) => {
      listeners.push(listener);
    },
  };
}

/** On phones a closed app often fires nothing but `visibilitychange`. */
function deleteWhenHidden() {
  if (document.visibilityState === 'hidden') for (const { decide } of postponed.values()) void decide(false);
}

async function deletionOf({ resource, ids }: Rows): Promise<() => Promise<void>> {
  const { data } = await supabase.auth.getSession();
  const url = `${environment.supabaseUrl}/rest/v1/${tableOf(resource)}?id=in.(${ids.join(',')})`;
  const headers = {
    apikey: environment.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
  };
  return async () => {
    const response = await fetch(url, { method: 'DELETE', headers, keepalive: true });
    if (!response.ok) throw new HttpError(`The server answered ${response.status}.`, response.status);
  };
}
