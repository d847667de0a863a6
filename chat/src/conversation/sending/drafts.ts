import { atom, onMount } from 'nanostores';

/**
 * Text that is typed but not sent. It is kept on this device, so that it survives a reload or the end of a session.
 * @param place where it is typed: a client's id for messages, for anything else words before an id
 */
export function readDraft(accountId: string, place: string): string {
  const key = keyOf(accountId, place);
  return unkept.get(key) ?? localStorage.getItem(key) ?? '';
}

/** @param before the draft that this tab knew: if another tab has replaced it, that one stays */
export function keepDraft(accountId: string, place: string, typed: string, before = ''): void {
  const key = keyOf(accountId, place);
  if (typed !== '') store(key, typed);
  else if (readDraft(accountId, place) === before) remove(key);
  $drafts.set(readAll());
}

/**
 * Forgets what was typed for clients who no longer exist, in messages to them and in notes about them.
 * @param known those known before the list was read: another tab may be writing to somebody who is newer than it
 */
export function keepDraftsOf(
  accountId: string,
  clientIds: readonly string[],
  known: ReadonlySet<string> = clientsWithDrafts(accountId),
): void {
  for (const key of keysOf(accountId)) {
    const id = clientOf(key);
    if (known.has(id) && !clientIds.includes(id)) remove(key);
  }
  $drafts.set(readAll());
}

export const clientsWithDrafts = (accountId: string) => new Set(keysOf(accountId).map(clientOf));

/** Whether something typed would be lost with the page. */
export function hasUnkeptDrafts(accountId: string): boolean {
  return [...unkept.keys()].some((key) => key.startsWith(keyOf(accountId, '')));
}

/** All drafts on this device, by account and place, including changes in other tabs. */
export const $drafts = atom<ReadonlyMap<string, string>>(new Map());
onMount($drafts, () => {
  const read = () => $drafts.set(readAll());
  read();
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
});

export function draftOf(drafts: ReadonlyMap<string, string>, accountId: string, place: string): string {
  return drafts.get(keyOf(accountId, place)) ?? '';
}

/** Tabs share one draft. Reports when another tab has sent or emptied it, until the returned function is called. */
export function whenDraftIsGone(
  accountId: string,
  place: string,
  report: (draft: string) => void,
): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(accountId, place) && newValue === null) report(oldValue ?? '');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const PREFIX = 'chatDraft:';

function keyOf(accountId: string, place: string): string {
  return `${PREFIX}${accountId}:${place}`;
}

const keysOf = (accountId: string) =>
  [...readAll().keys()].filter((key) => key.startsWith(keyOf(accountId, '')));

/** In the studio's accounts every place ends with the id of a client. */
const clientOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);

/** Drafts for which this device has no space. They last as long as the page. */
const unkept = new Map<string, string>();

function store(key: string, typed: string): void {
  try {
    localStorage.setItem(key, typed);
    unkept.delete(key);
  } catch (error) {
    if (!unkept.has(key)) console.warn('What is typed is kept only as long as the page is open:', error);
    unkept.set(key, typed);
  }
}

function remove(key: string): void {
  unkept.delete(key);
  localStorage.removeItem(key);
}

function readAll(): ReadonlyMap<string, string> {
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  return new Map([...stored, ...unkept]);
}
