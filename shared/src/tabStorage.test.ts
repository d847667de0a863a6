import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, keysInPage, recall } from './tabStorage.ts';

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

test('where storage is blocked, values last as long as the page, and their keys are known', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep('draft:ana:post', 'Ана');
  expect(recall('draft:ana:post')).toBe('Ана');
  expect(keysInPage()).toEqual(['draft:ana:post']);
  forget('draft:ana:post');
  expect(keysInPage()).toEqual([]);
});
