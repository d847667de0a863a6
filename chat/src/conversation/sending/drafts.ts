import { atom, onMount } from 'nanostores';

/** Text that is typed but not sent. It is kept on this device, so that it survives a reload or the end of a session. */
export function readDraft(accountId: string, clientId: string): string {
  return localStorage.getItem(keyOf(accountId, clientId)) ?? '';
}

/** @param before the draft that this tab knew: if another tab has replaced it, that one stays */
export function keepDraft(accountId: string, clientId: string, typed: string, before = ''): void {
  if (typed !== '') localStorage.setItem(keyOf(accountId, clientId), typed);
  else if (readDraft(accountId, clientId) === before) localStorage.removeItem(keyOf(accountId, clientId));
  $drafts.set(readAll());
}

/** Forgets what was typed for clients who no longer exist, in messages to them and in notes about them. */
export function keepDraftsOf(accountId: string, clientIds: readonly string[]): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(keyOf(accountId, '')) && !clientIds.some((id) => key.endsWith(`:${id}`)))
      localStorage.removeItem(key);
  $drafts.set(readAll());
}

/** All drafts on this device, by account and client, including changes in other tabs. */
export const $drafts = atom<ReadonlyMap<string, string>>(new Map());
onMount($drafts, () => {
  const read = () => $drafts.set(readAll());
  read();
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
});

export function draftOf(drafts: ReadonlyMap<string, string>, accountId: string, clientId: string): string {
  return drafts.get(keyOf(accountId, clientId)) ?? '';
}

/** Tabs share one draft. Reports when another tab has sent or emptied it, until the returned function is called. */
export function whenDraftIsGone(
  accountId: string,
  clientId: string,
  report: (draft: string) => void,
): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(accountId, clientId) && newValue === null) report(oldValue ?? '');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const PREFIX = 'chatDraft:';

function keyOf(accountId: string, clientId: string): string {
  return `${PREFIX}${accountId}:${clientId}`;
}

function readAll(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(localStorage).filter((entry): entry is [string, string] => entry[0].startsWith(PREFIX)),
  );
}
