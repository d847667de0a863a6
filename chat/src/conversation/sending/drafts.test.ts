import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $drafts,
  clientsWithDrafts,
  draftOf,
  hasUnkeptDrafts,
  keepDraft,
  keepDraftsOf,
  readDraft,
} from './drafts.ts';

let isFull: boolean;

beforeEach(() => {
  isFull = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', Object.create(methods));
});
afterEach(() => {
  keepDraftsOf('vera', []);
  vi.unstubAllGlobals();
});

test('a draft is kept on the device until it is emptied', () => {
  keepDraft('vera', 'ana', 'Здравей');
  expect(localStorage.getItem('chatDraft:vera:ana')).toBe('Здравей');
  expect(hasUnkeptDrafts('vera')).toBe(false);
  keepDraft('vera', 'ana', '', 'Здравей');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('on a full device a draft is kept as long as the page is open', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepDraft('vera', 'ana', 'Здра');
  isFull = true;
  for (const typed of ['Здрав', 'Здраве', 'Здравей']) keepDraft('vera', 'ana', typed);
  expect(readDraft('vera', 'ana')).toBe('Здравей');
  expect(draftOf($drafts.get(), 'vera', 'ana')).toBe('Здравей');
  expect(hasUnkeptDrafts('vera')).toBe(true);
  expect(hasUnkeptDrafts('boris')).toBe(false);
  expect(warn, 'once').toHaveBeenCalledOnce();
});

test('what a full device has not kept is kept once there is space, and forgotten like the rest', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isFull = true;
  keepDraft('vera', 'ana', 'Здравей');
  keepDraft('vera', 'boris', 'Привет');
  isFull = false;
  keepDraft('vera', 'ana', 'Здравей!');
  expect(localStorage.getItem('chatDraft:vera:ana')).toBe('Здравей!');
  expect(hasUnkeptDrafts('vera')).toBe(true);
  keepDraft('vera', 'boris', '', 'Привет');
  expect(hasUnkeptDrafts('vera')).toBe(false);
  expect(readDraft('vera', 'boris')).toBe('');
});

test('the drafts of a deleted client are forgotten, but not those of one who is so new that this tab’s list lacks them', () => {
  keepDraft('vera', 'note:ana', 'Иска меню');
  keepDraft('vera', 'boris', 'Привет');
  const known = clientsWithDrafts('vera');
  keepDraft('vera', 'new', 'Добре дошли'); // In another tab.
  keepDraftsOf('vera', ['boris'], known);
  expect([...$drafts.get().keys()]).toEqual(['chatDraft:vera:boris', 'chatDraft:vera:new']);
  keepDraftsOf('vera', []);
  expect([...$drafts.get().keys()], 'at the sign-out').toEqual([]);
});

/** Those of a storage whose entries are its own properties, as in a browser. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
