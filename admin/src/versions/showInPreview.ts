import { writePreview } from '@vitrina/shared/preview.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import type { DraftKeeper } from './DraftKeeper.ts';

/** Passes what a form contains to the page /preview, which shows one row at a time. */
export function showInPreview({ table, key, content }: DraftKeeper): void {
  const accountId = storedUserId();
  if (accountId) writePreview(accountId, { table, key, content });
}
