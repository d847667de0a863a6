import { afterEach, expect, test, vi } from 'vitest';
import { forget, forgetInPage, keep, recall } from './tabStorage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands for the tab's storage, which may become full. */
function storage() {
  const items = new Map<string, string>();
  const state = { isFull: false };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  return state;
}

test('what no longer fits replaces what was kept before it', () => {
  const state = storage();
  keep('draft', 'old');
  state.isFull = true;
  keep('draft', 'new');
  expect(recall('draft')).toBe('new');
  state.isFull = false;
  keep('draft', 'newest');
  expect(recall('draft')).toBe('newest');
  forget('draft');
  expect(recall('draft')).toBeUndefined();
});

test('where storage is blocked, values last as long as the page, or until those of an account are forgotten', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep('draft:ana:post', 'Ана');
  keep('draft:boris:post', 'Борис');
  forgetInPage((key) => key.includes(':ana:'));
  expect(recall('draft:ana:post')).toBeUndefined();
  expect(recall('draft:boris:post')).toBe('Борис');
});
