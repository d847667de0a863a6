import { useState } from 'react';
import { keepDraft, readDraft } from '../../conversation/sending/drafts.ts';
import type { Asking } from './asking.ts';
import { typedIn } from './typedIn.ts';
import { valuesOf } from './valuesOf.ts';

export type RequestDraft = ReturnType<typeof useRequestDraft>;

/**
 * What is typed in the form of a request. It stays on this device, without chosen files, until the request is sent or the
 * form is closed.
 */
export function useRequestDraft(accountId: string, clientId: string, { kind, earlier }: Asking) {
  const place = `request:${kind}:${earlier?.id ?? 'new'}:${clientId}`;
  const [kept] = useState(() => readDraft(accountId, place));
  const [start] = useState(() => (kept === '' && earlier ? valuesOf(earlier) : new URLSearchParams(kept)));
  return {
    /** What the form starts with, by the names of its fields. */
    start,
    isRestored: kept !== '',
    keep: (form: HTMLFormElement) => keepDraft(accountId, place, String(typedIn(form))),
    forget: () => keepDraft(accountId, place, '', readDraft(accountId, place)),
  };
}
